import type { Finding } from '../finding.ts';
import { jsonPath } from '../jsonPath.ts';
import type { LocaleId } from '../locales.ts';
import { makeFinding } from '../makeFinding.ts';
import type { BrandSource } from '../schema.ts';

type Path = Finding['path'];

/** Languages offered, and the texts given for them. */
export function textRules(source: BrandSource): Finding[] {
  const texts = (['name', 'shortName', 'description'] as const).flatMap((key) => {
    const text = source[key];
    return typeof text === 'object' ? [...localizedText(key, text, source)] : [];
  });
  return [...localeRules(source), ...texts, ...unsafeTexts(source, [])];
}

function* localeRules({ locale, locales }: BrandSource): Generator<Finding> {
  if (!locales.includes(locale)) {
    yield makeFinding(
      'locale-not-offered',
      ['locale'],
      `The default language ${locale} is not among the languages offered.`,
      `Add "${locale}" to locales, or write ${quoted(locales)} as locale.`,
    );
  }
  yield* doubles('locale-duplicate', ['locales'], locales);
}

/** One finding per repeated entry of a list. */
export function* doubles(
  code:
    | 'locale-duplicate'
    | 'exclude-duplicate'
    | 'shortcut-duplicate'
    | 'line-duplicate'
    | 'key-duplicate',
  path: Path,
  list: readonly string[],
): Generator<Finding> {
  for (const [index, entry] of list.entries()) {
    if (list.indexOf(entry) === index) continue;
    const first = jsonPath([...path, list.indexOf(entry)]);
    yield makeFinding(
      code,
      [...path, index],
      `${jsonPath([...path, index])} repeats ${first}, "${entry}".`,
      'Leave the second one out.',
    );
  }
}

function* localizedText(
  key: 'name' | 'shortName' | 'description',
  text: Partial<Record<LocaleId, string | undefined>>,
  { locale, locales }: BrandSource,
): Generator<Finding> {
  const given = Object.keys(text) as LocaleId[];
  if (text[locale] === undefined) {
    yield makeFinding(
      'text-missing',
      [key],
      `${key} has no text in the default language ${locale}.`,
      `Add "${locale}" to ${key}, or write one text for all languages.`,
    );
  }
  for (const unused of given.filter((id) => !locales.includes(id))) {
    yield makeFinding(
      'text-unused',
      [key, unused],
      `${key} has a text in ${unused}, which the brand does not offer.`,
      `Add "${unused}" to locales, or leave the text out.`,
      'warning',
    );
  }
}

/**
 * Control characters, line separators, invisible marks, direction overrides, tags and lone halves of
 * surrogate pairs: what makes a name read as another name.
 */
const unsafe =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/u;

function* unsafeTexts(value: unknown, path: Path): Generator<Finding> {
  if (typeof value === 'string') {
    const found = unsafe.exec(value)?.[0];
    if (found === undefined) return;
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    yield makeFinding(
      'text-unsafe',
      path,
      `${jsonPath(path)} holds the invisible character U+${code}.`,
      'Type the text anew without it.',
    );
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* unsafeTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

function quoted(list: readonly string[]): string {
  return list.map((entry) => `"${entry}"`).join(' or ');
}
