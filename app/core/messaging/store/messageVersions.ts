import type { Transaction } from '../../../platform/database/database.ts';
import { filesOf } from '../messageModel/filesOf.ts';
import { isSame } from '../messageModel/isSame.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { idOf, type MessageRows } from './messageRows.ts';
import type { GoneFiles, StoreChanges } from './messageStore.ts';

/** The messages that a transaction has looked at: as they were before it, and as they are by now. */
export interface MessageVersions {
  /** @returns the message as it is by now */
  read(ref: MessageRef): Promise<StoredMessage | null>;
  /** Reads many at once, so that `read` need not. */
  preload(refs: readonly MessageRef[]): Promise<void>;
  /** @param message null: it is removed. @returns the message as it was before the transaction */
  change(ref: MessageRef, message: StoredMessage | null): Promise<StoredMessage | null>;
  /** @returns what really changed; `touched` are conversations in which anything was written */
  changes(): Pick<StoreChanges, 'messages' | 'addedKeys' | 'removed' | 'gapsIn' | 'goneFiles'> & {
    touched: readonly string[];
  };
}

export function createVersions(tx: Transaction<MessageRows>): MessageVersions {
  const before = new Map<string, StoredMessage | null>();
  const current = new Map<string, StoredMessage | null>();
  const remember = (key: string, message: StoredMessage | null) => {
    if (!before.has(key)) before.set(key, message);
    if (!current.has(key)) current.set(key, message);
  };
  const read = async (ref: MessageRef): Promise<StoredMessage | null> => {
    const key = messageKeyOf(ref);
    if (!current.has(key)) remember(key, (await tx.get('messages', idOf(ref)))?.message ?? null);
    return current.get(key) ?? null;
  };

  return {
    read,
    async preload(refs) {
      const missing = refs.filter((ref) => !current.has(messageKeyOf(ref)));
      const rows = await tx.getMany('messages', missing.map(idOf));
      for (const [index, ref] of missing.entries()) {
        remember(messageKeyOf(ref), rows[index]?.message ?? null);
      }
    },
    async change(ref, message) {
      await read(ref);
      const key = messageKeyOf(ref);
      current.set(key, message);
      return before.get(key) ?? null;
    },
    changes() {
      const messages: StoredMessage[] = [];
      const addedKeys: string[] = [];
      const removed: MessageRef[] = [];
      const touched = new Set<string>();
      const gapsIn = new Set<string>();
      const goneFiles: GoneFiles[] = [];
      for (const [key, message] of current) {
        const known = before.get(key) ?? null;
        const either = message ?? known;
        if (message === known || !either) continue;
        const { conversationID } = either;
        touched.add(conversationID);
        if (known && (!message || isGone(message))) {
          const addresses = filesOf(known);
          if (addresses.length > 0) goneFiles.push({ key, addresses });
        }
        if (!message) removed.push(refOf(either));
        else if (!isSame(known, message)) {
          messages.push(message);
          if (!known) addedKeys.push(key);
          if (message.hasGapBefore && !known?.hasGapBefore) gapsIn.add(conversationID);
        }
      }
      return {
        ...{ messages, addedKeys, removed, goneFiles },
        gapsIn: [...gapsIn],
        touched: [...touched],
      };
    },
  };
}
