import { expect, it } from 'vitest';
import { tileRect, tilesOf } from './drawFace.ts';

const whole = { x: 10, y: 20, width: 41, height: 41 };
const faces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `N ${at}`, seed: `s${at}`, src: null }));

it.each([
  [2, ['10,20 20x41', '31,20 20x41']],
  [3, ['10,20 20x41', '31,20 20x20', '31,41 20x20']],
  [4, ['10,20 20x20', '31,20 20x20', '10,41 20x20', '31,41 20x20']],
])('places %i members as the picture of a group on a page does', (count, places) => {
  const rects = faces(count).map((_, at) => tileRect(at, count, whole));
  expect(rects.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)).toEqual(places);
});

it('lets up to four members stand for a group, and never one alone', () => {
  const group = { name: 'G', seed: 'g', src: null };
  const counts = [0, 1, 2, 4, 9].map(
    (count) => tilesOf({ ...group, members: faces(count) }).length,
  );
  expect(counts).toEqual([0, 0, 2, 4, 4]);
  expect(tilesOf(undefined)).toEqual([]);
});
