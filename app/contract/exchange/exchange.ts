import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { amount, balance, fee, fundPassword, ledgerSeq, orderNo } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { pointsErrors } from '../points/errors.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeErrors, pinErrors } from './errors.ts';

export const cardId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the id of a card'),
  v.description('Id of a bank card.'),
);

/**
 * Withdraws to a bank card. Its type has no error that names a limit of play, a pause or a payment:
 * none of them reaches a withdrawal.
 */
export const exchange = declareCall({
  name: 'exchange.exchange',
  path: '/user/exchange',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Asks for a withdrawal to a bank card and sets its points aside.',
  input: v.object({
    amount,
    cardId,
    fee: v.pipe(fee, v.description('As it was shown; another one is refused.')),
    fundPassword,
  }),
  output: v.object({
    orderNo,
    status: v.literal(0),
    createdAt: timestamp,
    dueAt: timestamp,
    available: balance,
    ledgerSeq,
  }),
  errors: [
    commonErrors.featureOff,
    pointsErrors.amountOutOfBounds,
    pointsErrors.balanceInsufficient,
    pointsErrors.dayLimit,
    pointsErrors.tooManyOpen,
    pointsErrors.intentClosed,
    exchangeErrors.cardUnknown,
    exchangeErrors.cardMissing,
    exchangeErrors.feeChanged,
    exchangeErrors.onHold,
    userErrors.ageUnconfirmed,
    ...pinErrors,
  ],
});
