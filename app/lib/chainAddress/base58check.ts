import { sha256 } from './sha256.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const checkLength = 4;

/** @returns bytes and the first four of their double SHA-256, in base 58. */
export function toBase58check(payload: Uint8Array): string {
  const bytes = [...payload, ...checkOf(payload)];
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = (alphabet[Number(number % 58n)] ?? '') + text;
  return '1'.repeat(zerosBefore(bytes)) + text;
}

/** @returns the bytes before the check; null where the check is wrong or a character is none. */
export function fromBase58check(text: string): Uint8Array | null {
  const digits = [...text].map((character) => alphabet.indexOf(character));
  if (digits.includes(-1)) return null;
  let number = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n);
  const bytes: number[] = [];
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n));
  bytes.unshift(...new Array<number>(zerosBefore(digits)).fill(0));
  const payload = Uint8Array.from(bytes.slice(0, -checkLength));
  const check = checkOf(payload);
  const isRight =
    bytes.length > checkLength && check.every((byte, at) => bytes.at(at - 4) === byte);
  return isRight ? payload : null;
}

function checkOf(payload: Uint8Array): number[] {
  return [...sha256(sha256(payload)).slice(0, checkLength)];
}

/** Zeros at the start say nothing in a number: each is written as one character. */
function zerosBefore(values: readonly number[]): number {
  const first = values.findIndex((value) => value !== 0);
  return first < 0 ? values.length : first;
}
