import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { mediaUrl } from '../fields/media.ts';
import { amount, balance, microUsdt, orderNo, rate } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { pointsErrors } from '../points/errors.ts';
import { userErrors } from '../user/errors.ts';
import { chainType, txHash } from './chain.ts';
import { rechargeErrors } from './errors.ts';
import { methodId } from './getChainTypes.ts';

export const rechargeOrder = declareCall({
  name: 'recharge.rechargeOrder',
  path: '/user/rechargeOrder',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Reports a transfer that was made, to be credited when it has been found.',
  input: v.variant('method', [
    v.object({
      method: v.literal('usdt'),
      chainType,
      amount: microUsdt,
      txHash,
      rate: v.pipe(rate, v.description('As it was shown; another one is refused.')),
    }),
    v.object({
      method: v.literal('transfer'),
      methodId,
      amount,
      proof: v.optional(v.pipe(mediaUrl, v.description('Picture of the receipt; may be absent.'))),
    }),
  ]),
  output: v.object({
    orderNo,
    status: v.literal(0),
    points: v.pipe(balance, v.description('Credited if all of it arrives.')),
    createdAt: timestamp,
    dueAt: timestamp,
  }),
  errors: [
    commonErrors.featureOff,
    rechargeErrors.methodUnknown,
    rechargeErrors.belowMinimum,
    pointsErrors.amountOutOfBounds,
    pointsErrors.tooManyOpen,
    pointsErrors.intentClosed,
    rechargeErrors.chainUnknown,
    rechargeErrors.hashInvalid,
    rechargeErrors.hashTaken,
    rechargeErrors.rateChanged,
    userErrors.ageUnconfirmed,
  ],
});
