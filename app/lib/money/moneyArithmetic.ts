const microPerUsdt = 1_000_000n;

/**
 * @param microUsdt millionths of 1 USDT. @param rate hundredths of a point for 1 USDT.
 * @returns hundredths of a point, rounded down.
 */
export function creditFor(microUsdt: number, rate: number): number {
  return Number((BigInt(microUsdt) * BigInt(rate)) / microPerUsdt);
}

/** What a withdrawal costs. */
export type FeeRule = {
  /** Hundredths of a point. */
  fee: number;
  /** Thousandths of the amount. */
  feePerMille: number;
};

/** @returns the fee of an amount in hundredths of a point, rounded down; it is taken out of the amount. */
export function feeFor(amount: number, { fee, feePerMille }: FeeRule): number {
  return fee + Number((BigInt(amount) * BigInt(feePerMille)) / 1000n);
}
