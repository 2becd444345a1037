import * as v from 'valibot';
import { type Stored, sha256Of } from './store.ts';

const header = v.object({
  format: v.literal(1),
  files: v.array(
    v.object({
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      sha256: v.string(),
      bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
});

/**
 * All images of a brand in one object: a line of JSON that names each with its size and SHA-256, then
 * their bytes one after the other.
 * @param images whose first of a key is kept.
 */
export function packImages(images: readonly { stored: Stored; body: Buffer }[]): Buffer {
  const once = new Map(images.map((image) => [image.stored.key, image]));
  const files = [...once.values()].map(({ stored: { key, sha256, bytes } }) => ({
    key,
    sha256,
    bytes,
  }));
  const first = Buffer.from(`${JSON.stringify({ format: 1, files })}\n`);
  return Buffer.concat([first, ...[...once.values()].map(({ body }) => body)]);
}

/** @returns the images by key, or null where the object is not a whole one: then none is believed. */
export function unpackImages(pack: Buffer): Map<string, Buffer> | null {
  const end = pack.indexOf('\n');
  const parsed = v.safeParse(header, end === -1 ? null : parsedJson(pack.subarray(0, end)));
  if (!parsed.success) return null;
  const images = new Map<string, Buffer>();
  let at = end + 1;
  for (const { key, sha256, bytes } of parsed.output.files) {
    const body = pack.subarray(at, at + bytes);
    if (body.length !== bytes || sha256Of(body) !== sha256) return null;
    images.set(key, body);
    at += bytes;
  }
  return at === pack.length ? images : null;
}

function parsedJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
