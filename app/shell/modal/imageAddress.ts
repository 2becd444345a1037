import { mayLoadPicture } from '../../lib/pictureHost.ts';
import { parseWebAddress } from '../../lib/webAddress.ts';

export type ImageAddress = { src: string; canSave: boolean };

const inlineImage = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Checks the address of an image somebody else named.
 * @param origin of this page: `blob:` addresses and paths belong to it
 * @param zones the brand's `lines.zones`, which alone may be asked for others
 * @returns null for every kind of address that is not listed here
 */
export function imageAddress(
  text: string,
  origin: string,
  zones: readonly string[],
): ImageAddress | null {
  if (ownPath.test(text)) return { src: text, canSave: true };
  if (inlineImage.test(text)) return { src: text, canSave: true };
  if (text.startsWith(`blob:${origin}/`)) return { src: text, canSave: true };
  const address = parseWebAddress(text);
  // Browsers do not save from other sites: the link would leave the app instead.
  if (!address.ok || !mayLoadPicture(new URL(address.href), origin, zones)) return null;
  return { src: address.href, canSave: false };
}

/** @returns the position to start at: an index, or the address of one of the images; else the first. */
export function startIndex(current: string | null, urls: readonly string[]): number {
  if (current === null) return 0;
  const found = urls.indexOf(current);
  if (found >= 0) return found;
  const index = /^\d{1,3}$/.test(current) ? Number(current) : 0;
  return index < urls.length ? index : 0;
}
