import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { unpackWoff2 } from './woff2.ts';

const require = createRequire(import.meta.url);

/** Scripts whose letters stand side by side; others need shaping, which is not done here. */
const plainSubsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];

type Subset = { file: string; ranges: [number, number][] };

const subsetsByPackage = new Map<string, Subset[]>();
const fonts = new Map<string, Font>();

function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function subsetsOf(name: 'noto-sans' | 'noto-sans-sc' | 'noto-sans-tc'): Subset[] {
  const known = subsetsByPackage.get(name);
  if (known) return known;
  const index = require.resolve(`@fontsource-variable/${name}/unicode.json`);
  const listed = JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>;
  const subsets = Object.entries(listed)
    .filter(([subset]) => name !== 'noto-sans' || plainSubsets.includes(subset))
    .map(([subset, ranges]) => ({
      file: join(
        dirname(index),
        'files',
        `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ),
      ranges: parseRanges(ranges),
    }));
  subsetsByPackage.set(name, subsets);
  return subsets;
}

function openFont(file: string, weight: number): Font {
  const key = `${file} ${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const font = create(unpackWoff2(readFileSync(file)));
  if (font.isCollection) throw new TypeError(`${file} is a collection, not a font`);
  const weighted = font.getVariation({ wght: weight });
  fonts.set(key, weighted);
  return weighted;
}

function fontFor(code: number, tag: string, weight: number): Font | null {
  const han = tag.toLowerCase().startsWith('zh-han') ? 'noto-sans-tc' : 'noto-sans-sc';
  for (const name of [
    'noto-sans',
    han,
    han === 'noto-sans-tc' ? 'noto-sans-sc' : 'noto-sans-tc',
  ] as const) {
    for (const subset of subsetsOf(name)) {
      if (!subset.ranges.some(([first, last]) => code >= first && code <= last)) continue;
      const font = openFont(subset.file, weight);
      if (font.hasGlyphForCodePoint(code)) return font;
    }
  }
  return null;
}

/** Outlines of one line of text in ems, y down, the baseline at 0. */
export type TextOutline = {
  /** SVG path data. */
  path: string;
  /** Advance width, and the box of what is drawn. */
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * Turns text into outlines, so that no machine's own fonts are used.
 * @param tag locale id; decides between the two Chinese families.
 * @param weight 100–900.
 * @returns null when a character has no glyph here, or needs shaping.
 */
export function outlineText(text: string, tag: string, weight: number): TextOutline | null {
  let path = '';
  let width = 0;
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: 0, bottom: 0 };
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    // Combining marks that NFC could not merge would land beside their letter.
    if (/\p{M}/u.test(character)) return null;
    const font = fontFor(code, tag, weight);
    if (!font) return null;
    const glyph = font.glyphForCodePoint(code);
    const scale = 1 / font.unitsPerEm;
    const outline = glyph.path;
    if (outline.commands.length > 0) {
      const { minX, maxX, minY, maxY } = outline.cbox;
      path += outline.scale(scale, -scale).translate(width, 0).toSVG();
      box.left = Math.min(box.left, width + minX * scale);
      box.right = Math.max(box.right, width + maxX * scale);
      box.top = Math.min(box.top, -maxY * scale);
      box.bottom = Math.max(box.bottom, -minY * scale);
    }
    width += glyph.advanceWidth * scale;
  }
  return path === '' ? null : { path, width, ...box };
}

/**
 * An outline as an SVG path.
 * @param place where the origin goes, in user units, and the size of an em there.
 */
export function textPath(
  outline: TextOutline,
  place: { x: number; y: number; em: number },
  style: { ink: string; opacity?: number },
): string {
  const [x, y, em] = [place.x, place.y, place.em].map((value) => Number(value.toFixed(3)));
  const d = outline.path.replace(/-?\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(3))),
  );
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`;
  return `<path transform="translate(${x} ${y}) scale(${em})" fill="${style.ink}"${opacity} d="${d}"/>`;
}
