import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { balance, currency, fee, ledgerSeq, amount as orderAmount } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';

/** What a withdrawal may be; comes with each answer, nothing of it is compiled in. */
export const exchangeRule = v.object({
  min: v.pipe(orderAmount, v.description('Least one order can be, but for all that is available.')),
  max: v.pipe(orderAmount, v.description('Most one order can be.')),
  dayMax: v.pipe(orderAmount, v.description('Most within 24 hours.')),
  dayUsed: v.pipe(balance, v.description('Asked for within the last 24 hours.')),
  fee: v.pipe(fee, v.description('Part of the fee that does not grow, in hundredths of a point.')),
  feePerMille: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(1000),
    v.description('Part of the fee that grows: thousandths of the amount, rounded down.'),
  ),
  arrivalHours: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Usual time to arrive.'),
  ),
});
export type ExchangeRule = v.InferOutput<typeof exchangeRule>;

export const amount = declareCall({
  name: 'points.amount',
  path: '/user/amount',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's wallet in this brand, and what may be withdrawn from it.",
  input: emptyInput,
  output: v.object({
    available: balance,
    held: v.pipe(
      v.object({ exchange: balance, stake: balance }),
      v.description("The person's own, and set aside until something is decided."),
    ),
    inReview: v.pipe(
      v.object({ recharge: balance, exchange: balance }),
      v.description('Orders that wait to be decided.'),
    ),
    currency,
    ledgerSeq,
    hasFundPassword: v.pipe(v.picklist([0, 1]), v.description('1 when one has been set.')),
    cards: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('How many cards points can go out to.'),
    ),
    holdUntil: v.pipe(
      v.nullable(timestamp),
      v.description(
        'Nothing goes out until then after a reset of the fund password or of the login password.',
      ),
    ),
    exchangeRule: v.pipe(
      v.nullable(exchangeRule),
      v.description('Null where nothing is withdrawn.'),
    ),
  }),
  errors: [commonErrors.featureOff],
});
