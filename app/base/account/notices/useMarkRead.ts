import type { Notice } from '../../../contract/notice/notice.ts';
import { noticeList } from '../../../contract/notice/noticeList.ts';
import { readAll } from '../../../contract/notice/readAll.ts';
import { readOne } from '../../../contract/notice/readOne.ts';
import { usePagedEdit } from '../../../core/query/usePagedEdit.ts';
import { useServices } from '../../../core/services/services.tsx';
import { useUpdateProfile } from '../useUpdateProfile.ts';

type MarkRead = {
  /** @throws CallError */
  one: (id: string) => Promise<void>;
  /** @throws CallError */
  all: () => Promise<void>;
};

/** Marks notices as read: on the server, then on this page and in the account's count. */
export function useMarkRead(): MarkRead {
  const { backend } = useServices();
  const updateProfile = useUpdateProfile();
  const notices = usePagedEdit(noticeList, {});
  const take = (isMeant: (notice: Notice) => boolean, unread: number): void => {
    updateProfile({ notice: unread });
    const mark = (notice: Notice): Notice => (isMeant(notice) ? { ...notice, isRead: 1 } : notice);
    notices.change((page) => ({ ...page, unread, list: page.list.map(mark) }));
  };
  return {
    async one(id) {
      const { unread } = await backend.call(readOne, { id });
      take((notice) => notice.id === id, unread);
    },
    async all() {
      const { unread } = await backend.call(readAll, {});
      take(() => true, unread);
      // Some came meanwhile.
      if (unread > 0) await notices.readAnew();
    },
  };
}
