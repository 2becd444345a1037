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
