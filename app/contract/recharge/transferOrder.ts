import * as v from 'valibot';
import { declareCallPart } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { mediaUrl } from '../fields/media.ts';
import { amount } from '../fields/money.ts';
import { pointsErrors } from '../points/errors.ts';
import { userErrors } from '../user/errors.ts';
import { rechargeErrors } from './errors.ts';
import { rechargeReport } from './rechargeReport.ts';
import { methodId } from './transferOffer.ts';

/** `rechargeOrder`, as far as it takes a transfer to the operator's own account. */
export const transferOrder = declareCallPart({
  ...rechargeReport,
  input: v.object({
    method: v.literal('transfer'),
    methodId,
    amount,
    proof: v.optional(v.pipe(mediaUrl, v.description('Picture of the receipt; may be absent.'))),
  }),
  errors: [
    commonErrors.featureOff,
    rechargeErrors.methodUnknown,
    rechargeErrors.belowMinimum,
    pointsErrors.amountOutOfBounds,
    pointsErrors.tooManyOpen,
    pointsErrors.intentClosed,
    userErrors.ageUnconfirmed,
  ],
});
