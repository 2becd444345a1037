import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { last4 } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { userErrors } from '../user/errors.ts';
import { cardId } from './exchange.ts';
import { bankId } from './getBankList.ts';

export const bankCard = v.object({
  cardId,
  bankId,
  bankName: v.pipe(v.string(), v.description('In the language of the request.')),
  holderName: v.pipe(v.string(), v.description('First and last letter; the rest is hidden.')),
  last4,
  createdAt: timestamp,
  holdUntil: v.pipe(v.nullable(timestamp), v.description('May be used from then on.')),
  inUse: v.pipe(v.picklist([0, 1]), v.description('1 while a withdrawal to it is in review.')),
});
export type BankCard = v.InferOutput<typeof bankCard>;

export const userBankList = declareCall({
  name: 'exchange.userBankList',
  path: '/user/userBankList',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's bank cards, newest first; at most 5.",
  input: emptyInput,
  output: v.object({ list: v.array(bankCard) }),
  errors: [commonErrors.featureOff, userErrors.ageUnconfirmed],
});
