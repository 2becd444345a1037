import type { Messaging } from '../messaging.ts';
import type { MessageStore } from '../store/messageStore.ts';

type Needs = { store: Pick<MessageStore, 'messages' | 'knownAsGone' | 'pageBefore' | 'pageAfter'> };

/** Gives out what the device keeps, as it is now. */
export const createKeptMessages = ({
  store,
}: Needs): Pick<Messaging, 'keptMessages' | 'keptPage'> => ({
  keptMessages: async (refs) => [
    ...(await store.messages(refs)),
    ...(await store.knownAsGone(refs)),
  ],
  keptPage: (id, at, count) =>
    'after' in at ? store.pageAfter(id, at.after, count) : store.pageBefore(id, at.before, count),
});
