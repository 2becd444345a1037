/** Bytes of a file that count, from its start and its end. */
const sampleBytes = 64 * 1024;

/**
 * Tells inputs of an intent apart: 16 bits of a hash. So few on purpose, because inputs hold
 * passwords, and 16 bits are too few to find one by. Where two inputs meet by chance, the server
 * answers that the key was used with another one, and the call gets a new key.
 * @returns a whole number from 0 to 65535.
 */
export async function fingerprint(input: unknown, file?: Blob): Promise<number> {
  let hash = mix(2_166_136_261, new TextEncoder().encode(canonical(input)));
  if (file) {
    hash = mix(hash, new TextEncoder().encode(` ${file.type} ${file.size} `));
    for (const part of [file.slice(0, sampleBytes), file.slice(-sampleBytes)]) {
      hash = mix(hash, new Uint8Array(await part.arrayBuffer()));
    }
  }
  return (hash >>> 16) ^ (hash & 0xffff);
}

/** FNV-1a, 32 bits. */
function mix(start: number, bytes: Uint8Array): number {
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16_777_619);
  return hash >>> 0;
}

/** JSON with keys in one order, so that equal inputs read the same. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
