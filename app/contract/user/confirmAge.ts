import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { timestamp } from '../fields/time.ts';

export const confirmAge = declareCall({
  name: 'user.confirmAge',
  path: '/user/confirmAge',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  isAddition: true,
  summary: 'The person says to be old enough for what asks for an age.',
  input: v.object({
    minimumAge: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(18),
      v.maxValue(99),
      v.description('Years, as the screen said.'),
    ),
  }),
  output: v.object({ confirmedAt: timestamp }),
  errors: [],
});
