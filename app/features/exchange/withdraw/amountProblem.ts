import type { ExchangeRule } from '../../../contract/points/amount.ts';
import { feeFor } from '../../../lib/money/moneyArithmetic.ts';
import { type AmountProblem, parseAmount } from '../../../lib/money/parseAmount.ts';

/** What a withdrawal may be now; all in hundredths of a point. */
export type Bounds = { available: number; rule: ExchangeRule };

export type WithdrawalProblem =
  | AmountProblem
  /** More than there is. */
  | 'balance'
  | 'min'
  | 'max'
  /** More than 24 hours allow. */
  | 'day'
  /** The fee would take all of it. */
  | 'fee';

export type ReadWithdrawal =
  | { amount: number; fee: number; problem: null }
  | { problem: WithdrawalProblem };

/**
 * Reads a typed amount under the rules that the server gave. All that is available may always go, also
 * below the least amount: no rest can be trapped.
 * @param tag BCP 47 of the language it was typed in.
 */
export function readWithdrawal(
  text: string,
  tag: string,
  { available, rule }: Bounds,
): ReadWithdrawal {
  const parsed = parseAmount(text, tag);
  if ('problem' in parsed) return parsed;
  const amount = parsed.value;
  if (amount > available) return { problem: 'balance' };
  if (amount > rule.max) return { problem: 'max' };
  if (amount > dayLeft(rule)) return { problem: 'day' };
  if (amount < rule.min && amount !== available) return { problem: 'min' };
  const fee = feeFor(amount, rule);
  return fee >= amount ? { problem: 'fee' } : { amount, fee, problem: null };
}

/** @returns what "all" stands for: the most that can go now, or all there is where that is too little to go. */
export function mostNow({ available, rule }: Bounds): number {
  const most = Math.min(available, rule.max, dayLeft(rule));
  return most < rule.min ? available : most;
}

/** @returns what may still be asked for within these 24 hours. */
export function dayLeft({ dayMax, dayUsed }: ExchangeRule): number {
  return Math.max(0, dayMax - dayUsed);
}
