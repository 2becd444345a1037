import type { JournalEntry } from '../journal/journalEntry.ts';
import type { KeptJournal } from '../journal/keptJournal.ts';
import { journaledMessage, lastOrderOf, takeOverJournal } from '../journal/takeOverJournal.ts';
import { retry } from '../retry/retry.ts';
import { throttle } from '../retry/throttle.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { Publisher } from './publisher.ts';
import type { Turns } from './turns.ts';

type Needs = {
  journal: KeptJournal;
  store: MessageStore;
  userID: string;
  publisher: Publisher;
  waits: Waits;
  /** Shows a message the store does not have yet. */
  showOwn: (message: StoredMessage) => void;
  /** Shows them as kept, but for those that the store has by now. */
  keepOwn: (messages: readonly StoredMessage[]) => void;
  turns: Turns;
};

/** The way of a text from the journal into the outbox. */
export interface JournalHandover {
  /**
   * Shows a text at once, and as kept once it is on the disk. Resolves when the outbox has it, and tells
   * whether it is still wanted; rejects when the engine closes before.
   */
  send(entry: JournalEntry): Promise<boolean>;
  /**
   * Takes over what lies in the journal, also of tabs that are gone, and tries again for as long as it
   * fails. Rejects when the engine closes before.
   */
  takeOver(): Promise<void>;
  /** The person wants it no more: it is not to be taken over from memory. */
  forget(clientMsgID: string): void;
}

/** What is written in so short a time is shown as kept together, unless the store has it by then. Milliseconds. */
const burst = 50;

export function createJournalHandover(needs: Needs): JournalHandover {
  const { journal, userID, publisher, waits, turns } = needs;
  /** What this page shows and the store may not have yet: the browser may throw the journal away. */
  const pending = new Map<string, JournalEntry>();

  const takeOverOnce = (): Promise<void> => {
    const orders = [...pending.values()].map(({ order }) => order);
    const upTo = Math.max(lastOrderOf(journal), ...orders);
    return turns.together(async () => {
      publisher.changes(await takeOverJournal(needs, upTo, [...pending.values()]));
    });
  };
  // The journal has it: nothing is lost by waiting, nor by closing.
  const takeOver = (): Promise<void> =>
    retry(takeOverOnce, { waits, limit: Number.POSITIVE_INFINITY });

  const written: StoredMessage[] = [];
  const showWritten = throttle(waits, burst, () => needs.keepOwn(written.splice(0)));
  const showKept = (message: StoredMessage): void => {
    written.push({ ...message, isUnkept: false });
    showWritten();
  };

  return {
    takeOver: () => (journal.entries().length > 0 ? takeOver() : Promise.resolve()),
    async send(entry) {
      pending.set(entry.clientMsgID, entry);
      // On its way to the disk before the page is busy with drawing it.
      const writing = journal.keep(entry);
      const kept = takeOver();
      const message = journaledMessage(entry, userID);
      needs.showOwn(message);
      writing.then(
        (isWritten) => isWritten && showKept(message),
        // Paler until the outbox has it.
        () => undefined,
      );
      await kept;
      return pending.delete(entry.clientMsgID);
    },
    forget: (clientMsgID) => void pending.delete(clientMsgID),
  };
}
