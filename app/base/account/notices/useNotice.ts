import { useEffect } from 'react';
import type { Notice } from '../../../contract/notice/notice.ts';
import type { Read } from '../../../core/query/read.ts';
import { useNotices } from './useNotices.ts';

/** One notice, looked for page by page; `gone` where no page has it. */
export function useNotice(id: string): Read<Notice | 'gone'> {
  const notices = useNotices();
  const { data: list, isReading, hasMore, isReadingMore, moreError, loadMore } = notices;
  const notice = list?.find((one) => one.id === id);
  const isBusy = isReading || isReadingMore;
  const looksFurther = list !== null && !notice && hasMore && !moreError && !isBusy;
  useEffect(() => {
    if (looksFurther) loadMore();
  }, [looksFurther, loadMore]);
  const isOver = list !== null && !hasMore && !isBusy;
  return {
    data: notice ?? (isOver ? 'gone' : null),
    error: notices.error ?? moreError,
    isReading: isBusy,
    readAgain: moreError ? loadMore : notices.readAgain,
  };
}
