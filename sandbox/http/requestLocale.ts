import { type LocaleId, localeIds } from '../../app/brand/locales.ts';

/** @returns the language a header names, or null for none of ours. */
export function localeNamed(name: string | null | undefined): LocaleId | null {
  const wanted = name?.trim().toLowerCase();
  return localeIds.find((id) => id.toLowerCase() === wanted) ?? null;
}
