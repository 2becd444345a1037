import * as v from 'valibot';
import { balance } from '../fields/money.ts';
import { chainAddress, chainType, txHash } from './chain.ts';
import { microUsdt, rate } from './usdtAmounts.ts';

/** What `/user/order` carries as `details` of a recharge in USDT. */
export const usdtDetails = v.object({
  method: v.literal('usdt'),
  chainType,
  txHash,
  address: chainAddress,
  claimedMicro: v.pipe(microUsdt, v.description('As it was reported.')),
  receivedMicro: v.pipe(v.nullable(microUsdt), v.description('As it arrived; null until then.')),
  rate,
  points: v.pipe(v.nullable(balance), v.description('Credited; null until then.')),
});
