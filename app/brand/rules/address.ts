import { documentationDomains, privateEndings, reservedEndings } from './hosts.data.ts';

export type Address = { scheme: string; host: string; port: number | null; path: string };

/** Narrow on purpose: what passes can stand in a CSP, a header and a script as it is. */
const grammar =
  /^(https?|wss?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(\/[\w.~%/-]*(?:\?[\w.~%/=&-]*)?)?$/;

/** @returns the parts of an absolute address in lower-case ASCII, or null. */
export function parseAddress(text: string): Address | null {
  const match = grammar.exec(text);
  if (!match) return null;
  const [, scheme = '', host = '', digits, path = ''] = match;
  const port = digits === undefined ? null : Number(digits);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  if (path.split(/[/?]/).some((part) => /^(\.|%2e){1,2}$/i.test(part))) return null;
  return isHost(host) ? { scheme, host, port, path } : null;
}

const usualPorts: Readonly<Record<string, number>> = { http: 80, https: 443, ws: 80, wss: 443 };

/** @returns the host with its port, where that is not the one of the scheme: as `URL.host` has it. */
export function hostWithPort({ scheme, host, port }: Address): string {
  return port === null || port === usualPorts[scheme] ? host : `${host}:${port}`;
}

/** A path on the site's own origin that cannot be read as another host. */
export function isOwnPath(text: string): boolean {
  return /^(\/[\w~-][\w.~-]*)+$/.test(text);
}

export type HostKind = 'public' | 'loopback' | 'reserved' | 'private' | 'ip';

/** @param host lower case; IPv6 in brackets. */
export function hostKind(host: string): HostKind {
  if (host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)) return 'loopback';
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (last === 'localhost') return 'loopback';
  if (host.startsWith('[') || /^\d/.test(last)) return 'ip';
  if (isOneOf(reservedEndings, last)) return 'reserved';
  if (documentationDomains.some((domain) => isUnder(host, domain))) return 'reserved';
  return labels.length < 2 || isOneOf(privateEndings, last) ? 'private' : 'public';
}

/** The host is the domain or a name below it. */
export function isUnder(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** A well-formed DNS name, IPv4 address or bracketed IPv6 address. */
export function isHost(host: string): boolean {
  if (host.startsWith('[')) return true;
  if (host.length > 253) return false;
  return host.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
}

function isOneOf(list: readonly string[], item: string): boolean {
  return list.includes(item);
}
