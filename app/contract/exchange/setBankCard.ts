import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { cardNumber, fundPassword, holderName, last4 } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeErrors, pinErrors } from './errors.ts';
import { cardId } from './exchange.ts';
import { bankId } from './getBankList.ts';

/** The number leaves the device here and nowhere else; its repetition stays on the device. */
export const setBankCard = declareCall({
  name: 'exchange.setBankCard',
  path: '/user/setBankCard',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Adds a bank card.',
  input: v.object({ holderName, bankId, cardNumber, fundPassword }),
  output: v.object({
    cardId,
    last4,
    holdUntil: v.pipe(v.nullable(timestamp), v.description('May be used from then on.')),
  }),
  errors: [
    commonErrors.featureOff,
    exchangeErrors.bankUnknown,
    exchangeErrors.cardInvalid,
    exchangeErrors.cardTaken,
    exchangeErrors.cardLimit,
    exchangeErrors.holderMismatch,
    userErrors.ageUnconfirmed,
    ...pinErrors,
  ],
});
