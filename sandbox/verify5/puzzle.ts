import { createHash } from 'node:crypto';

/** Zero bits a solution shows: about 4,000 hashes, some 50 ms on an old phone. */
export const puzzleBits = 12;

/** @returns whether SHA-256 of `salt:answer` starts with so many zero bits. */
export function isPuzzleAnswer(salt: string, bits: number, answer: string): boolean {
  if (!/^(0|[1-9]\d{0,11})$/.test(answer)) return false;
  const digest = createHash('sha256').update(`${salt}:${answer}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

/** The smallest number that solves a puzzle, as the device finds it. */
export function solvePuzzle(salt: string, bits: number): string {
  let number = 0;
  while (!isPuzzleAnswer(salt, bits, String(number))) number += 1;
  return String(number);
}
