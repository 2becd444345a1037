import * as v from 'valibot';
import { declareCallPart } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { pointsErrors } from '../points/errors.ts';
import { rechargeErrors } from '../recharge/errors.ts';
import { rechargeReport } from '../recharge/rechargeReport.ts';
import { userErrors } from '../user/errors.ts';
import { chainType, txHash } from './chain.ts';
import { usdtErrors } from './errors.ts';
import { microUsdt, rate } from './usdtAmounts.ts';

/** `rechargeOrder`, as far as it takes USDT. */
export const usdtOrder = declareCallPart({
  ...rechargeReport,
  input: v.object({
    method: v.literal('usdt'),
    chainType,
    amount: microUsdt,
    txHash,
    rate: v.pipe(rate, v.description('As it was shown; another one is refused.')),
  }),
  errors: [
    commonErrors.featureOff,
    rechargeErrors.belowMinimum,
    pointsErrors.amountOutOfBounds,
    pointsErrors.tooManyOpen,
    pointsErrors.intentClosed,
    usdtErrors.chainUnknown,
    usdtErrors.hashInvalid,
    usdtErrors.hashTaken,
    usdtErrors.rateChanged,
    userErrors.ageUnconfirmed,
  ],
});
