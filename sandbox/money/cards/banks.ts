import type { LocaleId } from '../../../app/brand/locales.ts';
import type { Bank } from '../../../app/contract/exchange/getBankList.ts';
import type { SandboxBrand } from '../../brands.ts';
import { bankRows } from './banks.data.ts';

type KnownBank = { bankId: string; country: string; names: Record<LocaleId, string> };

/** All of them. */
export const banks: readonly KnownBank[] = Object.entries(bankRows).flatMap(([country, rows]) =>
  rows.map(([id, ...[simplified, traditional, english, malay, vietnamese, spanish]]) => ({
    bankId: `${country.toLowerCase()}-${id}`,
    country,
    names: {
      'zh-CN': simplified,
      'zh-HANT': traditional,
      'en-US': english,
      'ms-MY': malay,
      'vi-VN': vietnamese,
      'es-ES': spanish,
    },
  })),
);

const countries: Readonly<Record<string, string>> = {
  'zh-CN': 'CN',
  'zh-HANT': 'TW',
  'en-US': 'US',
  'ms-MY': 'MY',
  'vi-VN': 'VN',
  'es-ES': 'ES',
} satisfies Record<LocaleId, string>;

/** @returns the banks whose cards a brand pays to: of the country of its language. */
export function banksOf({ locale }: Pick<SandboxBrand, 'locale'>): readonly KnownBank[] {
  return banks.filter(({ country }) => country === countries[locale]);
}

/** @returns a bank as the app gets it. */
export function toBank({ bankId, country, names }: KnownBank, locale: LocaleId): Bank {
  return { bankId, country, name: names[locale] };
}
