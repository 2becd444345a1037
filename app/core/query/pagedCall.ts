import type * as v from 'valibot';
import type { Call, OutputOf, Schema, SentInputOf } from '../../contract/call.ts';
import { type CallKey, callKey } from './callKey.ts';
import { type Page, pageSize } from './pages.ts';

/** A call that takes `page`, from 1, and `pageSize`, and answers `list` and `total`. */
// biome-ignore lint/suspicious/noExplicitAny: any page of any items is meant.
export type PagedCall = Call<Schema, v.GenericSchema<any, Page<any>>>;

export type ItemOf<C extends PagedCall> = OutputOf<C>['list'][number];

/** What is asked for, without which part of it. */
export type PagedInputOf<C extends PagedCall> = Omit<SentInputOf<C>, 'page' | 'pageSize'>;

/** Where the pages of a person are kept between two readings. */
export function pagedKey<C extends PagedCall>(
  userId: string | null,
  call: C,
  input: PagedInputOf<C>,
): CallKey {
  return callKey(userId, call, { ...input, pageSize });
}
