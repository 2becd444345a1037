import { declareErrors } from '../declaredError.ts';

export const noticeErrors = declareErrors('notice', {
  noticeUnknown: { code: 3002, meaning: 'There is no such notice.' },
});
