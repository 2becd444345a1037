import type { AccountKind } from './kinds.ts';

/** An account of a brand: of a wallet, or of the house where `walletId` is null. */
export type AccountName = { walletId: string | null; kind: AccountKind };

/** Takes from one account what it gives to another, so that any posting sums to zero. */
export type Leg = {
  from: AccountName;
  to: AccountName;
  /** Hundredths of a point, above zero. */
  amount: number;
};

const house = (kind: AccountKind): AccountName => ({ walletId: null, kind });
const available = (walletId: string): AccountName => ({ walletId, kind: 'available' });
const held = (walletId: string): AccountName => ({ walletId, kind: 'held:exchange' });

/** A recharge is done: what arrived is credited. */
export function rechargeLegs(walletId: string, amount: number): Leg[] {
  return [{ from: house('clearing:recharge'), to: available(walletId), amount }];
}

/** A withdrawal is asked for: its points are set aside, and stay the person's. */
export function holdLegs(walletId: string, amount: number): Leg[] {
  return [{ from: available(walletId), to: held(walletId), amount }];
}

/** A withdrawal is paid; the fee is a part of the amount. */
export function payLegs(walletId: string, amount: number, fee: number): Leg[] {
  const from = held(walletId);
  return [
    { from, to: house('clearing:exchange'), amount: amount - fee },
    { from, to: house('fees'), amount: fee },
  ].filter((leg) => leg.amount > 0);
}

/** A withdrawal has failed: all of it is available again. */
export function releaseLegs(walletId: string, amount: number): Leg[] {
  return [{ from: held(walletId), to: available(walletId), amount }];
}

/** The house gives points. */
export function grantLegs(walletId: string, amount: number): Leg[] {
  return [{ from: house('grants'), to: available(walletId), amount }];
}

/** @param amount above zero for what the person gets, below for what is taken back. */
export function correctionLegs(walletId: string, amount: number): Leg[] {
  const corrections = house('corrections');
  return amount > 0
    ? [{ from: corrections, to: available(walletId), amount }]
    : [{ from: available(walletId), to: corrections, amount: -amount }];
}
