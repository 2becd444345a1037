import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { balance, orderNo } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { coinRecord } from './coinRecord.ts';
import { pointsErrors } from './errors.ts';

/** Why points were given by the house. */
export const grantCauses = ['welcome', 'invite', 'event', 'goodwill'] as const;
export type GrantCause = (typeof grantCauses)[number];

/** Why a row was corrected. */
export const correctionCauses = ['doubleCredit', 'chainReverted', 'underpaid'] as const;
export type CorrectionCause = (typeof correctionCauses)[number];

export const orderStepNames = ['created', 'review', 'paying', 'done', 'failed'] as const;
export type OrderStepName = (typeof orderStepNames)[number];

/** One order whole. */
export const orderOutput = v.object({
  row: coinRecord,
  steps: v.pipe(
    v.array(v.object({ step: v.picklist(orderStepNames), at: v.nullable(timestamp) })),
    v.description('What it went through and what comes next, in order; null where not yet.'),
  ),
  dueAt: v.pipe(v.nullable(timestamp), v.description('Decided by then; null where nothing waits.')),
  balanceAfter: v.pipe(
    v.nullable(balance),
    v.description('Available right after the last movement of this order; null without one.'),
  ),
  details: v.pipe(
    v.nullable(v.record(v.string(), v.unknown())),
    v.description(
      'What the feature of the order keeps of it: `RechargeDetails` or `exchangeRecord`; null for others.',
    ),
  ),
  grant: v.nullable(v.object({ cause: v.picklist(grantCauses) })),
  correction: v.nullable(v.object({ cause: v.picklist(correctionCauses), corrects: orderNo })),
});
export type Order = v.InferOutput<typeof orderOutput>;

export const order = declareCall({
  name: 'points.order',
  path: '/user/order',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: "One of the person's orders, whole.",
  input: v.object({ orderNo }),
  output: orderOutput,
  errors: [commonErrors.featureOff, pointsErrors.orderUnknown],
});
