import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

function paint({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return rows;
}

describe('qrPath', () => {
  it.each(['https://quedu.example', 'https://quedu.example/?code=汉字', 'a'.repeat(400)])(
    'covers exactly the dark modules of %j at level H',
    (text) => {
      expect(paint(qrPath(text))).toEqual(encode(text, { ecc: 'H', border: 0 }).data);
    },
  );

  it('throws for a text no code can hold', () => {
    expect(() => qrPath('a'.repeat(3000))).toThrow();
  });
});
