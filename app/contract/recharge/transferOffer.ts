import * as v from 'valibot';
import { declareCallPart, type OutputOf } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { amount } from '../fields/money.ts';
import { userErrors } from '../user/errors.ts';

export const methodId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'is not the id of a method'),
  v.description('Id of a way to top up.'),
);

/** A transfer to the operator's own account. The app writes how to pay from these fields. */
const rechargeMethod = v.object({
  methodId,
  kind: v.literal('transfer'),
  name: v.pipe(v.string(), v.description('In the language of the request.')),
  bankName: v.string(),
  holder: v.pipe(v.string(), v.description("The operator's legal name; another one is not shown.")),
  account: v.string(),
  min: v.pipe(amount, v.description('Least one transfer can be.')),
  reference: v.pipe(v.string(), v.description("The person's own; goes into the transfer's text.")),
});
export type RechargeMethod = v.InferOutput<typeof rechargeMethod>;

/** `getChainTypes`, as far as it tells of transfers. The rest is kept: other ways read their own part. */
export const transferOffer = declareCallPart({
  name: 'recharge.getChainTypes',
  path: '/user/getChainTypes',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Ways to top up, with their addresses and minimums.',
  input: emptyInput,
  output: v.looseObject({ methods: v.array(rechargeMethod) }),
  errors: [commonErrors.featureOff, userErrors.ageUnconfirmed],
});

/** Every way to top up that is offered now. */
export type RechargeOffer = OutputOf<typeof transferOffer>;
