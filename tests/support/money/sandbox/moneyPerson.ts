import { exchange } from '../../../../app/contract/exchange/exchange.ts';
import { rechargeOrder } from '../../../../app/contract/recharge/rechargeOrder.ts';
import type { Wallet } from '../../../../app/parts/money/useWallet.ts';
import { OrderScreens } from '../orderScreens.ts';
import type { ReadyPerson } from './moneyTemplate.ts';

export type OrderCall = 'exchange' | 'recharge';
export const pins = ['704192', '581936'] as const;
const wrongPin = '246813';

/** Somebody with an app, who withdraws and tops up. */
export class MoneyPerson {
  readonly ready: ReadyPerson;
  /** Of the session that the browser keeps; null where there is none. */
  token: string | null;
  /** Which of the fund passwords is the right one. */
  pin: 0 | 1 = 0;
  readonly cards: string[];
  readonly screens: Record<OrderCall, OrderScreens>;
  /** What the screens show of the wallet: never something older than before. */
  wallet: Wallet | null = null;

  /** @param at which of the people it is: amounts of two people are never the same */
  constructor(ready: ReadyPerson, at: number) {
    this.ready = ready;
    this.token = ready.token;
    this.cards = [ready.cardId];
    const first = 20_000 + at * 1_000_000;
    this.screens = {
      exchange: new OrderScreens({
        call: exchange,
        first,
        orderOf: (amount) => ({ amount, cardId: this.cards.at(-1) ?? ready.cardId, fee: 0 }),
        secretOf: (isRight) => ({ fundPassword: isRight ? pins[this.pin] : wrongPin }),
      }),
      recharge: new OrderScreens({
        call: rechargeOrder,
        first,
        orderOf: (amount) => ({ method: 'transfer', methodId: 'transfer-1', amount }),
        secretOf: () => ({}),
      }),
    };
  }

  get userId(): string {
    return this.ready.userId;
  }
}

export const everyPin: readonly string[] = [...pins, wrongPin];
