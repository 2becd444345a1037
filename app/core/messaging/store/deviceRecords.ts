import type { Database } from '../../../platform/database/database.ts';
import { compareOrder, type OrderKey, type StoredMessage } from '../storedMessage.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore, MetaValues } from './messageStore.ts';
import { createMessageWriter, writerStores } from './messageWriter.ts';
import { recordingStore } from './recordingStore.ts';

type Records = Pick<
  MessageStore,
  | 'drafts'
  | 'setDraft'
  | 'recording'
  | 'setRecording'
  | 'addRecordingPiece'
  | 'dropRecording'
  | 'addPendingRead'
  | 'pendingReads'
  | 'removePendingRead'
  | 'markUnread'
  | 'meta'
  | 'setMeta'
>;

/** What the device knows before the server does, or alone: drafts, recordings, marks, read receipts still to be sent. */
export function deviceRecords(database: Database<MessageRows>): Records {
  return {
    drafts: () => database.transaction(['drafts'], 'read', (tx) => tx.range('drafts')),
    setDraft: (draft) =>
      database.transaction(['drafts'], 'write', (tx) =>
        draft.text || draft.quoted
          ? tx.put('drafts', draft)
          : tx.delete('drafts', draft.conversationID),
      ),
    ...recordingStore(database),

    addPendingRead: (conversationID, messages, readAt, upTo) =>
      database.transaction([...writerStores, 'reads'], 'write', async (tx) => {
        const writer = createMessageWriter(tx);
        await writer.preload(messages);
        for (const ref of messages) {
          const message = await writer.read(ref);
          if (message && !message.isRead) await writer.put(readMessage(message, readAt));
        }
        const pending = await tx.get('reads', conversationID);
        const newIds = messages.map(({ clientMsgID }) => clientMsgID);
        const ids = new Set([...(pending?.clientMsgIDs ?? []), ...newIds]);
        const place = pending?.upTo && upTo ? laterOf(pending.upTo, upTo) : (upTo ?? pending?.upTo);
        const read = { conversationID, clientMsgIDs: [...ids] };
        await tx.put('reads', place ? { ...read, upTo: place } : read);
        return writer.finish();
      }),
    pendingReads: () => database.transaction(['reads'], 'read', (tx) => tx.range('reads')),
    removePendingRead: ({ conversationID, clientMsgIDs, upTo: toldUpTo }) =>
      database.transaction(['reads'], 'write', async (tx) => {
        const pending = await tx.get('reads', conversationID);
        if (!pending) return;
        const sent = new Set(clientMsgIDs);
        const left = pending.clientMsgIDs.filter((id) => !sent.has(id));
        const { upTo } = pending;
        const isFurther = upTo && toldUpTo && compareOrder(upTo, toldUpTo) > 0;
        if (left.length === 0 && !isFurther) await tx.delete('reads', conversationID);
        else await tx.put('reads', { ...pending, clientMsgIDs: left });
      }),

    markUnread: (conversationID, isUnread) =>
      database.transaction(['meta'], 'write', async (tx) => {
        const row = await tx.get('meta', 'markedUnread');
        // Only this method writes under this name.
        const known = (row?.value as MetaValues['markedUnread'] | undefined) ?? [];
        if (known.includes(conversationID) === isUnread) return false;
        const others = known.filter((id) => id !== conversationID);
        const value = isUnread ? [...others, conversationID] : others;
        await tx.put('meta', { name: 'markedUnread', value });
        return true;
      }),

    meta: (name) =>
      database.transaction(['meta'], 'read', async (tx) => {
        const row = await tx.get('meta', name);
        // Only `setMeta` writes under these names.
        return (row?.value as MetaValues[typeof name] | undefined) ?? null;
      }),
    setMeta: (name, value) =>
      database.transaction(['meta'], 'write', (tx) => tx.put('meta', { name, value })),
  };
}

function laterOf(one: OrderKey, other: OrderKey): OrderKey {
  return compareOrder(one, other) >= 0 ? one : other;
}

/** The gateway's own time of reading, which may be later, is joined to it when it comes. */
function readMessage(message: StoredMessage, readAt: number): StoredMessage {
  const { attachedInfoElem: info } = message;
  if (!info?.isPrivateChat || info.hasReadTime > 0) return { ...message, isRead: true };
  return { ...message, isRead: true, attachedInfoElem: { ...info, hasReadTime: readAt } };
}
