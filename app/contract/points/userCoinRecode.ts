import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { balance } from '../fields/money.ts';
import { cursorFields, nextCursor } from '../fields/paging.ts';
import { periodFields } from '../fields/period.ts';
import { coinRecord } from './coinRecord.ts';

export const coinKinds = ['all', 'income', 'expense'] as const;
export type CoinKind = (typeof coinKinds)[number];

export const userCoinRecode = declareCall({
  name: 'points.userCoinRecode',
  path: '/user/userCoinRecode',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Where points came from and went, newest first.',
  input: v.object({
    kind: v.pipe(v.picklist(coinKinds), v.description('Income is above zero, expense below.')),
    ...periodFields,
    ...cursorFields,
  }),
  output: v.object({
    list: v.array(coinRecord),
    months: v.pipe(
      v.array(
        v.object({
          month: v.pipe(v.string(), v.description("Such as 2026-03, in the person's time zone.")),
          income: balance,
          expense: balance,
        }),
      ),
      v.description(
        'Totals of the months on the page, whole months of all kinds: what is in review counts only where it goes out.',
      ),
    ),
    next: nextCursor,
  }),
  errors: [commonErrors.featureOff],
});
