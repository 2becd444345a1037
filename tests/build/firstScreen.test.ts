import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandData } from '../../app/brand/data.ts';
import type { LocaleId } from '../../app/brand/locales.ts';
import { renderFirstScreen } from '../../app/server.tsx';
import { fillStandIns, firstScreenKey, withStandIns } from '../../cli/stamp/standIns.ts';
import { plainBrandData, plainOperator } from '../support/brandData.ts';
import { textsIn } from '../support/texts.ts';

const resources = { 'en-US': textsIn('en-US'), 'zh-CN': textsIn('zh-CN') };
type Language = keyof typeof resources;

const render = (data: BrandData, locale: Language): string =>
  renderFirstScreen({ data, features: [], locale, resources: resources[locale] });

/** The markup as the stamp makes it: once for all brands of a key. */
const rendered = new Map<string, string>();
function stamped(data: BrandData, locale: Language): string {
  const key = firstScreenKey(data, locale);
  const shared = rendered.get(key) ?? render(withStandIns(data, locale), locale);
  rendered.set(key, shared);
  return fillStandIns(shared, data, locale);
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(`<b>&"'</b>`, '⟦name⟧', '$&', '聊天', 'Plain'),
);
const inLanguages = fc
  .record({ 'en-US': words, 'zh-CN': words }, { requiredKeys: ['en-US'] })
  .map((texts) => texts as Record<string, string>);
const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
const operator = fc.record({
  ...Object.fromEntries(
    Object.entries(plainOperator).map(([key, value]) => [key, fc.constant(value)]),
  ),
  termsUrl: address,
  privacyUrl: address,
  minimumAge: fc.constantFrom(18, 21),
}) as fc.Arbitrary<NonNullable<BrandData['operator']>>;
const brands: fc.Arbitrary<BrandData> = fc
  .record({
    name: inLanguages,
    description: inLanguages,
    icon: fc.constantFrom('/i/a.png', '/i/b.png?"'),
    operator: fc.option(operator),
    demo: fc.boolean(),
    locales: fc.constantFrom<LocaleId[]>(['en-US'], ['en-US', 'zh-CN']),
  })
  .map((changes) => ({ ...plainBrandData, ...changes }));

describe('the first screen of many brands', () => {
  it('is that of each brand by itself, whatever it says of itself', () => {
    fc.assert(
      fc.property(brands, fc.constantFrom<Language>('en-US', 'zh-CN'), (data, locale) => {
        expect(stamped(data, locale)).toBe(render(data, locale));
      }),
      { numRuns: 100 },
    );
  });

  it('shows nothing of a brand but what it is filled in with', () => {
    const other: BrandData = {
      ...plainBrandData,
      ...{ id: 'other', combineId: 'other-1', platformId: 2, packageId: 77 },
      shortName: { 'en-US': 'Other' },
      origin: 'https://other.example',
      scheme: 'dark',
      pageColor: { light: '#EEEEEE', dark: '#222222' },
      lines: {
        ...plainBrandData.lines,
        api: ['https://api.other.example'],
        zones: ['other.example'],
      },
      release: { id: '111111111111', version: '2.0.0', minimumVersion: '2.0.0' },
    };
    expect(firstScreenKey(other, 'en-US')).toBe(firstScreenKey(plainBrandData, 'en-US'));
    expect(render(other, 'en-US')).toBe(render(plainBrandData, 'en-US'));
  });
});
