import { keccak256 } from './keccak256.ts';

/**
 * @param hex 40 hex digits, in either case.
 * @returns the address with its checksum: a letter is in upper case where the digit of the hash at
 * its place is 8 or more.
 */
export function withChecksum(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = keccak256(Uint8Array.from(lower, (character) => character.charCodeAt(0)));
  const letters = [...lower].map((letter, at) => {
    const byte = hash[at >> 1] ?? 0;
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15;
    return nibble >= 8 ? letter.toUpperCase() : letter;
  });
  return `0x${letters.join('')}`;
}
