import * as v from 'valibot';
import { amount, fee, last4, moneyStatus, orderNo } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { exchangeStage } from './exchangeReason.ts';

/** One withdrawal; also what `/user/order` carries as `details` of one. */
export const exchangeRecord = v.object({
  orderNo,
  amount,
  fee,
  status: moneyStatus,
  stage: exchangeStage,
  bankName: v.pipe(v.string(), v.description('In the language of the request.')),
  last4,
  createdAt: timestamp,
  dueAt: v.pipe(timestamp, v.description('Decided by then.')),
  reviewedAt: v.nullable(timestamp),
  reason: v.pipe(v.nullable(v.string()), v.description('Code of why it failed.')),
  remark: v.pipe(
    v.string(),
    v.description('The fixed sentence of the reason, never one that somebody typed; may be empty.'),
  ),
  payoutRef: v.pipe(v.nullable(v.string()), v.description('Reference of the bank transfer.')),
});
export type ExchangeRecord = v.InferOutput<typeof exchangeRecord>;
