import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/support/depth.ts';
import type { Artwork } from './artwork.ts';
import { drawAsset, makeWorkshop } from './draw.ts';
import { planAssets } from './plan.ts';
import { sha256Of } from './store.ts';
import { makeBrand, svgOf } from './testing/drawings.ts';
import { checkImage } from './verify.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const number = fc.integer({ min: -20, max: 120 });
const shape = fc
  .tuple(
    number,
    number,
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: 1, max: 90 }),
    colour,
    fc.constantFrom('1', '.5', '.02'),
  )
  .map(
    ([x, y, width, height, fill, opacity]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${fill}" opacity="${opacity}"/>`,
  );
const box = fc
  .tuple(number, number, fc.integer({ min: 8, max: 150 }), fc.integer({ min: 8, max: 150 }))
  .map((values) => `viewBox="${values.join(' ')}"`);

describe('drawAsset', () => {
  it('draws every kind of asset from any drawing, of any proportions and colours', async () => {
    const input = fc.tuple(
      fc.array(shape, { minLength: 1, maxLength: 6 }),
      box,
      colour,
      colour,
      colour,
    );
    await fc.assert(
      fc.asyncProperty(input, async ([shapes, viewBox, seed, light, dark]) => {
        const bytes = Buffer.from(svgOf(shapes.join(''), viewBox));
        const source: Artwork = {
          role: 'source',
          path: 'icon.svg',
          kind: 'svg',
          bytes,
          sha256: sha256Of(bytes),
          width: 64,
          height: 64,
        };
        const plain = makeBrand();
        const brand = { ...plain, bgColor: { light, dark }, theme: { ...plain.theme, seed } };
        const recipes = planAssets(brand, { source });
        const launch = recipes.filter(({ kind }) => kind === 'splash');
        const workshop = makeWorkshop(brand, { source });
        const chosen = [
          ...recipes.filter(({ kind }) => kind !== 'splash'),
          launch[0],
          launch.at(-1),
        ];
        for (const recipe of chosen) {
          if (!recipe) continue;
          expect(
            await checkImage(await drawAsset(recipe, workshop), recipe),
            recipe.file,
          ).toBeNull();
        }
      }),
      { numRuns: runs(1, 10) },
    );
  });
});
