import { type LocaleId, localeIds } from '../../app/brand/locales.ts';

/** @returns the text in a language, else in the brand's own, else in any. @param texts JSON object by locale */
export function localText(texts: string, ...wanted: readonly string[]): string {
  const all = JSON.parse(texts) as Partial<Record<LocaleId, string>>;
  const order = [...wanted, ...localeIds] as LocaleId[];
  return order.map((locale) => all[locale]).find((text) => text !== undefined) ?? '';
}
