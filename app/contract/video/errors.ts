import * as v from 'valibot';
import { declareErrors } from '../declaredError.ts';
import { timestamp } from '../fields/time.ts';

export const videoErrors = declareErrors('video', {
  videoUnknown: { code: 6001, meaning: 'There is no such video.' },
  videoLimitReached: {
    code: 6002,
    meaning: 'All views of this person are used for now.',
    data: v.object({
      resetsAt: v.pipe(timestamp, v.description('When the oldest counted view is 24 hours old.')),
    }),
  },
});
