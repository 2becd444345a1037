import type { Network } from './network.ts';

/**
 * `secret`: recovery words, or what may be a private key: neither may leave the device.
 * `otherNetwork`: a hash, of a network of the other kind. `shape`: no hash at all.
 */
export type HashProblem = 'shape' | 'otherNetwork' | 'secret';

/** Recovery phrases have 12 words or more. */
const fewestWords = 12;
/** Letters, perhaps after their number in the phrase. */
const wordShape = /^\d{0,2}[\p{L}\p{M}]+$/u;

/**
 * What is wrong with a text as the hash of a transaction; null where it has the form of one.
 * @param text as it was typed or pasted.
 */
export function hashProblem(network: Network, text: string): HashProblem | null {
  const words = text.split(/[\s\p{P}]+/u).filter((word) => wordShape.test(word));
  if (words.length >= fewestWords) return 'secret';
  const isTron = network === 'TRC20';
  // A private key in groups is one too.
  if (!isTron && /^[0-9a-f]{64}$/i.test(text.replace(/\s/g, ''))) return 'secret';
  const hash = text.trim().toLowerCase();
  if (!/^(?:0x)?[0-9a-f]{64}$/.test(hash)) return 'shape';
  return isTron && hash.startsWith('0x') ? 'otherNetwork' : null;
}
