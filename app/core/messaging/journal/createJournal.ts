import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { DurableTexts } from '../../../platform/durableTexts.ts';
import type { OutgoingContent } from '../contents/content.ts';
import { newMessageId } from '../outbox/messageId.ts';
import {
  type JournalEntry,
  journalPrefix,
  longestText,
  readEntry,
  readKey,
  writeEntry,
} from './journalEntry.ts';

/** Entries of an account at a time. */
const mostEntries = 1_000;
/** Orders of one millisecond: what is written in it keeps its order with room to spare. */
const ordersPerMillisecond = 1_000;

type Needs = {
  userID: string;
  texts: DurableTexts;
  /** Milliseconds since 1970; may be wrong and may jump. */
  clock: () => number;
  /** Fills with secure random bytes. */
  random: (bytes: Uint8Array) => Uint8Array;
};

/**
 * Where a text lies from the key that sends it until the outbox has it: a database answers later, and
 * the page may be gone by then. Each entry has a key of its own, so that tabs never overwrite each
 * other's. Whoever reads it may find what another tab wrote a moment ago, what a page that died left
 * behind, or what no release of this app ever wrote.
 */
export interface Journal {
  /**
   * Keeps a text before this returns.
   * @returns its entry; null for what is no text, or where the device refused it
   */
  add(peer: Peer, content: OutgoingContent): JournalEntry | null;
  /** Puts entries back that were lost here, at their places. @returns those that the device refused */
  restore(entries: readonly JournalEntry[]): JournalEntry[];
  /** What lies there, in the order it was written. */
  entries(): JournalEntry[];
  /** Whether this page wrote it. Others may have been sent before, by a page that is gone. */
  isOwn(clientMsgID: string): boolean;
  /** What sending came to: a code as `StoredMessage.errCode`, or 0 where it is on its way again. */
  note(clientMsgID: string, errCode: number): void;
  /** The outbox has them, or nobody wants them any more. */
  remove(clientMsgIDs: readonly string[]): void;
  /** Another page of this browser wrote an entry, or took one away. @returns undoes it */
  onChange(listener: () => void): () => void;
  /** The person leaves. */
  clear(): void;
}

export function createJournal({ userID, texts, clock, random }: Needs): Journal {
  const own = new Set<string>();
  let lastOrder = 0;

  const places = () =>
    texts.keys(journalPrefix(userID)).flatMap((key) => {
      const place = readKey(userID, key);
      return place ? [{ key, ...place }] : [];
    });

  return {
    add(peer, content) {
      if (content.kind !== 'text') return null;
      const { text, quoted, mentions = [] } = content;
      if (text === '' || text.length > longestText) return null;
      const known = places();
      if (known.length >= mostEntries) return null;
      const time = clock();
      // A hybrid logical clock: later than all that is known, whatever the device's clock says.
      const order = known.reduce(
        (latest, place) => Math.max(latest, place.order + 1),
        Math.max(lastOrder + 1, Math.floor(time * ordersPerMillisecond)),
      );
      const entry: JournalEntry = {
        clientMsgID: newMessageId(random),
        peer,
        text,
        ...(quoted && { quoted }),
        ...(mentions.length > 0 && { mentions }),
        time,
        order,
        errCode: 0,
      };
      const { key, value } = writeEntry(userID, entry);
      if (!texts.write(key, value)) return null;
      lastOrder = order;
      own.add(entry.clientMsgID);
      return entry;
    },
    restore(entries) {
      return entries.filter((entry) => {
        const { key, value } = writeEntry(userID, entry);
        lastOrder = Math.max(lastOrder, entry.order);
        return texts.read(key) === null && !texts.write(key, value);
      });
    },
    entries() {
      return places()
        .sort((left, right) => (left.key < right.key ? -1 : 1))
        .slice(0, mostEntries)
        .flatMap(({ key }) => readEntry(userID, key, texts.read(key)) ?? []);
    },
    isOwn: (clientMsgID) => own.has(clientMsgID),
    note(clientMsgID, errCode) {
      const place = places().find((one) => one.clientMsgID === clientMsgID);
      const entry = place && readEntry(userID, place.key, texts.read(place.key));
      if (!entry || entry.errCode === errCode) return;
      const { key, value } = writeEntry(userID, { ...entry, errCode });
      texts.write(key, value);
    },
    remove(clientMsgIDs) {
      if (clientMsgIDs.length === 0) return;
      const gone = new Set(clientMsgIDs);
      for (const { key, clientMsgID } of places()) {
        if (!gone.has(clientMsgID)) continue;
        texts.remove(key);
        own.delete(clientMsgID);
      }
    },
    onChange: (listener) =>
      texts.onChange((key) => {
        if (readKey(userID, key)) listener();
      }),
    clear() {
      for (const key of texts.keys(journalPrefix(userID))) texts.remove(key);
    },
  };
}
