import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { balance, ledgerSeq } from '../fields/money.ts';

export const getUserAmount = declareCall({
  name: 'points.getUserAmount',
  path: '/user/getUserAmount',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'The points available now, and nothing else.',
  input: emptyInput,
  output: v.object({ available: balance, ledgerSeq }),
  errors: [commonErrors.featureOff],
});
