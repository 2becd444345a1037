import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { moneyStatus } from '../fields/money.ts';
import { cursorFields, nextCursor } from '../fields/paging.ts';
import { periodFields } from '../fields/period.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeRecord } from './exchangeRecord.ts';

export const userExchangeRecode = declareCall({
  name: 'exchange.userExchangeRecode',
  path: '/user/userExchangeRecode',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's withdrawals, newest first.",
  input: v.object({
    status: v.pipe(v.nullable(moneyStatus), v.description('Null for all.')),
    ...periodFields,
    ...cursorFields,
  }),
  output: v.object({ list: v.array(exchangeRecord), next: nextCursor }),
  errors: [commonErrors.featureOff, userErrors.ageUnconfirmed],
});
