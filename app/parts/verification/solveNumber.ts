/** Hashes worked out before the device may do something else. */
const sliceSize = 200;

type Means = {
  /** SHA-256. */
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  /** Lets everything else of the page go first. */
  pause: () => Promise<void>;
  signal: AbortSignal;
};

/**
 * Finds the smallest whole number whose SHA-256 of `salt + ":" + number` starts with `bits` zero
 * bits (`/getVerify5Data`).
 * @throws the signal's reason when it is aborted.
 */
export async function solveNumber(
  { salt, bits }: { salt: string; bits: number },
  { digest, pause, signal }: Means,
): Promise<number> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += sliceSize) {
    signal.throwIfAborted();
    const slice = Array.from({ length: sliceSize }, (_, index) =>
      digest(encoder.encode(`${salt}:${first + index}`)),
    );
    const hashes = await Promise.all(slice);
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= bits);
    if (found >= 0) return first + found;
    await pause();
  }
}

/** @returns how many zero bits the bytes start with. */
export function zeroBits(bytes: Uint8Array): number {
  const whole = bytes.findIndex((byte) => byte !== 0);
  if (whole < 0) return bytes.length * 8;
  return whole * 8 + Math.clz32(bytes[whole] ?? 0) - 24;
}
