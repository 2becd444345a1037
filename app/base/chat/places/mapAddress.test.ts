import { expect, it } from 'vitest';
import { mapAddress } from './mapAddress.ts';

it('is of the maps that the device has, with nothing but the coordinates', () => {
  const place = { latitude: -3.5, longitude: 101.71165, description: 'Home', accuracy: 3 };
  expect(mapAddress(place, 'android')).toBe('geo:-3.50000,101.71165?q=-3.50000,101.71165');
  expect(mapAddress(place, 'ios')).toBe(
    'https://maps.apple.com/?ll=-3.50000,101.71165&q=-3.50000,101.71165',
  );
  expect(mapAddress(place, 'desktop')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
});
