import { expect, it } from 'vitest';
import { featureIds } from '../../app/brand/features.ts';
import { tabs } from '../../app/brand/tabs.ts';
import { textsIn } from '../../tests/support/texts.ts';
import { makeBrand } from '../assets/testing/drawings.ts';
import { shortcutTexts } from './shortcuts.ts';

const labelsOf = (brand = makeBrand()): string[] =>
  shortcutTexts(brand, (namespace) => textsIn('en-US')[namespace] ?? {}).map(({ label }) => label);

it('has a name for every tab there can be, and in the icon menu for four', () => {
  const brand = makeBrand({ features: [...featureIds] });
  for (const { id } of tabs) {
    expect(labelsOf({ ...brand, manifest: { ...brand.manifest, shortcuts: [id] } })).toHaveLength(
      1,
    );
  }
  expect(labelsOf(brand)).toHaveLength(4);
});

it('calls the tab of discoveries by what is to be discovered where that is videos alone', () => {
  const label = textsIn('en-US')['video.labels']?.['name'];
  expect(labelsOf(makeBrand({ features: ['video'] }))).toContain(label);
  expect(labelsOf(makeBrand({ features: ['video', 'game'] }))).not.toContain(label);
});
