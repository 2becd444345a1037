import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { readAll } from '../../../contract/notice/readAll.ts';
import { readOne } from '../../../contract/notice/readOne.ts';
import { useServices } from '../../../core/services/services.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { type NoticePages, withRead } from './noticePages.ts';
import { noticesKey } from './useNotices.ts';

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
  const client = useQueryClient();
  const userId = useAtomValue(userIdAtom);
  const take = (id: string | null, unread: number): void => {
    updateProfile({ notice: unread });
    client.setQueryData<NoticePages>(
      noticesKey(userId),
      (data) => data && withRead(data, id, unread),
    );
  };
  return {
    one: async (id) => take(id, (await backend.call(readOne, { id })).unread),
    async all() {
      const { unread } = await backend.call(readAll, {});
      take(null, unread);
      // Some came meanwhile.
      if (unread > 0) await client.invalidateQueries({ queryKey: noticesKey(userId) });
    },
  };
}
