import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';

export const rechargeErrors = declareErrors('recharge', {
  methodUnknown: { code: 5031, meaning: 'This way of topping up is not offered.' },
  belowMinimum: {
    code: 5032,
    meaning: 'The amount is below the minimum.',
    data: v.object({
      min: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.description('In the unit of the amount that was reported.'),
      ),
    }),
  },
});
