import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocaleId } from '../../app/brand/locales.ts';

const folder = join(import.meta.dirname, '../../app/locales');

/** @returns every text of a language, by namespace. */
export function textsIn(locale: LocaleId): Record<string, Record<string, string>> {
  const files = readdirSync(join(folder, locale));
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>,
    ]),
  );
}
