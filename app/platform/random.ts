/** Fills bytes with secure random values. @returns the same array. */
export function secureRandom(bytes: Uint8Array): Uint8Array {
  return crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
}
