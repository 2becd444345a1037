import * as v from 'valibot';
import { amount, balance, microUsdt, rate } from '../fields/money.ts';
import { chainAddress, chainType, txHash } from './chain.ts';

const usdtDetails = v.object({
  method: v.literal('usdt'),
  chainType,
  txHash,
  address: chainAddress,
  claimedMicro: v.pipe(microUsdt, v.description('As it was reported.')),
  receivedMicro: v.pipe(v.nullable(microUsdt), v.description('As it arrived; null until then.')),
  rate,
  points: v.pipe(v.nullable(balance), v.description('Credited; null until then.')),
});

const transferDetails = v.object({
  method: v.literal('transfer'),
  name: v.pipe(v.string(), v.description('Of the way, in the language of the request.')),
  reference: v.string(),
  claimed: v.pipe(amount, v.description('As it was reported.')),
  points: v.pipe(v.nullable(balance), v.description('Credited; null until then.')),
});

/** What `/user/order` carries as `details` of a recharge. */
export const rechargeDetails = v.variant('method', [usdtDetails, transferDetails]);
export type RechargeDetails = v.InferOutput<typeof rechargeDetails>;
