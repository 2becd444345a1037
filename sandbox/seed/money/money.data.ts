import type { LocaleId } from '../../../app/brand/locales.ts';
import type { ExchangeReason } from '../../../app/contract/exchange/exchangeReason.ts';
import type { CorrectionCause, GrantCause } from '../../../app/contract/points/order.ts';
import type { RechargeReason } from '../../../app/contract/recharge/rechargeReason.ts';
import type { TransferCase } from '../../money/recharge/makeTransfer.ts';

const day = 24;

/** Hundredths of a point that one point of the amounts below is, by the currency of the points. */
export const seedScales: Readonly<Record<string, number>> = {
  CNY: 100,
  TWD: 500,
  USD: 100,
  MYR: 100,
  VND: 300_000,
  EUR: 100,
};

export type SeedGrant = { hoursAgo: number; cause: GrantCause; amount: number };

/** What the house gave; invitations where the brand has them and the person has invited somebody. */
export const seedGrants: readonly SeedGrant[] = [
  { hoursAgo: 45 * day, cause: 'welcome', amount: 20 },
  { hoursAgo: 38 * day + 5, cause: 'event', amount: 8.8 },
  { hoursAgo: 31 * day + 2, cause: 'invite', amount: 15 },
  { hoursAgo: 24 * day + 7, cause: 'event', amount: 12 },
  { hoursAgo: 16 * day + 3, cause: 'goodwill', amount: 5 },
  { hoursAgo: 9 * day + 6, cause: 'event', amount: 6.6 },
  { hoursAgo: 4 * day + 1, cause: 'event', amount: 10 },
];

export type SeedTransfer = {
  hoursAgo: number;
  claimed: number;
  /** Hours until it was decided, with what arrived or why nothing did; in review without. */
  end?: { after: number } & ({ arrived: number } | { reason: RechargeReason });
  /** What the operator put right, so many hours after it was decided. */
  corrected?: { after: number; cause: CorrectionCause; amount: number };
};

/** Transfers between banks. */
export const seedTransfers: readonly SeedTransfer[] = [
  {
    hoursAgo: 42 * day,
    claimed: 500,
    end: { after: 3, arrived: 480 },
    corrected: { after: 20, cause: 'underpaid', amount: 20 },
  },
  { hoursAgo: 27 * day + 4, claimed: 800, end: { after: 5, arrived: 795 } },
  { hoursAgo: 12 * day + 2, claimed: 300, end: { after: 22, reason: 'notReceived' } },
  { hoursAgo: 5 * day + 3, claimed: 250, end: { after: 2, arrived: 250 } },
  { hoursAgo: 3, claimed: 400 },
];

export type SeedUsdt = { hoursAgo: number; usdt: number; outcome: TransferCase };

/** Transfers of USDT, reported and decided by what the check finds within the hour. */
export const seedUsdt: readonly SeedUsdt[] = [
  { hoursAgo: 19 * day + 5, usdt: 60, outcome: 'right' },
  { hoursAgo: 6 * day + 8, usdt: 50, outcome: 'wrongNetwork' },
];

/** When age and fund password were told; before the first transfer. */
export const seedSecurityHoursAgo = 43 * day;

/** Cards; each later one waits a day before it may be used. */
export const seedCards: readonly { hoursAgo: number; cardNumber: string; bank: number }[] = [
  { hoursAgo: 41 * day, cardNumber: '6222020000004821', bank: 0 },
  { hoursAgo: 20 * day + 6, cardNumber: '6222020000009036', bank: 3 },
];

/** Names on the cards. */
export const seedHolders: Readonly<Record<LocaleId, string>> = {
  'zh-CN': '林岚',
  'zh-HANT': '陳雅婷',
  'en-US': 'Olivia Hart',
  'ms-MY': 'Aisyah Rahman',
  'vi-VN': 'Nguyễn Minh Anh',
  'es-ES': 'Lucía Ortega',
};

export type SeedWithdrawal = {
  hoursAgo: number;
  amount: number;
  /** Ending of the card. */
  last4: string;
  /** Hours until it was approved; never without. */
  approvedAfter?: number;
  /** Hours until it was paid or failed; still on its way without. */
  end?: { after: number } & ({ payoutRef: string } | { reason: ExchangeReason });
};

export const seedWithdrawals: readonly SeedWithdrawal[] = [
  {
    ...{ hoursAgo: 36 * day + 2, amount: 200, last4: '4821', approvedAfter: 4 },
    end: { after: 11, payoutRef: 'BT-40821736' },
  },
  {
    ...{ hoursAgo: 21 * day + 9, amount: 150, last4: '4821' },
    end: { after: 7, reason: 'cardRefused' },
  },
  {
    ...{ hoursAgo: 18 * day + 1, amount: 300, last4: '9036', approvedAfter: 3 },
    end: { after: 9, payoutRef: 'BT-51930284' },
  },
  {
    ...{ hoursAgo: 8 * day + 4, amount: 180, last4: '4821', approvedAfter: 2 },
    end: { after: 13, reason: 'bankUnavailable' },
  },
  { hoursAgo: 15, amount: 160, last4: '9036', approvedAfter: 6 },
  { hoursAgo: 2, amount: 120, last4: '4821' },
];
