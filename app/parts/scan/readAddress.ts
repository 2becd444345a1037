import { parseWebAddress } from '../../lib/webAddress.ts';
import type { ScannedFace } from './slots.ts';
import type { Verdict } from './useScan.ts';

/**
 * Reads what a code says.
 * @param kinds of addresses that the app makes codes of.
 * @param ownOrigins of this app.
 * @returns the path it leads to here. An address of the same kind elsewhere is of another app, whose
 *   host is named; it is never opened (design 9.8).
 */
export function readAddress(
  text: string,
  kinds: readonly ScannedFace[],
  ownOrigins: readonly string[],
): { path: string } | Extract<Verdict, { isTaken: false }> {
  const path = firstPath(text, kinds, ownOrigins);
  if (path !== null) return { path };
  const address = parseWebAddress(text);
  const isOther = address.ok && firstPath(text, kinds, [new URL(address.href).origin]) !== null;
  return { isTaken: false, otherApp: isOther ? address.hostShown : null };
}

function firstPath(
  text: string,
  kinds: readonly ScannedFace[],
  origins: readonly string[],
): string | null {
  for (const { pathOf } of kinds) {
    for (const origin of origins) {
      const path = pathOf(text, origin);
      if (path !== null) return path;
    }
  }
  return null;
}
