import { getDomain, getHostname, getPublicSuffix } from 'tldts';
import { providerDomains } from './hosts.data.ts';

/** With the list's private part, where hosting providers name the domains below which anyone signs up. */
const everyOwner = { allowPrivateDomains: true } as const;

/**
 * The domain that belongs to one owner, by the Public Suffix List: `acme.co.uk` for `api.acme.co.uk`,
 * `acme.pages.dev` for `x.acme.pages.dev`.
 * @returns null where the host is shared itself.
 */
export function ownedDomain(host: string): string | null {
  const domain = getDomain(host, everyOwner);
  return domain === null || providerDomains.has(domain) ? null : domain;
}

/** @returns the host that an address or a carelessly written domain names, if one owner has it. */
export function hostMeant(text: string): string | null {
  const host = getHostname(text)?.replace(/\.$/, '') ?? null;
  return host === null || isShared(host) ? null : host;
}

/** Names below this domain belong to many owners: `com`, `co.uk`, `pages.dev`. */
export function isShared(domain: string): boolean {
  return getPublicSuffix(domain, everyOwner) === domain || ownedDomain(domain) === null;
}
