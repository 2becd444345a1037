import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { userErrors } from '../user/errors.ts';

export const bankId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'is not the id of a bank'),
  v.description('Id of a bank.'),
);

export const bank = v.object({
  bankId,
  name: v.pipe(v.string(), v.description('In the language of the request.')),
  country: v.pipe(v.string(), v.description('ISO 3166-1 alpha-2.')),
});
export type Bank = v.InferOutput<typeof bank>;

export const getBankList = declareCall({
  name: 'exchange.getBankList',
  path: '/user/getBankList',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Banks a card may be of.',
  input: emptyInput,
  output: v.object({ list: v.array(bank) }),
  errors: [commonErrors.featureOff, userErrors.ageUnconfirmed],
});
