import { superiorCodeIn } from '../../core/session/superiorCode.ts';
import { parseWebAddress } from '../../lib/webAddress.ts';

/** Where a code leads: the address itself, and as people read it. */
export type InviteLink = { href: string; shown: string };

/**
 * @param url what `/user/getUserProUrl` answered; empty, or anything that is not safe to hand on,
 *   gives way to a link of this site.
 * @param origin of this site, without a trailing slash.
 */
export function inviteLink(
  { code, url }: { code: string; url: string },
  origin: string,
): InviteLink {
  const given = parseWebAddress(url);
  if (given.ok) return { href: given.href, shown: `${given.hostShown}${given.rest}` };
  const own = `${origin}/?code=${encodeURIComponent(code)}`;
  return { href: own, shown: own.replace(/^https?:\/\//, '') };
}

/** Characters of an address in which a code is looked for. */
const longestLink = 2_048;

/** @returns the code of an invitation to the app at `origin`; null for any other text. */
export function readInviteLink(text: string, origin: string): string | null {
  if (text.length > longestLink || !URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.origin === origin && address.username === '' && address.password === '';
  return isPlain ? superiorCodeIn(address.search).code : null;
}
