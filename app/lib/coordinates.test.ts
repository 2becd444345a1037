import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Coordinates,
  coordinatesText,
  isOnEarth,
  metresBetween,
  parseCoordinates,
} from './coordinates.ts';

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('what is written is read again, to about a metre', () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      const read = parseCoordinates(coordinatesText(place));
      expect(read).not.toBeNull();
      if (read) expect(metresBetween(place, read)).toBeLessThan(1);
      expect(coordinatesText(place)).not.toContain('-0.00000');
    }),
  );
});

it('reads what people type, with either decimal sign', () => {
  const place = { latitude: 3.15, longitude: -101.5 };
  for (const text of [
    ...['3.15, -101.5', '3.15,-101.5', ' 3.15  -101.5 ', '3.15; -101.5', '3.15°, -101.5°'],
    ...['3,15; -101,5', '3,15 -101,5', '3,15, -101,5', '+3.15, \u2212101.5'],
  ]) {
    expect(parseCoordinates(text), text).toEqual(place);
  }
  expect(parseCoordinates('3,15')).toEqual({ latitude: 3, longitude: 15 });
});

it('takes nothing that is no place, and never fails', () => {
  for (const text of ['', '3.15', '91, 0', '0, 181', 'NaN, 0', '1e1, 2', '1,2,3,4', '0x1, 2']) {
    expect(parseCoordinates(text), text).toBeNull();
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.,; °]{0,40}$/)), (text) => {
      const read = parseCoordinates(text);
      expect(read === null || isOnEarth(read)).toBe(true);
    }),
  );
  expect(isOnEarth({ latitude: Number.NaN, longitude: 0 })).toBe(false);
});

it('measures distances that are known', () => {
  const kualaLumpur = { latitude: 3.139, longitude: 101.6869 };
  const singapore = { latitude: 1.3521, longitude: 103.8198 };
  expect(metresBetween(kualaLumpur, singapore) / 1000).toBeCloseTo(309, -1);
  expect(
    metresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
  ).toBeLessThan(23_000);
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3);
      expect(metresBetween(one, other)).toBeLessThan(20_020_000);
      expect(metresBetween(one, one)).toBe(0);
    }),
  );
});
