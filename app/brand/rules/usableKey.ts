import { Point } from '@noble/ed25519';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Whether text is an Ed25519 public key that somebody can have made: 32 bytes in base64, written the
 * one way, that name a point of the curve in the group that keys come from. Of the other points some
 * have signatures that anybody can make; of keys copied wrong, 15 in 16 are told.
 */
export function isUsableKey(text: string): boolean {
  // The last of 43 characters carries two unused bits, which must be zero.
  if (!/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(text)) return false;
  try {
    const point = Point.fromBytes(bytesOf(text));
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/** @param key 43 digits of base64 and one `=`. */
function bytesOf(key: string): Uint8Array {
  const bits = [...key.slice(0, -1)].map((digit) => digits.indexOf(digit));
  return Uint8Array.from({ length: 32 }, (_, index) => {
    const at = Math.floor((index * 8) / 6);
    const pair = ((bits[at] ?? 0) << 6) | (bits[at + 1] ?? 0);
    return (pair >> (4 - ((index * 8) % 6))) & 255;
  });
}
