import type { LocaleId } from '../../../app/brand/locales.ts';
import { banks } from './banks.ts';

/** @returns the names of a bank in every language; its id where the bank is gone. */
export function bankNames(bankId: string): Record<string, string> {
  return banks.find((bank) => bank.bankId === bankId)?.names ?? { 'en-US': bankId };
}

/** @returns the name of a bank in a language; its id where the bank is gone. */
export function bankName(bankId: string, locale: LocaleId): string {
  return banks.find((bank) => bank.bankId === bankId)?.names[locale] ?? bankId;
}
