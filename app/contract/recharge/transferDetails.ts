import * as v from 'valibot';
import { mediaUrl } from '../fields/media.ts';
import { amount, balance } from '../fields/money.ts';

/** What `/user/order` carries as `details` of a recharge by transfer. */
export const transferDetails = v.object({
  method: v.literal('transfer'),
  name: v.pipe(v.string(), v.description('Of the way, in the language of the request.')),
  reference: v.string(),
  claimed: v.pipe(amount, v.description('As it was reported.')),
  points: v.pipe(v.nullable(balance), v.description('Credited; null until then.')),
  proof: v.optional(
    v.pipe(mediaUrl, v.description('Picture of the receipt; empty without one.')),
    '',
  ),
});
