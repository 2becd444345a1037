import { declareErrors } from '../declaredError.ts';

export const videoErrors = declareErrors('video', {
  videoUnknown: { code: 6001, meaning: 'There is no such video.' },
});
