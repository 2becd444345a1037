import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleId } from '../../app/brand/locales.ts';

const folder = join(import.meta.dirname, '../../app/locales');

/** The sentences for errors in one language: namespace, then key, then sentence. */
export function errorTexts(locale: LocaleId): Record<string, Record<string, string>> {
  const files = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.errors.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, locale, name), 'utf8')) as Record<string, string>,
    ]),
  );
}
