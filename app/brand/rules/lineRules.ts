import { isInZones } from '../../lib/zones.ts';
import type { Finding } from '../finding.ts';
import { jsonPath } from '../jsonPath.ts';
import { makeFinding } from '../makeFinding.ts';
import type { BrandSource } from '../schema.ts';
import {
  type Address,
  hostKind,
  hostWithPort,
  isOwnPath,
  isUnder,
  parseAddress,
} from './address.ts';
import { ownedDomain } from './sharedDomain.ts';
import { doubles } from './textRules.ts';
import { domainOf, zoneRules } from './zoneRules.ts';

type Path = Finding['path'];
type Line = { path: Path; text: string; kind: 'api' | 'im' | 'code' };

/** Where the app may connect to: lines, their zones, and whether backup lists can be checked. */
export function* lineRules(source: BrandSource): Generator<Finding> {
  const { lines, demo = false } = source;
  const { codeUrls = [], publicKeys = [], zones } = lines;
  yield* originRules(source);
  yield* doubles('line-duplicate', ['lines', 'api'], lines.api.map(trimSlash));
  yield* doubles('line-duplicate', ['lines', 'codeUrls'], codeUrls);
  for (const [index, zone] of zones.entries()) {
    yield* zoneRules(zone, ['lines', 'zones', index], demo);
  }
  const all: Line[] = [
    ...lines.api.map((text, index) => ({
      path: ['lines', 'api', index],
      text,
      kind: 'api' as const,
    })),
    { path: ['lines', 'im'], text: lines.im, kind: 'im' },
    ...codeUrls.map((text, index) => ({
      path: ['lines', 'codeUrls', index],
      text,
      kind: 'code' as const,
    })),
  ];
  for (const line of all) {
    yield* demo ? demoLine(filled(line), zones) : liveLine(filled(line), zones);
  }
  yield* unsignedLists(codeUrls, publicKeys);
}

/** A code URL may hold the place where the combineId goes. */
function filled(line: Line): Line {
  return line.kind === 'code' ? { ...line, text: line.text.replaceAll('{combineId}', 'id') } : line;
}

function* originRules({ origin, demo = false }: BrandSource): Generator<Finding> {
  const address = parseAddress(origin);
  const kind = address ? hostKind(address.host) : null;
  if (address && address.port !== 443 && (kind === 'public' || (demo && kind !== 'ip'))) return;
  yield makeFinding(
    'origin-unreachable',
    ['origin'],
    address?.port === 443
      ? `origin "${origin}" names the port that https has anyway.`
      : `origin "${origin}" is not a public web address.`,
    address?.port === 443
      ? 'Leave out ":443".'
      : 'Write the origin people will open, e.g. "https://app.brand.com".',
  );
}

/** Zones are optional for a demo; one that declares them is held to them, so that they can be tried out. */
function* demoLine({ path, text, kind }: Line, zones: readonly string[]): Generator<Finding> {
  if (isOwnPath(text)) return;
  const address = parseAddress(text);
  const host = address ? hostKind(address.host) : 'public';
  const own = kind === 'im' ? '/im' : '/api';
  if (address?.host === '[::1]') {
    yield makeFinding(
      'line-malformed',
      path,
      `${jsonPath(path)} "${text}" has a host that no security policy can name.`,
      `Write "${text.replace('[::1]', 'localhost')}".`,
    );
    return;
  }
  if (address && (host === 'loopback' || host === 'reserved')) {
    yield* schemeRule(address, { path, text, kind }, true);
    if (zones.length > 0) yield* zoneRule(address, { path, text, kind }, zones);
    return;
  }
  yield makeFinding(
    'line-not-local',
    path,
    `${jsonPath(path)} "${text}" leaves this machine, but the brand is a demo.`,
    `Write "${own}", an address of localhost, or a name ending in .test, .example or .invalid.`,
  );
}

function* liveLine(line: Line, zones: readonly string[]): Generator<Finding> {
  const { path, text, kind } = line;
  const at = `${jsonPath(path)} "${text}"`;
  const address = parseAddress(text);
  const example = kind === 'im' ? 'wss://im.brand.com' : 'https://api.brand.com';
  if (!address || (kind !== 'code' && address.path.includes('?'))) {
    yield makeFinding(
      'line-malformed',
      path,
      `${at} is not a whole address in lower case.`,
      `Write scheme, host and path, e.g. "${example}"; a live brand has no lines on its own origin.`,
    );
    return;
  }
  yield* schemeRule(address, line, false);
  if (hostKind(address.host) !== 'public') {
    yield makeFinding(
      'line-not-public',
      path,
      `${at} leads to ${address.host}, which phones cannot reach.`,
      `Write a public host name, e.g. "${example}".`,
    );
    return;
  }
  yield* zoneRule(address, line, zones);
}

function* zoneRule(
  address: Address,
  { path, text }: Line,
  zones: readonly string[],
): Generator<Finding> {
  const { host } = address;
  const place = hostWithPort(address);
  if (isInZones(place, zones)) return;
  const near = zones.map(domainOf).find((domain) => isUnder(host, domain));
  const zone = (near ?? ownedDomain(host) ?? host) + place.slice(host.length);
  const what = near ? 'is on a port that none of lines.zones has' : 'is under none of lines.zones';
  yield makeFinding(
    'line-outside-zone',
    path,
    `${jsonPath(path)} "${text}" ${what}.`,
    `Add "${zone}" to lines.zones, or correct the line.`,
  );
}

function* schemeRule(
  { scheme }: Address,
  { path, text, kind }: Line,
  demo: boolean,
): Generator<Finding> {
  const secure = kind === 'im' ? 'wss' : 'https';
  if (scheme === secure || (demo && `${scheme}s` === secure)) return;
  yield makeFinding(
    'line-scheme',
    path,
    `${jsonPath(path)} "${text}" begins with ${scheme}:, but this line needs ${secure}:.`,
    `Write "${text.replace(/^\w+/, secure)}".`,
  );
}

function* unsignedLists(codeUrls: readonly string[], keys: readonly string[]): Generator<Finding> {
  if (codeUrls.length === 0 || keys.length > 0) return;
  yield makeFinding(
    'code-urls-unsigned',
    ['lines', 'codeUrls'],
    'lines.codeUrls are given, but lines.publicKeys holds no key to check their signatures.',
    'Add the Ed25519 public key of whoever signs the lists, or leave codeUrls out.',
  );
}

function trimSlash(text: string): string {
  return text.replace(/\/$/, '');
}
