import { useMemo } from 'react';
import type { Notice } from '../../../contract/notice/notice.ts';
import { noticeList } from '../../../contract/notice/noticeList.ts';
import type { PagedRead } from '../../../core/query/read.ts';
import { usePagedCall } from '../../../core/query/usePagedCall.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';

const idOf = ({ id }: Notice): string => id;

/** The person's notices, newest first, page by page. The account's unread count follows each page. */
export function useNotices(): PagedRead<Notice> {
  const updateProfile = useUpdateProfile();
  const notices = usePagedCall(
    noticeList,
    {},
    { idOf, onPage: ({ unread }) => updateProfile({ notice: unread }) },
  );
  const { data } = notices;
  const newestFirst = useMemo(
    () => data && [...data].sort((one, other) => other.createdAt - one.createdAt),
    [data],
  );
  return { ...notices, data: newestFirst };
}
