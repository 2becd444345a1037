import type { Brand, Hex, Scheme } from './brand.ts';
import { toHex, toOklch } from './colour/oklch.ts';
import { keptFeatures } from './features.ts';
import type { LocaleId } from './locales.ts';
import { type Look, type LookKnob, lookKnobs } from './look.ts';
import type { BrandSource } from './schema.ts';

type LocalizedText = BrandSource['name'];

/**
 * Fills every default of a brand file.
 * @param id folder name under `brands/`.
 * @param source a file that passed the schema; findings of `checkBrand` do not matter here.
 */
export function resolveBrand(id: string, source: BrandSource): Brand {
  const { theme, manifest = {}, icons, lines, operator = null } = source;
  const locales = offeredLocales(source);
  const exclude = source.exclude ?? [];
  const features = keptFeatures(exclude);
  const name = fillText(source.name, source.locale, locales);
  const tokens = theme.tokens ?? {};
  return {
    id,
    name,
    shortName: fillText(source.shortName, source.locale, locales),
    description: source.description ? fillText(source.description, source.locale, locales) : name,
    combineId: source.combineId,
    platformId: source.platformId,
    packageId: source.packageId,
    origin: source.origin,
    locale: source.locale,
    locales,
    theme: {
      seed: upper(theme.seed),
      accent: upper(theme.accent ?? theme.seed),
      scheme: theme.scheme ?? 'auto',
      radius: theme.radius ?? 'soft',
      look: fillLook(theme.look ?? {}),
      tokens: { light: { ...tokens.light }, dark: { ...tokens.dark } },
    },
    bgColor: fillBackground(source.bgColor),
    features,
    excluded: keptFeatures(features),
    manifest: {
      display: manifest.display ?? 'standalone',
      orientation: manifest.orientation ?? 'any',
      categories: manifest.categories ?? [],
      shortcuts: manifest.shortcuts ?? null,
    },
    icons: {
      source: icons.source,
      small: icons.small ?? null,
      maskable: icons.maskable ?? null,
      monochrome: icons.monochrome ?? null,
      splash: icons.splash ?? null,
    },
    lines: {
      api: lines.api,
      im: lines.im,
      codeUrls: lines.codeUrls ?? [],
      zones: lines.zones,
      publicKeys: lines.publicKeys ?? [],
    },
    recordKeys: source.recordKeys ?? [],
    operator,
    demo: source.demo ?? false,
  };
}

/** Without doubles, and with the default language even where the file forgot it. */
function offeredLocales({ locale, locales }: BrandSource): LocaleId[] {
  const offered = [...new Set(locales)];
  return offered.includes(locale) ? offered : [locale, ...offered];
}

/** A language without its own text takes the default language's, else the first one given. */
function fillText(
  text: LocalizedText,
  locale: LocaleId,
  locales: readonly LocaleId[],
): Record<string, string> {
  if (typeof text === 'string') return Object.fromEntries(locales.map((id) => [id, text]));
  const fallback = text[locale] ?? Object.values(text)[0] ?? '';
  return Object.fromEntries(locales.map((id) => [id, text[id] ?? fallback]));
}

function fillLook(given: Partial<Record<LookKnob, unknown>>): Look {
  const knobs = Object.keys(lookKnobs) as LookKnob[];
  // The schema has checked every value against the same table.
  return Object.fromEntries(knobs.map((knob) => [knob, given[knob] ?? lookKnobs[knob][0]])) as Look;
}

/** One colour serves the scheme it suits; the other scheme gets its paper in the same hue. */
function fillBackground(given: BrandSource['bgColor']): Record<Scheme, Hex> {
  if (typeof given !== 'string') return { light: upper(given.light), dark: upper(given.dark) };
  const { l, c, h } = toOklch(given);
  const chroma = Math.min(c, 0.012);
  return l >= 0.5
    ? { light: upper(given), dark: toHex({ l: 0.18, c: chroma, h }) }
    : { light: toHex({ l: 0.97, c: chroma, h }), dark: upper(given) };
}

function upper(hex: string): Hex {
  return hex.toUpperCase();
}
