import * as v from 'valibot';
import { timestamp } from '../fields/time.ts';
import { chainAddress, chainType } from './chain.ts';
import { microUsdt, rate } from './usdtAmounts.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One network, with the address that is this person's own. */
const chain = v.object({
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

/** What `getChainTypes` tells of USDT. */
export const usdtOffer = v.object({ rate, rateUntil: timestamp, chains: v.array(chain) });
export type UsdtOffer = v.InferOutput<typeof usdtOffer>;
