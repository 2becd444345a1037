import type { Readable } from 'node:stream';

/** Larger than any file of a site. */
export const bodyLimit = 64_000_000;

/**
 * Reads an answer to its end.
 * @param length as the answer announced it.
 * @throws Error with code `ECONNRESET` where it is cut off, also where that happened before it was read;
 * `EMSGSIZE` for one that is larger than any file of a site.
 */
export async function readWhole(stream: Readable, length: number | undefined): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of stream) {
      bytes += (part as Buffer).byteLength;
      if (bytes > bodyLimit) break;
      parts.push(part as Buffer);
    }
  } catch (cause) {
    throw failed('ECONNRESET', 'the answer was cut off', cause);
  }
  if (bytes > bodyLimit) throw failed('EMSGSIZE', 'the answer is larger than any file of a site');
  if (length !== undefined && bytes !== length)
    throw failed('ECONNRESET', 'the answer was cut off');
  return Buffer.concat(parts, bytes);
}

const failed = (code: string, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });
