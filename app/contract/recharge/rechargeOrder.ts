import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { usdtOrder } from '../recharge-usdt/usdtOrder.ts';
import { rechargeReport } from './rechargeReport.ts';
import { transferOrder } from './transferOrder.ts';

/** The whole call, as the server takes it. The app names the declarations of its ways instead. */
export const rechargeOrder = declareCall({
  ...rechargeReport,
  input: v.variant('method', [usdtOrder.input, transferOrder.input]),
  errors: [...new Set([...transferOrder.errors, ...usdtOrder.errors])],
});
