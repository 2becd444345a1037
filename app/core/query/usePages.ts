import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { userIdAtom } from '../session/sessionAtom.ts';
import type { CallKey } from './callKey.ts';
import { itemsOf } from './pages.ts';
import { queryClientOf } from './queryClientOf.ts';
import type { PagedRead } from './read.ts';
import { useLastError } from './useLastError.ts';
import { everyOf, type ReadEvery, useReadEvery } from './useReadEvery.ts';
import { useReadWhenShown } from './useReadWhenShown.ts';

/** A list in parts: how each part is asked for, and what tells which one comes next. */
export type PageSource<P extends { list: unknown[] }, Param> = {
  auth: 'visitor' | 'member';
  queryKey: CallKey;
  first: Param;
  /** @returns undefined after the last. */
  next: (pages: readonly P[]) => Param | undefined;
  read: (param: Param, signal: AbortSignal) => Promise<P>;
  /** Two items with the same id are one. The same function each time. */
  idOf: (item: P['list'][number]) => string;
  isEnabled: boolean;
  readEvery?: ReadEvery<readonly P['list'][number][]> | undefined;
};

/**
 * Reads a list part by part, for `usePagedCall` and `useCursorCall`: what was read last at once, and
 * anew when it is no longer fresh. Each item stands once, however the parts shift between two readings.
 */
export function usePages<P extends { list: unknown[] }, Param>(
  source: PageSource<P, Param>,
): PagedRead<P['list'][number]> & { pages: readonly P[] } {
  const client = queryClientOf(useStore());
  const userId = useAtomValue(userIdAtom);
  const { auth, queryKey, first, next, read, idOf, isEnabled } = source;
  const options = {
    queryKey,
    // Each parameter is `first` or from `next`.
    queryFn: ({ pageParam, signal }: { pageParam?: unknown; signal: AbortSignal }) =>
      read(pageParam as Param, signal),
    initialPageParam: first,
    getNextPageParam: (_: P, pages: P[]) => next(pages),
  };
  const isAllowed = isEnabled && (auth === 'visitor' || userId !== null);
  const query = useInfiniteQuery<P, Error, InfiniteData<P, Param>, CallKey, Param>(
    { ...options, enabled: isAllowed },
    client,
  );
  useReadWhenShown(query);
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const items = useMemo(() => (data ? itemsOf(data.pages, idOf) : null), [data, idOf]);
  // As many requests a minute, however many pages there are.
  const every = everyOf(source.readEvery, items);
  const isQuiet = useReadEvery(query, every && every * Math.max(1, data?.pages.length ?? 1));
  const isReading = isFetching && !isFetchingNextPage && !isQuiet;
  const error = isFetchNextPageError ? null : query.error;

  const readFirst = async (): Promise<void> => {
    await client.cancelQueries({ queryKey });
    await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
  };

  return {
    pages: data?.pages ?? none,
    data: items,
    error: useLastError({ error, isReading: isReading || isQuiet }, JSON.stringify(queryKey)),
    isReading,
    updatedAt: query.dataUpdatedAt,
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

const none: readonly never[] = [];
