import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';

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

function openFont(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  const font = create(readFileSync(file));
  if (font.isCollection) throw new TypeError(`${file} is a collection, not a font`);
  fonts.set(file, font);
  return font;
}

function fontFor(code: number, tag: string): Font | null {
  const han = tag.toLowerCase().startsWith('zh-han') ? 'noto-sans-tc' : 'noto-sans-sc';
  for (const name of [
    'noto-sans',
    han,
    han === 'noto-sans-tc' ? 'noto-sans-sc' : 'noto-sans-tc',
  ] as const) {
    for (const subset of subsetsOf(name)) {
      if (!subset.ranges.some(([first, last]) => code >= first && code <= last)) continue;
      const font = openFont(subset.file);
      if (font.hasGlyphForCodePoint(code)) return font;
    }
  }
  return null;
}

/** Outlines of one line of text in ems, y down, the baseline at 0. */
export type TextOutline = {
  /** SVG path data by the weight (100–900) its font has by default. */
  runs: Map<number, string>;
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * Turns text into outlines, so that no machine's own fonts are used.
 * @param tag locale id; decides between the two Chinese families.
 * @returns null when a character has no glyph here, or needs shaping.
 */
export function outlineText(text: string, tag: string): TextOutline | null {
  const runs = new Map<number, string>();
  let width = 0;
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: 0, bottom: 0 };
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    // Combining marks that NFC could not merge would land beside their letter.
    if (/\p{M}/u.test(character)) return null;
    const font = fontFor(code, tag);
    if (!font) return null;
    const glyph = font.glyphForCodePoint(code);
    const scale = 1 / font.unitsPerEm;
    if (glyph.path.commands.length > 0) {
      const { minX, maxX, minY, maxY } = glyph.path.cbox;
      const weight = font.variationAxes['wght']?.default ?? 400;
      const path = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      runs.set(weight, `${runs.get(weight) ?? ''}${path}`);
      box.left = Math.min(box.left, width + minX * scale);
      box.right = Math.max(box.right, width + maxX * scale);
      box.top = Math.min(box.top, -maxY * scale);
      box.bottom = Math.max(box.bottom, -minY * scale);
    }
    width += glyph.advanceWidth * scale;
  }
  return runs.size === 0 ? null : { runs, width, ...box };
}

/** Stem width of Noto Sans by weight, in ems: about 0.02 at 100 and 0.08 at 400. */
const stemOf = (weight: number) => 0.02 + ((weight - 100) / 300) * 0.06;

/**
 * SVG paths of an outline. The font files start at their default weight (400, Chinese 100); a stroke
 * around the outlines brings them to the weight wanted.
 * @param place where the origin goes, in user units, and the size of an em there.
 */
export function textPaths(
  outline: TextOutline,
  place: { x: number; y: number; em: number },
  style: { ink: string; weight: number; opacity?: number },
): string {
  const [x, y, em] = [place.x, place.y, place.em].map((value) => Number(value.toFixed(3)));
  const paths = [...outline.runs].map(([weight, path]) => {
    const stroke = Math.max(0, stemOf(style.weight) - stemOf(weight)).toFixed(3);
    const d = path.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(3))));
    return `<path stroke-width="${stroke}" d="${d}"/>`;
  });
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`;
  return `<g transform="translate(${x} ${y}) scale(${em})" fill="${style.ink}" stroke="${style.ink}" stroke-linejoin="round"${opacity}>${paths.join('')}</g>`;
}
