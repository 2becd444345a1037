import { expect, it } from 'vitest';
import { tileRect } from './drawFace.ts';

const whole = { x: 10, y: 20, width: 41, height: 41 };

it.each([
  [2, ['10,20 20x41', '31,20 20x41']],
  [3, ['10,20 20x41', '31,20 20x20', '31,41 20x20']],
  [4, ['10,20 20x20', '31,20 20x20', '10,41 20x20', '31,41 20x20']],
])('places %i members as the picture of a group on a page does', (count, places) => {
  const rects = Array.from({ length: count }, (_, at) => tileRect(at, count, whole));
  expect(rects.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)).toEqual(places);
});
