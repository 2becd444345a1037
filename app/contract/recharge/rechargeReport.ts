import * as v from 'valibot';
import type { Call } from '../call.ts';
import type { DeclaredError } from '../declaredError.ts';
import { balance, orderNo } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';

/**
 * What reports of every way to top up have in common: they are one call. Each way declares its own input
 * and errors for it, so that a site holds those of its ways alone.
 */
export const rechargeReport = {
  name: 'recharge.rechargeOrder',
  path: '/user/rechargeOrder',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Reports a transfer that was made, to be credited when it has been found.',
  output: v.object({
    orderNo,
    status: v.literal(0),
    points: v.pipe(balance, v.description('Credited if all of it arrives.')),
    createdAt: timestamp,
    dueAt: timestamp,
  }),
} as const;

/** The call as one way declares it. */
export type ReportCall = Call<
  v.GenericSchema<{ method: string }>,
  typeof rechargeReport.output,
  DeclaredError,
  typeof rechargeReport.name,
  'member',
  'key'
>;
