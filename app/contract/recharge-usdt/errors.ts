import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';
import { orderNo } from '../fields/money.ts';
import { timestamp } from '../fields/time.ts';
import { rate } from './usdtAmounts.ts';

/** What only a report of USDT can be refused for. */
export const usdtErrors = declareErrors('recharge-usdt', {
  rateChanged: {
    code: 5007,
    meaning: 'The rate is not the one that was shown.',
    data: v.object({ rate, rateUntil: timestamp }),
  },
  chainUnknown: { code: 5030, meaning: 'This network is not offered.' },
  hashInvalid: {
    code: 5033,
    meaning: 'This is no transaction hash of this network.',
    data: v.object({ cause: v.picklist(['shape', 'otherNetwork']) }),
  },
  hashTaken: {
    code: 5034,
    meaning: 'This transaction has been reported already.',
    data: v.object({
      orderNo: v.pipe(v.nullable(orderNo), v.description("Only of the person's own order.")),
    }),
  },
});
