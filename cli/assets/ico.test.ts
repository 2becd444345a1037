import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIco, writeIco } from './ico.ts';

describe('writeIco', () => {
  it('is read back as it was written', () => {
    const entries = [16, 32, 48, 256].map((side) => ({
      side,
      png: Buffer.alloc(side, side & 255),
    }));
    const read = readIco(writeIco(entries));
    expect(read?.map(({ width, height }) => [width, height])).toEqual(
      entries.map(({ side }) => [side, side]),
    );
    expect(read?.map(({ bytes }) => bytes)).toEqual(entries.map(({ png }) => png));
  });
});

describe('readIco', () => {
  it('refuses anything cut short', () => {
    const whole = writeIco([{ side: 16, png: Buffer.from('picture') }]);
    for (let length = 0; length < whole.length; length++) {
      expect(readIco(whole.subarray(0, length))).toBeNull();
    }
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void readIco(Buffer.from(bytes))));
  });
});
