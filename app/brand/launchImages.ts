import type { Scheme } from './brand.ts';
import { iosDevices } from './iosDevices.data.ts';

/** Which launch images a site has: one for each way to hold each screen, in each of these schemes. */
export type LaunchSet = {
  /** Hash of all of them: they change together. */
  hash: string;
  schemes: readonly Scheme[];
};

export type LaunchImage = {
  /** File without hash and ending. */
  name: string;
  width: number;
  height: number;
  scheme: Scheme;
  orientation: 'portrait' | 'landscape';
  /** Width of the upright screen in points. */
  points: number;
  dpr: number;
  /** The media query of its link. */
  media: string;
};

/** @returns every launch image of these schemes; dark ones come after light ones, as their links must. */
export function launchImages(schemes: readonly Scheme[]): LaunchImage[] {
  return schemes.flatMap((scheme) =>
    iosDevices.flatMap(({ w, h, dpr }) =>
      (['portrait', 'landscape'] as const).map((orientation): LaunchImage => {
        const sides = [w * dpr, h * dpr] as const;
        const [width, height] = orientation === 'portrait' ? sides : [sides[1], sides[0]];
        // Landscape keeps the portrait's device-width and device-height; only the picture turns.
        const screen = `screen and (device-width: ${w}px) and (device-height: ${h}px) and (-webkit-device-pixel-ratio: ${dpr}) and (orientation: ${orientation})`;
        return {
          name: `splash-${width}x${height}${scheme === 'dark' ? '-dark' : ''}`,
          ...{ width, height, scheme, orientation, points: w, dpr },
          media: scheme === 'dark' ? `${screen} and (prefers-color-scheme: dark)` : screen,
        };
      }),
    ),
  );
}

/** @returns the links by which an iPhone or iPad finds its launch image when the app is put on its home screen. */
export function launchLinks({ hash, schemes }: LaunchSet): { href: string; media: string }[] {
  return launchImages(schemes).map(({ name, media }) => ({
    href: `/i/${name}.${hash}.png`,
    media,
  }));
}
