import type { Finding } from '../finding.ts';
import { jsonPath } from '../jsonPath.ts';
import { makeFinding } from '../makeFinding.ts';
import { hostKind, isHost } from './address.ts';
import { hostMeant, isShared } from './sharedDomain.ts';

const ownFix = 'Write a domain that belongs to the brand alone, e.g. "api.brand.com".';

/** The domain of a zone, which may have a port behind it. */
export function domainOf(zone: string): string {
  return zone.split(':')[0] ?? '';
}

/** A zone is a domain of the brand's own, with its port where that is not 443. */
export function* zoneRules(zone: string, path: Finding['path'], demo: boolean): Generator<Finding> {
  const at = `${jsonPath(path)} "${zone}"`;
  const domain = domainOf(zone);
  const port = zone.slice(domain.length + 1);
  const kind = hostKind(domain);
  if (!isHost(domain) || kind === 'ip' || !(zone === domain || isPort(port))) {
    yield makeFinding(
      'zone-malformed',
      path,
      `${at} is not a domain.`,
      writtenRight(zone) ?? ownFix,
    );
  } else if (!demo && kind !== 'public') {
    const what = `${at} does not exist on the public internet.`;
    yield makeFinding('zone-malformed', path, what, ownFix);
  } else if (kind === 'public' && isShared(domain)) {
    yield makeFinding('zone-shared', path, `${at} has names of many owners below it.`, ownFix);
  } else if (port === '443') {
    const what = `${at} names the port that a zone has anyway.`;
    yield makeFinding('zone-malformed', path, what, `Write "${domain}".`);
  }
}

function isPort(digits: string): boolean {
  return /^[1-9]\d{0,4}$/.test(digits) && Number(digits) <= 65_535;
}

/** How a domain with a scheme, a path, capitals or letters beyond ASCII is written. */
function writtenRight(zone: string): string | null {
  if (/[^\x20-\x7e]/.test(zone))
    return 'Write it in ASCII, with "xn--" before each name that has other letters.';
  const host = hostMeant(zone);
  if (host === null || hostKind(host) !== 'public') return null;
  const [, port = '443'] = /:(\d+)(?:\/|$)/.exec(zone) ?? [];
  return `Write "${port === '443' || !isPort(port) ? host : `${host}:${port}`}".`;
}
