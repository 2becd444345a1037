import { createHash } from 'node:crypto';
import type { LocaleId } from '../../../app/brand/locales.ts';
import type { RechargeMethod } from '../../../app/contract/recharge/transferOffer.ts';
import type { SandboxBrand } from '../../brands.ts';
import { banksOf, toBank } from '../cards/banks.ts';

const names: Readonly<Record<LocaleId, string>> = {
  'zh-CN': '银行转账',
  'zh-HANT': '銀行轉帳',
  'en-US': 'Bank transfer',
  'ms-MY': 'Pindahan bank',
  'vi-VN': 'Chuyển khoản ngân hàng',
  'es-ES': 'Transferencia bancaria',
};

/** Least one transfer should be, in hundredths of a point, by the currency of the points. */
const minimums: Readonly<Record<string, number>> = {
  CNY: 5_000,
  TWD: 20_000,
  USD: 1_000,
  MYR: 2_000,
  VND: 10_000_000,
  EUR: 1_000,
};

/** Digits that none is mistaken for another of. */
const digits = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Most one report can be, in hundredths of a point. */
export const mostTransfer = 100_000_000_000;

/** @returns the accounts of the operator that somebody can transfer to; two, all made up. */
export function transferMethods(
  brand: SandboxBrand,
  userId: string,
  locale: LocaleId,
): RechargeMethod[] {
  const banks = banksOf(brand).slice(0, 2);
  return banks.map((bank, index) => ({
    methodId: `transfer-${index + 1}`,
    kind: 'transfer',
    name: transferName(locale),
    bankName: toBank(bank, locale).name,
    holder: brand.legalName,
    // No number that a real account could have.
    account: `DEMO-${brand.packageId}-${index + 1}`,
    min: minimums[brand.currency] ?? 1_000,
    reference: referenceOf(brand.packageId, userId),
  }));
}

/** @returns what such a transfer is called in a language. */
export function transferName(locale: LocaleId): string {
  return names[locale];
}

/** The person's own, so that a transfer is found by it. */
function referenceOf(packageId: number, userId: string): string {
  const text = `wl-demo-reference|${packageId}|${userId}`;
  const bytes = createHash('sha256').update(text).digest().subarray(0, 8);
  return Array.from(bytes, (byte) => digits[byte % digits.length]).join('');
}
