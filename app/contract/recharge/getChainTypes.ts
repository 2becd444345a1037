import * as v from 'valibot';
import { declareCall, type OutputOf } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { amount, microUsdt, rate } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { userErrors } from '../user/errors.ts';
import { chainAddress, chainType } from './chain.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One network, with the address that is this person's own. */
export const chain = v.object({
  chainType,
  address: chainAddress,
  addressProof: v.pipe(
    v.nullable(v.object({ text: v.string(), signature: v.string() })),
    v.description(
      'Lines `wl-address 1`, `brand`, `user`, `network`, `address`, `expires`, and their Ed25519 signature in base64.',
    ),
  ),
  minDep: v.pipe(microUsdt, v.description('Minimum of one transfer, in millionths of 1 USDT.')),
  confirmations: v.pipe(count, v.description('Blocks to wait for.')),
  minutes: v.pipe(count, v.description('About how long that takes.')),
  contract: v.pipe(v.string(), v.description('Contract of USDT on this network.')),
  decimals: v.pipe(count, v.description('Decimals of the token on this network.')),
});
export type Chain = v.InferOutput<typeof chain>;

export const methodId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'is not the id of a method'),
  v.description('Id of a way to top up.'),
);

/** A transfer to the operator's own account. The app writes how to pay from these fields. */
export const rechargeMethod = v.object({
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

export const getChainTypes = declareCall({
  name: 'recharge.getChainTypes',
  path: '/user/getChainTypes',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Ways to top up, with their addresses and minimums.',
  input: emptyInput,
  output: v.object({
    rate,
    rateUntil: timestamp,
    chains: v.array(chain),
    methods: v.array(rechargeMethod),
  }),
  errors: [commonErrors.featureOff, userErrors.ageUnconfirmed],
});

/** Every way to top up that is offered now. */
export type RechargeOffer = OutputOf<typeof getChainTypes>;
