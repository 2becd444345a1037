import type { LocaleId } from '../../../app/brand/locales.ts';
import type { Bank } from '../../../app/contract/exchange/getBankList.ts';
import type { SandboxBrand } from '../../brands.ts';
import { bankRows } from './banks.data.ts';

type KnownBank = { bankId: string; country: string; names: Record<LocaleId, string> };

const banks: readonly KnownBank[] = Object.entries(bankRows).flatMap(([country, rows]) =>
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

const countries: Readonly<Record<string, string>> = { 'zh-CN': 'CN', 'vi-VN': 'VN', 'ms-MY': 'MY' };

/** @returns the banks whose cards a brand pays to: of the country of its language. */
export function banksOf({ locale }: Pick<SandboxBrand, 'locale'>): readonly KnownBank[] {
  const country = countries[locale] ?? 'US';
  return banks.filter((bank) => bank.country === country);
}

/** @returns a bank as the app gets it. */
export function toBank({ bankId, country, names }: KnownBank, locale: LocaleId): Bank {
  return { bankId, country, name: names[locale] };
}

/** @returns the names of a bank in every language; its id where the bank is gone. */
export function bankNames(bankId: string): Record<string, string> {
  return banks.find((bank) => bank.bankId === bankId)?.names ?? { 'en-US': bankId };
}

/** @returns the name of a bank in a language; its id where the bank is gone. */
export function bankName(bankId: string, locale: LocaleId): string {
  return banks.find((bank) => bank.bankId === bankId)?.names[locale] ?? bankId;
}
