import { mostAmount } from '../../../app/contract/fields/money.ts';
import { mostMicroUsdt } from '../../../app/contract/recharge-usdt/usdtAmounts.ts';
import { creditFor } from '../../../app/lib/money/moneyArithmetic.ts';
import type { recharges } from '../../database/schema.ts';

export type RechargeRow = typeof recharges.$inferSelect;

/**
 * A transfer of money is kept like one of USDT at this rate, in hundredths for one: its claim in
 * millionths of a point.
 */
export const transferRate = 100;
const microPerHundredth = 10_000;

/** @param hundredths of a point. @returns millionths of a point. */
export function microOf(hundredths: number): number {
  return hundredths * microPerHundredth;
}

/** @returns what would be credited if all that was reported arrives, in hundredths of a point. */
export function claimedPoints({ claimedMicro, rate }: RechargeRow): number {
  return creditFor(claimedMicro ?? 0, rate ?? transferRate);
}

/**
 * @param arrived millionths of 1 USDT, or of a point for a transfer of money.
 * @returns what is credited for it, in hundredths of a point; null for more, or less, than one order holds.
 */
export function creditOf(
  { method, rate }: Pick<RechargeRow, 'method' | 'rate'>,
  arrived: number,
): number | null {
  if (method === 'usdt' && arrived > mostMicroUsdt) return null;
  const amount = creditFor(arrived, rate ?? transferRate);
  return amount < 1 || amount > mostAmount ? null : amount;
}
