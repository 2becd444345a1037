import { useAtomValue } from 'jotai';
import type * as v from 'valibot';
import type { Call, OutputOf, Schema, SentInputOf } from '../../contract/call.ts';
import { useServices } from '../services/services.tsx';
import { userIdAtom } from '../session/sessionAtom.ts';
import { callKey } from './callKey.ts';
import { type CursorPage, nextCursorOf } from './nextCursor.ts';
import { pageSize } from './pages.ts';
import type { PagedRead } from './read.ts';
import { usePages } from './usePages.ts';
import type { ReadEvery } from './useReadEvery.ts';

/** A call that takes `cursor` and `limit`, and answers `list` and `next`. */
// biome-ignore lint/suspicious/noExplicitAny: any part of any list is meant.
export type CursorCall = Call<Schema, v.GenericSchema<any, CursorPage>>;

type ItemOf<C extends CursorCall> = OutputOf<C>['list'][number];

type Options<C extends CursorCall> = {
  /** Two items with the same id are one. The same function each time. */
  idOf: (item: ItemOf<C>) => string;
  /** False waits. */
  isEnabled?: boolean;
  /** Milliseconds, or what tells them from the items shown: reads anew while the page is seen. */
  readEvery?: ReadEvery<readonly ItemOf<C>[]> | undefined;
};

/** As `PagedRead`, with the answers themselves for what travels beside their lists. */
export type CursorRead<C extends CursorCall> = PagedRead<ItemOf<C>> & {
  pages: readonly OutputOf<C>[];
};

/**
 * As `usePagedCall`, for calls whose answer says where the next part begins: nothing comes twice or
 * is left out when rows are added meanwhile. Another input is another list.
 */
export function useCursorCall<C extends CursorCall>(
  call: C,
  input: Omit<SentInputOf<C>, 'cursor' | 'limit'>,
  { idOf, isEnabled = true, readEvery }: Options<C>,
): CursorRead<C> {
  const { backend } = useServices();
  const userId = useAtomValue(userIdAtom);
  return usePages<OutputOf<C>, string | null>({
    auth: call.auth,
    queryKey: callKey(userId, call, { ...input, limit: pageSize }),
    first: null,
    next: (pages) => nextCursorOf(pages),
    read: (cursor, signal) =>
      backend.call(
        call,
        {
          ...input,
          limit: pageSize,
          ...(cursor === null ? {} : { cursor }),
        } as SentInputOf<C>,
        { signal },
      ),
    idOf,
    isEnabled,
    readEvery,
  });
}
