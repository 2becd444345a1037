import { type CallError, declaredFailure } from '../../../../app/contract/callError.ts';
import { exchange } from '../../../../app/contract/exchange/exchange.ts';
import { transferOrder } from '../../../../app/contract/recharge/transferOrder.ts';
import type { Wallet } from '../../../../app/parts/money/useWallet.ts';
import { usdtRate } from '../../../../sandbox/money/recharge/usdtRate.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import { OrderScreens } from '../orderScreens.ts';
import type { ReadyPerson } from './moneyTemplate.ts';
import {
  firstRecharge,
  nextRecharge,
  rechargeCall,
  rechargeInput,
  rechargeNumber,
} from './rechargeOrders.ts';

export type OrderCall = 'exchange' | 'recharge';
export const pins = ['704192', '581936'] as const;
export const wrongPin = '246813';

/** Why a screen said that an order was refused. */
export type ShownRefusal = { key: string; name: string; data: unknown };

/** Somebody with an app, who withdraws and tops up. */
export class MoneyPerson {
  readonly ready: ReadyPerson;
  /** Of the session that the browser keeps; null where there is none. */
  token: string | null;
  /** Which of the fund passwords is the right one. */
  pin: 0 | 1 = 0;
  readonly cards: string[];
  readonly screens: Record<OrderCall, OrderScreens>;
  /** Not held against the orders yet. */
  readonly refusals: ShownRefusal[] = [];
  /** How often screens said so, by name; of a wait, by its cause. */
  readonly refused = new Map<string, number>();
  /** When nobody can withdraw, in milliseconds: once the fund password is blocked, and after a reset. */
  readonly closings: { from: number; until: number }[] = [];
  /** Ends of all holds there ever were, as refusals of their time tell them: milliseconds. */
  readonly holds = new Set<number>();
  /** Which of the people it is. */
  readonly at: number;
  /** Cards whose number was typed. */
  typed = 0;
  /** How often the fund password was blocked, and set anew by SMS. */
  blocks = 0;
  resets = 0;
  /** Of USDT, as the screens show it: it may be an old one. */
  rate: number;
  /** What the screens show of the wallet: never something older than before. */
  wallet: Wallet | null = null;

  /**
   * @param at amounts of two people are never the same
   * @param now milliseconds, when the person looked at the rate
   */
  constructor(ready: ReadyPerson, at: number, now: number) {
    this.ready = ready;
    this.at = at;
    this.token = ready.token;
    this.cards = [ready.cardId];
    this.rate = usdtRate(plainBrand, now).rate;
    const first = 20_000 + at * 1_000_000;
    const onRefused = (key: string, error: CallError) => this.hear(key, error);
    this.screens = {
      exchange: new OrderScreens({
        ...{ call: exchange, first, onRefused },
        orderOf: (amount) => ({ amount, cardId: this.cards.at(-1) ?? ready.cardId, fee: 0 }),
        secretOf: (isRight) => ({ fundPassword: isRight ? pins[this.pin] : wrongPin }),
      }),
      recharge: new OrderScreens({
        ...{ call: transferOrder, first: firstRecharge(first, at), onRefused },
        ...{ next: nextRecharge, numberOf: rechargeNumber, callOf: rechargeCall },
        orderOf: (number) =>
          rechargeInput({ userId: ready.userId, first, rate: this.rate }, number),
        secretOf: () => ({}),
      }),
    };
  }

  get userId(): string {
    return this.ready.userId;
  }

  private hear(key: string, error: CallError): void {
    const failure = declaredFailure(error);
    if (!failure) return;
    this.refusals.push({ key, name: failure.name, data: failure.data });
    if (failure.name === 'rateChanged') this.rate = failure.data.rate;
  }
}

export const everyPin: readonly string[] = [...pins, wrongPin];
