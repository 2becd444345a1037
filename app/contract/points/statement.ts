import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { balance, ledgerSeq, orderNo, signedAmount } from '../fields/money.ts';
import { cursorFields, nextCursor } from '../fields/paging.ts';
import { timestamp } from '../fields/time.ts';
import { coinTypes } from './coinRecord.ts';

/**
 * Every movement of what is available. `opening` and the amounts of all pages make `closing`: the
 * cursor carries the moment of the first page, so that no page moves.
 */
export const statement = declareCall({
  name: 'points.statement',
  path: '/user/statement',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: 'Every movement of the available points in a time, oldest first.',
  input: v.object({ from: timestamp, to: timestamp, ...cursorFields }),
  output: v.object({
    opening: balance,
    closing: balance,
    list: v.array(
      v.object({
        seq: ledgerSeq,
        createdAt: timestamp,
        type: v.picklist(coinTypes),
        orderNo,
        amount: signedAmount,
        availableAfter: balance,
      }),
    ),
    next: nextCursor,
  }),
  errors: [commonErrors.featureOff],
});
