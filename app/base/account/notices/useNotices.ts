import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Notice } from '../../../contract/notice/notice.ts';
import { noticeList } from '../../../contract/notice/noticeList.ts';
import { callKey } from '../../../core/query/callKey.ts';
import { useReadWhenShown } from '../../../core/query/useReadWhenShown.ts';
import { useServices } from '../../../core/services/services.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { nextPage, noticesOf, pageSize } from './noticePages.ts';

/** Where the notices of a person are kept between two readings. */
export function noticesKey(userId: string | null) {
  return callKey(userId, noticeList, { pageSize });
}

export type Notices = {
  /** Null until the first page has come. */
  list: readonly Notice[] | null;
  /** Why the last reading failed. */
  error: Error | null;
  isReading: boolean;
  hasMore: boolean;
  /** The next page, or the first one again where there is none yet. */
  readOn: () => void;
};

/** The person's notices, page by page. */
export function useNotices(): Notices {
  const { backend } = useServices();
  const updateProfile = useUpdateProfile();
  const userId = useAtomValue(userIdAtom);
  const query = useInfiniteQuery({
    queryKey: noticesKey(userId),
    async queryFn({ pageParam, signal }) {
      const page = await backend.call(noticeList, { page: pageParam, pageSize }, { signal });
      updateProfile({ notice: page.unread });
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: (_, pages) => nextPage(pages),
    enabled: userId !== null,
  });
  useReadWhenShown(query);
  const { data, error, isFetching, hasNextPage } = query;
  return {
    list: data ? noticesOf(data.pages) : null,
    error,
    isReading: isFetching,
    hasMore: hasNextPage,
    readOn() {
      if (!isFetching) void (data ? query.fetchNextPage() : query.refetch());
    },
  };
}
