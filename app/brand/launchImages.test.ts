import { expect, it } from 'vitest';
import { launchLinks } from './launchImages.ts';

it('links an image for each way to hold each screen, dark ones after light ones', () => {
  const links = launchLinks({ hash: '0a1b2c3d', schemes: ['light', 'dark'] });
  expect(links).toHaveLength(96);
  expect(new Set(links.map(({ media }) => media)).size).toBe(96);
  const turned =
    'screen and (device-width: 393px) and (device-height: 852px) and (-webkit-device-pixel-ratio: 3) and (orientation: landscape)';
  const places = [turned, `${turned} and (prefers-color-scheme: dark)`].map((wanted) =>
    links.findIndex(({ media }) => media === wanted),
  );
  expect(places.map((at) => links[at]?.href)).toEqual([
    '/i/splash-2556x1179.0a1b2c3d.png',
    '/i/splash-2556x1179-dark.0a1b2c3d.png',
  ]);
  expect(links.slice(0, 48).every(({ media }) => !media.includes('dark'))).toBe(true);
});
