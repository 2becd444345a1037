import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/depth.ts';
import type { Brand } from '../brand.ts';
import { toHex } from '../colour/oklch.ts';
import { lookKnobs } from '../look.ts';
import { resolveBrand } from '../resolve.ts';
import { deriveTokens } from '../theme/deriveTokens.ts';
import { contrastPairs, lowPairs } from '../theme/pairs.ts';
import type { ColourTokenName } from '../theme/tokens.ts';
import { contrastRules } from './contrastRules.ts';

const base = resolveBrand('acme', {
  name: 'Acme',
  shortName: 'Acme',
  combineId: 'acme',
  platformId: 10000,
  packageId: 1,
  origin: 'https://acme.com',
  locale: 'en-US',
  locales: ['en-US'],
  theme: { seed: '#2F4F86' },
  bgColor: { light: '#F2F0EA', dark: '#131519' },
  icons: { source: 'icon.svg' },
  lines: { api: ['https://api.acme.com'], im: 'wss://im.acme.com', zones: ['acme.com'] },
});

const schemes = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => hexOf(value));
const look = fc.record(
  Object.fromEntries(
    Object.entries(lookKnobs).map(([knob, values]) => [knob, fc.constantFrom(...values)]),
  ),
) as fc.Arbitrary<Brand['theme']['look']>;

function paper(lowest: number, highest: number): fc.Arbitrary<string> {
  const parts = fc.tuple(
    fc.double({ min: lowest, max: highest, noNaN: true }),
    fc.double({ min: 0, max: 0.06, noNaN: true }),
    fc.double({ min: 0, max: 360, noNaN: true }),
  );
  return parts.map(([l, c, h]) => toHex({ l, c, h }));
}

function brands(light: fc.Arbitrary<string>, dark: fc.Arbitrary<string>): fc.Arbitrary<Brand> {
  const radius = fc.constantFrom('sharp', 'soft', 'round');
  const parts = fc.record({ seed: hex, accent: hex, look, radius, light, dark });
  return parts.map(({ seed, accent, look: knobs, radius: corners, ...bgColor }) => ({
    ...base,
    bgColor,
    theme: { ...base.theme, seed, accent, radius: corners, look: knobs },
  }));
}

function hexOf(value: number): string {
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
}

function offered(fix: string): string | null {
  return /"(#[0-9A-F]{6})"/.exec(fix)?.[1] ?? null;
}

describe('the derivation', () => {
  it('reads for any seed, accent and knobs on light and dark paper', () => {
    fc.assert(
      fc.property(brands(paper(0.85, 1), paper(0, 0.3)), (brand) => {
        for (const scheme of schemes) expect(lowPairs(deriveTokens(brand, scheme))).toEqual([]);
      }),
      { numRuns: runs(20, 200) },
    );
  });
});

describe('contrastRules', () => {
  it('names a background that leaves no room, and offers one that does', () => {
    fc.assert(
      fc.property(brands(paper(0, 1), paper(0, 1)), (brand) => {
        const findings = contrastRules(brand, false);
        for (const scheme of schemes) {
          const low = lowPairs(deriveTokens(brand, scheme));
          const own = findings.filter(({ path }) => path[1] === scheme);
          expect(own).toHaveLength(low.length > 0 ? 1 : 0);
          const colour = own[0] && offered(own[0].fix);
          if (!colour) continue;
          const bgColor = { ...brand.bgColor, [scheme]: colour };
          expect(lowPairs(deriveTokens({ ...brand, bgColor }, scheme))).toEqual([]);
        }
      }),
      { numRuns: runs(8, 60) },
    );
  });

  it('names an override that spoils a pair, and offers a colour that does not', () => {
    const paired = [
      ...new Set(contrastPairs.flatMap(({ text, on, over }) => [text, on, over ?? on])),
    ];
    const tokens = paired.filter((name) => name !== 'page');
    const papers = brands(paper(0.9, 1), paper(0, 0.25));
    const override = fc.tuple(fc.constantFrom<ColourTokenName>(...tokens), hex);
    fc.assert(
      fc.property(papers, override, (brand, [name, value]) => {
        const spoilt = overriding(brand, name, value);
        const low = lowPairs(deriveTokens(spoilt, 'light'));
        const [finding, ...more] = contrastRules(spoilt, false);
        expect(finding?.path ?? null).toEqual(
          low.length > 0 ? ['theme', 'tokens', 'light', name] : null,
        );
        expect(more).toEqual([]);
        if (!finding) return;
        const colour = offered(finding.fix);
        expect(colour).not.toBeNull();
        expect(lowPairs(deriveTokens(overriding(brand, name, colour ?? ''), 'light'))).toEqual([]);
      }),
      { numRuns: runs(20, 150) },
    );
  });

  it('blames no colour where two overrides exclude each other', () => {
    const light = { textPrimary: '#808080', surface: '#000000' };
    const brand = { ...base, theme: { ...base.theme, tokens: { light, dark: {} } } };
    const fixes = contrastRules(brand, false).map(({ fix }) => fix);
    expect(fixes[0]).toBe('Leave out textPrimary and surface; no colour reads beside the others.');
  });
});

function overriding(brand: Brand, name: string, value: string): Brand {
  const tokens = { light: { [name]: value }, dark: {} };
  return { ...brand, theme: { ...brand.theme, tokens } };
}
