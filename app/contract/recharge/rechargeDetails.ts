import type * as v from 'valibot';
import type { usdtDetails } from '../recharge-usdt/usdtDetails.ts';
import type { transferDetails } from './transferDetails.ts';

/** What `/user/order` carries as `details` of a recharge. */
export type RechargeDetails = v.InferOutput<typeof usdtDetails | typeof transferDetails>;
