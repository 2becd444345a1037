import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packImages, unpackImages } from './imagePack.ts';
import { sha256Of } from './store.ts';

const images = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 5 }).map((bodies) =>
  bodies.map((bytes, index) => {
    const body = Buffer.from(bytes);
    const key = sha256Of(`image ${index}`);
    return { body, stored: { key, sha256: sha256Of(body), bytes: body.length, mtime: 0 } };
  }),
);

describe('a pack of images', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(images, (given) => {
        const found = unpackImages(packImages(given)) ?? new Map();
        expect([...found]).toEqual(given.map(({ stored, body }) => [stored.key, body]));
      }),
    );
  });

  it('gives nothing when it was cut, made longer or changed in an image', () => {
    fc.assert(
      fc.property(images, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, place, change) => {
        const pack = packImages(given);
        expect(unpackImages(pack.subarray(0, place % pack.length))).toBeNull();
        expect(unpackImages(Buffer.concat([pack, Buffer.of(change)]))).toBeNull();
        const body = pack.length - pack.indexOf('\n') - 1;
        if (body === 0) return;
        const at = pack.length - 1 - (place % body);
        pack[at] = (pack[at] ?? 0) ^ change;
        expect(unpackImages(pack)).toBeNull();
      }),
    );
  });

  it('gives nothing for any other bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.json(), fc.string()), (bytes) => {
        expect(unpackImages(Buffer.from(bytes as string))).toBeNull();
      }),
    );
  });
});
