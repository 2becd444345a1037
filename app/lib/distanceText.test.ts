import { expect, it } from 'vitest';
import { distanceText } from './distanceText.ts';

it('says metres as long as there are few', () => {
  expect(distanceText(0, 'en')).toBe('0 m');
  expect(distanceText(12.4, 'en')).toBe('12 m');
  expect(distanceText(999.4, 'en')).toBe('999 m');
  expect(distanceText(999.5, 'en')).toBe('1 km');
  expect(distanceText(3_440, 'es')).toBe('3,4 km');
  expect(distanceText(309_000, 'en')).toBe('309 km');
});
