import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyInput } from '../fields/client.ts';

export const readAll = declareCall({
  name: 'notice.readAll',
  path: '/user/readAll',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Marks every notice that this brand lists as read.',
  input: emptyInput,
  output: v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: [],
});
