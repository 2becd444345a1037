import * as v from 'valibot';
import { moneyStatus, orderNo, signedAmount } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';

/** Kinds of movements that a person sees. */
export const coinTypes = ['recharge', 'exchange', 'grant', 'correction'] as const;
export type CoinType = (typeof coinTypes)[number];

/**
 * One row of the points details: an order. What is available is the sum of the amounts with status 1
 * and of those below zero with status 0; failed ones count for nothing.
 */
export const coinRecord = v.object({
  id: v.pipe(v.string(), v.description('Unique in the list.')),
  orderNo,
  type: v.picklist(coinTypes),
  amount: signedAmount,
  status: moneyStatus,
  reason: v.pipe(
    v.nullable(v.string()),
    v.description('Code of why it failed; an unknown one has no words of its own.'),
  ),
  createdAt: timestamp,
  settledAt: v.pipe(v.nullable(timestamp), v.description('When it was decided.')),
});
export type CoinRecord = v.InferOutput<typeof coinRecord>;
