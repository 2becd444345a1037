import type { ExchangeRecord } from '../../app/contract/exchange/exchangeRecord.ts';
import type { BankCard } from '../../app/contract/exchange/userBankList.ts';
import type { Wallet } from '../../app/parts/money/useWallet.ts';

/** A wallet with 12,360.50 points, a fund password and a card. */
export const openWallet: Wallet = {
  available: 1_236_050,
  held: { exchange: 0, stake: 0 },
  inReview: { recharge: 0, exchange: 0 },
  currency: 'USD',
  ledgerSeq: 7,
  hasFundPassword: 1,
  cards: 1,
  holdUntil: null,
  exchangeRule: {
    min: 10_000,
    max: 5_000_000,
    dayMax: 10_000_000,
    dayUsed: 0,
    fee: 0,
    feePerMille: 0,
    arrivalHours: 24,
  },
};

export const plainCard: BankCard = {
  cardId: 'card-1',
  bankId: 'river-bank',
  bankName: 'River Bank',
  holderName: 'A*a L*e',
  last4: '4821',
  createdAt: 1_700_000_000,
  holdUntil: null,
  inUse: 0,
};

/** A withdrawal of 500 points in review, asked for an hour ago and due in another. */
export function plainWithdrawal(): ExchangeRecord {
  const now = Math.floor(Date.now() / 1000);
  return {
    orderNo: 'X20260309-7K3M9Q2FXA',
    amount: 50_000,
    fee: 0,
    status: 0,
    stage: 'review',
    bankName: plainCard.bankName,
    last4: plainCard.last4,
    createdAt: now - 3_600,
    dueAt: now + 3_600,
    reviewedAt: null,
    reason: null,
    remark: '',
    payoutRef: null,
  };
}
