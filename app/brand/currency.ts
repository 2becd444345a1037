import type { LocaleId } from './locales.ts';

const currencies: Readonly<Record<LocaleId, string>> = {
  'zh-CN': 'CNY',
  'zh-HANT': 'TWD',
  'en-US': 'USD',
  'ms-MY': 'MYR',
  'vi-VN': 'VND',
  'es-ES': 'EUR',
};

/** @returns the currency of a brand's points, by its default language: ISO 4217. */
export function currencyOf(locale: string): string {
  return currencies[locale as LocaleId] ?? currencies['en-US'];
}
