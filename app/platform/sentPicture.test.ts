import { expect, it } from 'vitest';
import { chosenWay, isKeptMoving, type PictureFile, pictureWays } from './sentPicture.ts';

const picture = (bytes: number, width = 100): PictureFile => ({
  blob: new Blob(['x'.repeat(bytes)]),
  width,
  height: width,
});

it('sends the smaller picture, or the original where that is wanted', () => {
  const original = picture(900, 3_000);
  const small = picture(200, 1_600);
  const ways = pictureWays(original, small);
  expect(chosenWay(ways, false)).toBe(small);
  expect(chosenWay(ways, true)).toBe(original);
});

it('sends the original where drawing it anew gained nothing', () => {
  const original = picture(200);
  for (const bytes of [200, 300]) {
    const ways = pictureWays(original, picture(bytes));
    expect(ways.small).toBeNull();
    expect(chosenWay(ways, false)).toBe(original);
  }
});

it('sends what was drawn anew, however large, where the platform does not take the original', () => {
  const small = picture(300);
  const ways = pictureWays(null, small);
  expect(chosenWay(ways, false)).toBe(small);
  expect(chosenWay(ways, true)).toBe(small);
});

it('leaves alone what moves', () => {
  expect(isKeptMoving('image/gif')).toBe(true);
  expect(isKeptMoving('image/png')).toBe(false);
  const original = picture(900);
  expect(chosenWay(pictureWays(original, null), false)).toBe(original);
});
