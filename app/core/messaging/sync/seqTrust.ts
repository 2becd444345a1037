import type { MessageStore } from '../store/messageStore.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';

/** False alarms after which a conversation's numbers are no longer taken for a sign of loss. */
const patience = 3;
/** Conversations that are remembered. */
const mostKept = 500;

/** Learns in which conversations `seq` jumps without a message missing. */
export interface SeqTrust {
  isContiguous(conversationID: string): boolean;
  /** Reads what the store kept of earlier sessions. */
  load(): Promise<void>;
  /** After the hole before a message was looked into: was there one at all? */
  judge(suspect: StoredMessage): Promise<void>;
}

export function createSeqTrust(store: MessageStore): SeqTrust {
  const jumping = new Set<string>();
  const alarms = new Map<string, number>();
  return {
    isContiguous: (conversationID) => !jumping.has(conversationID),
    async load() {
      for (const id of (await store.meta('seqJumps')) ?? []) jumping.add(id);
    },
    async judge(suspect) {
      const { conversationID } = suspect;
      const known = await store.message(suspect);
      if (!known || known.hasGapBefore || known.seq === 0) return;
      const [before] = await store.pageBefore(conversationID, orderKeyOf(known), 1);
      if (!before || before.seq === 0 || before.seq + 1 >= known.seq) return;
      const count = (alarms.get(conversationID) ?? 0) + 1;
      alarms.set(conversationID, count);
      if (count < patience || jumping.has(conversationID)) return;
      jumping.add(conversationID);
      await store.setMeta('seqJumps', [...jumping].slice(-mostKept));
    },
  };
}
