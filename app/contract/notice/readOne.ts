import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { noticeErrors } from './errors.ts';
import { noticeId } from './notice.ts';

export const readOne = declareCall({
  name: 'notice.readOne',
  path: '/user/readOne',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Marks one notice as read.',
  input: v.object({ id: noticeId }),
  output: v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: [noticeErrors.noticeUnknown],
});
