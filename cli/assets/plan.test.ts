import { describe, expect, it } from 'vitest';
import { planAssets } from './plan.ts';
import { artworkOf, makeBrand, pngOf, tileSvg } from './testing/drawings.ts';

describe('planAssets', () => {
  it('is pure: the same inputs give the same recipes', async () => {
    const artwork = await artworkOf({ source: tileSvg });
    expect(planAssets(makeBrand(), artwork)).toEqual(planAssets(makeBrand(), artwork));
  });

  it('names every file once but the apple icon, which has a hashed and a plain address', async () => {
    const recipes = planAssets(makeBrand(), await artworkOf({ source: tileSvg }));
    const names = recipes.map(({ file, hashed }) => `${file} ${hashed}`);
    expect(new Set(names).size).toBe(names.length);
    const plain = recipes.filter(({ hashed }) => !hashed).map(({ file }) => file);
    expect(plain).toEqual(['favicon.ico', 'apple-touch-icon.png']);
  });

  it('has launch images for every device in both orientations, dark ones after light ones', async () => {
    const artwork = await artworkOf({ source: tileSvg });
    const splash = planAssets(makeBrand(), artwork).filter((one) => one.kind === 'splash');
    expect(splash.length).toBe(96);
    expect(splash.map(({ scheme }) => scheme).lastIndexOf('light')).toBe(47);
    const one = makeBrand({ bgColor: { light: '#FFFFFF', dark: '#FFFFFF' } });
    expect(planAssets(one, artwork).filter(({ kind }) => kind === 'splash').length).toBe(48);
  });

  it('gives a PNG source a PNG favicon instead of an SVG', async () => {
    const recipes = planAssets(makeBrand(), await artworkOf({ source: await pngOf(tileSvg, 512) }));
    expect(recipes.some(({ kind }) => kind === 'svg')).toBe(false);
    expect(recipes.map(({ file }) => file)).toContain('favicon-96.png');
  });

  it('makes shortcuts for the tabs a brand has, at most four, or those it names', async () => {
    const artwork = await artworkOf({ source: tileSvg });
    const tabsOf = (brand: ReturnType<typeof makeBrand>) =>
      planAssets(brand, artwork).flatMap((one) => (one.kind === 'shortcut' ? [one.tab] : []));
    expect(tabsOf(makeBrand())).toEqual(['chat', 'city', 'find', 'live']);
    expect(tabsOf(makeBrand({ features: ['groups', 'video'] }))).toEqual(['chat', 'find', 'mine']);
    const { manifest } = makeBrand();
    const chosen = makeBrand({ manifest: { ...manifest, shortcuts: ['mine', 'chat'] } });
    expect(tabsOf(chosen)).toEqual(['chat', 'mine']);
  });

  it('changes only the keys of pictures that the change shows in', async () => {
    const artwork = await artworkOf({ source: tileSvg });
    const before = planAssets(makeBrand(), artwork);
    const changedKinds = (brand: ReturnType<typeof makeBrand>, options = {}) => {
      const after = planAssets(brand, artwork, options);
      return new Set(
        after.flatMap((one, index) => (one.key === before[index]?.key ? [] : [one.kind])),
      );
    };
    expect(changedKinds(makeBrand({ name: { 'en-US': 'Acne' } }))).toEqual(new Set(['og']));
    expect(changedKinds(makeBrand({ combineId: 'other', origin: 'https://b.example' }))).toEqual(
      new Set(),
    );
    expect(changedKinds(makeBrand(), { engine: 'sharp@9' }).size).toBe(9);
  });
});
