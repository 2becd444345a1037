import { describe, expect, it } from 'vitest';
import { standInOf } from './face.ts';

const face = { name: 'Ana Ruiz', seed: 'g', src: null };
const faces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `N${at} Last`, seed: `s${at}`, src: null }));

describe('standInOf', () => {
  it('lets up to four members stand for a group, and never one alone', () => {
    const counts = [0, 1, 2, 4, 9].map(
      (count) => standInOf({ ...face, members: faces(count) }).tiles.length,
    );
    expect(counts).toEqual([0, 0, 2, 4, 4]);
  });

  it('has of each member the letter of the first name', () => {
    const { tiles, letters } = standInOf({ ...face, kind: 'group', members: faces(2) });
    expect(tiles).toEqual(faces(2).map((one) => ({ ...one, letters: 'N' })));
    expect(letters).toBe('');
  });

  it('has the letters of a name, but of no channel', () => {
    expect(standInOf(face)).toEqual({ tiles: [], letters: 'AR' });
    expect(standInOf({ ...face, kind: 'group', members: faces(1) }).letters).toBe('AR');
    expect(standInOf({ ...face, kind: 'channel' }).letters).toBe('');
  });
});
