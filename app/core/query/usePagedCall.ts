import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { OutputOf, SentInputOf } from '../../contract/call.ts';
import { useServices } from '../services/services.tsx';
import { userIdAtom } from '../session/sessionAtom.ts';
import { type ItemOf, type PagedCall, type PagedInputOf, pagedKey } from './pagedCall.ts';
import { itemsOf, nextPage, pageSize } from './pages.ts';
import { queryClientOf } from './queryClientOf.ts';
import type { Read } from './read.ts';
import { useLastError } from './useLastError.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

/** As `Read`, of a list that comes page by page. `readAgain` goes back to the first page. */
export type PagedRead<Item> = Read<readonly Item[]> & {
  hasMore: boolean;
  isReadingMore: boolean;
  /** Why the next page did not come; `error` is about the list as a whole. */
  moreError: Error | null;
  /** Reads the next page; while anything is being read, nothing. */
  loadMore: () => void;
};

type Options<C extends PagedCall> = {
  /** Two items with the same id are one. The same function each time. */
  idOf: (item: ItemOf<C>) => string;
  /** False waits. */
  isEnabled?: boolean;
  /** Each page as it comes, such as for a count that travels with it. */
  onPage?: (page: OutputOf<C>) => void;
};

/**
 * Reads a list by a paged call: what was read last at once, and anew when it is no longer fresh. Each
 * item stands once, however the pages shift between two readings. Another input is another list.
 */
export function usePagedCall<C extends PagedCall>(
  call: C,
  input: PagedInputOf<C>,
  { idOf, isEnabled = true, onPage }: Options<C>,
): PagedRead<ItemOf<C>> {
  const { backend } = useServices();
  const client = queryClientOf(useStore());
  const userId = useAtomValue(userIdAtom);
  const queryKey = pagedKey(userId, call, input);
  const options = {
    queryKey,
    async queryFn({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) {
      const sent = { ...input, page: pageParam, pageSize } as SentInputOf<C>;
      const page = await backend.call(call, sent, { signal });
      onPage?.(page);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: (_: unknown, pages: OutputOf<C>[]) => nextPage(pages),
  };
  const isAllowed = isEnabled && (call.auth === 'visitor' || userId !== null);
  const query = useInfiniteQuery({ ...options, enabled: isAllowed }, client);
  useReadWhenShown(query);
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const isReading = isFetching && !isFetchingNextPage;
  const error = isFetchNextPageError ? null : query.error;

  const readFirst = async (): Promise<void> => {
    await client.cancelQueries({ queryKey });
    await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
  };

  return {
    data: useMemo(() => (data ? itemsOf<ItemOf<C>>(data.pages, idOf) : null), [data, idOf]),
    error: useLastError({ error, isReading }, JSON.stringify(queryKey)),
    isReading,
    readAgain() {
      // A failure is told by the query itself.
      if (data || !isFetching) readFirst().catch(() => undefined);
    },
    hasMore: query.hasNextPage,
    isReadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError ? query.error : null,
    loadMore() {
      if (!isFetching) void query.fetchNextPage();
    },
  };
}
