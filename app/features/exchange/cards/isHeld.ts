import type { BankCard } from '../../../contract/exchange/userBankList.ts';

/** True while a card waits until it may be used. */
export function isHeld({ holdUntil }: BankCard): boolean {
  return holdUntil !== null && holdUntil * 1000 > Date.now();
}
