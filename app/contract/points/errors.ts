import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';
import { amount, balance } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Errors of whatever moves points. */
export const pointsErrors = declareErrors('points', {
  balanceInsufficient: {
    code: 5001,
    meaning: 'There are fewer points available than that.',
    data: v.object({ available: balance }),
  },
  amountOutOfBounds: {
    code: 5002,
    meaning: 'The amount is below or above what one order can be.',
    data: v.object({ min: amount, max: amount }),
  },
  dayLimit: {
    code: 5003,
    meaning: 'That is more than 24 hours allow.',
    data: v.object({ max: amount, used: balance, freeAt: timestamp }),
  },
  tooManyOpen: {
    code: 5004,
    meaning: 'Too many orders are in review.',
    data: v.object({ max: count }),
  },
  orderUnknown: { code: 5005, meaning: 'This person has no such order.' },
  intentClosed: { code: 5009, meaning: 'The person gave this order up before it arrived.' },
});
