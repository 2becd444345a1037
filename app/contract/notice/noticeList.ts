import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { notice } from './notice.ts';

export const noticeList = declareCall({
  name: 'notice.noticeList',
  path: '/user/noticeList',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's notices, newest first: those of this brand, and those of the account.",
  input: v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  output: v.object({
    list: v.array(notice),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    unread: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  errors: [],
});
