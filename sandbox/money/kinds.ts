/** Kinds of accounts of a person's wallet, which are never below zero. */
export const walletAccountKinds = ['available', 'held:exchange', 'held:stake'] as const;
/** Kinds of accounts of a brand's house. */
export const houseAccountKinds = [
  'clearing:recharge',
  'clearing:exchange',
  'fees',
  'game',
  'grants',
  'corrections',
] as const;
export type AccountKind = (typeof walletAccountKinds)[number] | (typeof houseAccountKinds)[number];

/** Kinds of orders. */
export const orderKinds = ['recharge', 'exchange', 'grant', 'correction'] as const;
export type OrderKind = (typeof orderKinds)[number];
