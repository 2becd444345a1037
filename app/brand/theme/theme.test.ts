import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../brand.ts';
import { resolveBrand } from '../resolve.ts';
import type { BrandSource } from '../schema.ts';
import { constantTokens } from './constants.data.ts';
import { deriveTokens } from './deriveTokens.ts';
import { goldenColours } from './goldenColours.data.ts';
import { shapeTokens } from './shape.ts';
import { markImage, themeCss } from './themeCss.ts';
import {
  type ColourTokenName,
  cssName,
  schemeTokenNames,
  type TokenName,
  tokenNames,
} from './tokens.ts';
import { typeTokens } from './typeTokens.ts';
import { safeValue } from './values.ts';

const ids = Object.keys(goldenColours);
const schemes = ['light', 'dark'] as const;

function demoBrand(id: string): Brand {
  const file = new URL(`../../../brands/${id}/brand.json`, import.meta.url);
  return resolveBrand(id, JSON.parse(readFileSync(file, 'utf8')) as BrandSource);
}

function withOverride(brand: Brand, token: string, value: string): Brand {
  const tokens = { light: { [token]: value }, dark: {} };
  return { ...brand, theme: { ...brand.theme, tokens } };
}

/** Largest difference of a channel, 0–255. */
function distance(one: string, other: string): number {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2) || 'FF', 16);
  return Math.max(...[1, 3, 5, 7].map((at) => Math.abs(channel(one, at) - channel(other, at))));
}

/** The theme with a mark that has nothing special. */
function themeOf(brand: Brand): string {
  return themeCss(brand, '/i/mark.00000000.png');
}

function count(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

describe('deriveTokens', () => {
  it.each(ids)('agrees with the reference colours of %s', (id) => {
    const brand = demoBrand(id);
    const derived = schemes.map((scheme) => deriveTokens(brand, scheme));
    for (const [name, values] of Object.entries(goldenColours[id] ?? {})) {
      for (const [index, value] of values.entries()) {
        const got = derived[index]?.[name as ColourTokenName] ?? '';
        expect(distance(got, value), `${name} ${schemes[index]} ${got} ${value}`).toBeLessThan(3);
      }
    }
  });

  it.each(schemes)('gives exactly the declared tokens in %s', (scheme) => {
    const derived = Object.keys(deriveTokens(demoBrand('anjung'), scheme));
    expect(derived.sort()).toEqual([...schemeTokenNames].sort());
  });

  it('takes overrides as they stand, and nothing that is no token', () => {
    const brand = withOverride(demoBrand('quedu'), 'bubbleOut', '#ABCDEF');
    expect(deriveTokens(brand, 'light').bubbleOut).toBe('#ABCDEF');
    expect(deriveTokens(brand, 'dark').bubbleOut).not.toBe('#ABCDEF');
    const odd = withOverride(demoBrand('quedu'), 'constructor', '#ABCDEF');
    expect(deriveTokens(odd, 'light')).toEqual(deriveTokens(demoBrand('quedu'), 'light'));
  });
});

describe('typeTokens', () => {
  it('follow the language', () => {
    const brand = demoBrand('clatter');
    expect(typeTokens(brand, 'zh-HANT')).toMatchObject({
      lhBody: '1.5',
      trackTitle: '0',
      wName: '500',
    });
    expect(typeTokens(brand, 'zh-HANT').fontText).toContain('"PingFang TC"');
    expect(Number(typeTokens(brand, 'vi-VN').lhTight)).toBeGreaterThanOrEqual(1.25);
    expect(typeTokens(demoBrand('verbena'), 'es-ES').fontHeading).toContain('ui-serif');
  });
});

describe('tokenNames', () => {
  it('names every token once, with one CSS name each', () => {
    expect(new Set(tokenNames).size).toBe(tokenNames.length);
    expect(new Set(tokenNames.map(cssName)).size).toBe(tokenNames.length);
    expect(cssName('onBubbleIn')).toBe('--on-bubble-in');
    expect(cssName('fsBody')).toBe('--fs-body');
  });

  it('covers every group of values', () => {
    const brand = demoBrand('dieu');
    const values = {
      ...deriveTokens(brand, 'light'),
      ...shapeTokens(brand),
      ...constantTokens,
      ...typeTokens(brand, 'vi-VN'),
    };
    expect(Object.keys(values).sort()).toEqual([...tokenNames].sort());
  });
});

describe('themeCss', () => {
  const perScheme = (css: string, token: TokenName) => count(css, `${cssName(token)}:`);

  it.each(ids)('holds every token of %s once per scheme', (id) => {
    const brand = demoBrand(id);
    const css = themeOf(brand);
    const root = css.slice(0, css.indexOf('}'));
    for (const token of tokenNames)
      expect(
        count(`${root};`, `;${cssName(token)}:`) + count(root, `{${cssName(token)}:`),
        token,
      ).toBe(1);
    // An auto brand states its dark scheme for the system's wish and for the person's.
    const times = brand.theme.scheme === 'auto' ? 3 : 2;
    for (const token of schemeTokenNames) expect(perScheme(css, token), token).toBe(times);
    expect(perScheme(css, 'radiusM')).toBe(1);
    expect(css).not.toMatch(/<\/|\n|undefined|NaN/);
    expect(count(css, '{')).toBe(count(css, '}'));
  });

  it('puts the default scheme in the root rule', () => {
    expect(themeOf(demoBrand('chaojian'))).toMatch(/^@layer [^;]*;:root\{[^}]*color-scheme:dark/);
    expect(themeOf(demoBrand('chaojian'))).toContain(
      ':root[data-scheme=light]{color-scheme:light;',
    );
    expect(themeOf(demoBrand('quedu'))).toMatch(/^@layer [^;]*;:root\{[^}]*color-scheme:light/);
    expect(themeOf(demoBrand('quedu'))).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;',
    );
  });

  it('changes type with the language, and only what differs', () => {
    const css = themeOf(demoBrand('clatter'));
    expect(css).toContain(':root:lang(zh-Hant){--font-text:');
    expect(css).toContain(':root:lang(vi-VN){--lh-tight:1.26}');
    expect(css).not.toContain(':lang(es-ES)');
  });

  it('is the same text for the same brand', () => {
    expect(themeOf(demoBrand('dieu'))).toBe(themeOf(demoBrand('dieu')));
  });

  it.each([
    '#FFF;color:red',
    '#FFF}body{display:none',
    '</style><script>',
    'url(https://evil.com/x.png)',
    'url("https://evil.com/x.png")',
    'url("data:text/html,x")',
    '"open',
    "'open",
    'calc((1px)',
    '/* open',
    '\\3c',
    '#FFF\n',
    '',
  ])('refuses to print %j', (value) => {
    expect(() => themeOf(withOverride(demoBrand('quedu'), 'brand', value))).toThrow(/Token brand/);
  });
});

describe('the mark of a theme', () => {
  it('is an image of the site', () => {
    expect(themeOf(demoBrand('dieu'))).toContain(`${markImage}:url("/i/mark.00000000.png");`);
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/i/a.png");}body{display:none',
    '/i/../x.png',
    '',
  ])('is not %j', (mark) => {
    expect(() => themeCss(demoBrand('dieu'), mark)).toThrow(/no image of the site/);
  });
});

describe('safeValue', () => {
  it('takes what the design needs', () => {
    const pattern = deriveTokens(demoBrand('anjung'), 'light').chatPattern;
    expect(pattern).toContain('data:image/svg+xml');
    expect(safeValue('chatPattern', pattern)).toBe(pattern);
  });
});
