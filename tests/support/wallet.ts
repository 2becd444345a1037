import type { Wallet } from '../../app/parts/money/useWallet.ts';

/** A wallet with nothing special: 123.45 available, 50.00 set aside. */
export const plainWallet: Wallet = {
  available: 12_345,
  held: { exchange: 5_000, stake: 0 },
  inReview: { recharge: 0, exchange: 5_000 },
  currency: 'USD',
  ledgerSeq: 7,
  hasFundPassword: 0,
  cards: 0,
  holdUntil: null,
  exchangeRule: null,
};
