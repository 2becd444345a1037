import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocaleId } from '../../app/brand/locales.ts';

type Texts = Record<string, Record<string, string>>;

const folder = join(import.meta.dirname, '../../app/locales');
const known = new Map<LocaleId, Texts>();

/** @returns every text of a language, by namespace. */
export function textsIn(locale: LocaleId): Texts {
  const texts = known.get(locale) ?? readTexts(locale);
  known.set(locale, texts);
  return { ...texts };
}

function readTexts(locale: LocaleId): Texts {
  const files = readdirSync(join(folder, locale));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>,
    ]),
  );
}
