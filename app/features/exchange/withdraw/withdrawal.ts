import type { exchange } from '../../../contract/exchange/exchange.ts';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import type { ExchangeRule } from '../../../contract/points/amount.ts';
import type { MoneyIntentHandle } from '../../../parts/money/orders/useMoneyIntent.ts';
import type { Wallet } from '../../../parts/money/useWallet.ts';

/** A withdrawal as it is confirmed, without the fund password; hundredths of a point. */
export type WithdrawalOrder = { amount: number; cardId: string; fee: number };

/** What a withdrawal is made from. */
export type WithdrawProps = {
  cards: readonly BankCard[];
  wallet: Omit<Wallet, 'exchangeRule'> & { rule: ExchangeRule };
  intent: MoneyIntentHandle<typeof exchange>;
};
