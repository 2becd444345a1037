import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { usdtOffer } from '../recharge-usdt/usdtOffer.ts';
import { transferOffer } from './transferOffer.ts';

/** The whole call, as the server answers it. The app names the declarations of its ways instead. */
export const getChainTypes = declareCall({
  ...transferOffer,
  output: v.object({ ...usdtOffer.entries, ...transferOffer.output.entries }),
});
