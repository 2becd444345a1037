const size = 64;

// The first 32 bits of the fractions of cube roots and square roots of primes (FIPS 180-4).
const primes = firstPrimes(64);
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256, at once and also where the page is not secure: the browser's own is neither.
 * @returns 32 bytes.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(start);
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += size) compress(state, view, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros, and the length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / size) * size);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function compress(state: Uint32Array, view: DataView, offset: number): void {
  const words = new Uint32Array(size);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4);
  for (let at = 16; at < size; at += 1) {
    const [two, seven] = [words[at - 2] ?? 0, words[at - 7] ?? 0];
    const [fifteen, sixteen] = [words[at - 15] ?? 0, words[at - 16] ?? 0];
    const low = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    words[at] = sixteen + low + seven + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < size; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice;
    const one = (mixed + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
