import { conversationIdOf, type Peer, peerOf } from '../../../contract/gateway/conversationId.ts';
import type { Mention } from '../messageModel/mentions.ts';
import { type QuotedName, readQuotedName } from '../messageModel/quotedName.ts';
import { readMentions } from '../messageModel/readMentions.ts';

/** A text a person has sent and the outbox may not have yet. */
export type JournalEntry = {
  clientMsgID: string;
  peer: Peer;
  text: string;
  /** The message that it answers. */
  quoted?: QuotedName | undefined;
  /** Whom it names, and where. */
  mentions?: readonly Mention[] | undefined;
  /** When it was written, by the device's clock. Milliseconds. */
  time: number;
  /** Place among all that this account writes on this device: rises with each, over tabs and pages. */
  order: number;
  /** Why sending failed, as `StoredMessage.errCode`: it waits for the person. 0 while it did not. */
  errCode: number;
};

/** Characters of a text that the journal takes: more than anybody can write into a message. */
export const longestText = 20_000;
/** Digits of an order in a key, base 36: as many as the largest safe integer has. */
const orderDigits = 11;

/** @returns what the keys of an account's entries begin with */
export function journalPrefix(userID: string): string {
  return `unsent/${encodeURIComponent(userID)}/`;
}

/** @returns key and value under which an entry lies; keys of an account sort as they were written */
export function writeEntry(userID: string, entry: JournalEntry): { key: string; value: string } {
  const { clientMsgID, peer, text, quoted, mentions, time, order, errCode } = entry;
  const place = order.toString(36).padStart(orderDigits, '0');
  return {
    key: `${journalPrefix(userID)}${place}-${clientMsgID}`,
    value: JSON.stringify({
      userID,
      conversationID: conversationIdOf(peer),
      text,
      time,
      ...(quoted && { quoted }),
      ...(mentions && { mentions }),
      ...(errCode !== 0 && { errCode }),
    }),
  };
}

/** @returns the place and the id that a key names, or null where it is no key of an entry */
export function readKey(
  userID: string,
  key: string,
): Pick<JournalEntry, 'order' | 'clientMsgID'> | null {
  const parts = /^([0-9a-z]{11})-([0-9a-f]{32})$/.exec(key.slice(journalPrefix(userID).length));
  const [, place, clientMsgID] = parts ?? [];
  if (!key.startsWith(journalPrefix(userID)) || !place || !clientMsgID) return null;
  const order = Number.parseInt(place, 36);
  // An order close to the end of the numbers would leave none for what is written next.
  return order < Number.MAX_SAFE_INTEGER / 2 ? { order, clientMsgID } : null;
}

/** @returns the entry, or null for anything this release did not write for this account */
export function readEntry(userID: string, key: string, value: string | null): JournalEntry | null {
  const place = readKey(userID, key);
  if (!place || value === null || value.length > 8 * longestText) return null;
  const fields = parseFields(value);
  if (!fields || fields['userID'] !== userID) return null;
  const { conversationID, text, time, errCode = 0 } = fields;
  const peer = typeof conversationID === 'string' ? peerOf(conversationID) : null;
  if (!peer || typeof text !== 'string' || text === '' || text.length > longestText) return null;
  if (typeof time !== 'number' || !Number.isFinite(time) || time < 0) return null;
  if (typeof errCode !== 'number' || !Number.isInteger(errCode)) return null;
  const quoted = readQuotedName(fields['quoted']);
  const mentions = readMentions(fields['mentions'], text);
  const more = { ...(quoted && { quoted }), ...(mentions.length > 0 && { mentions }) };
  return { ...place, peer, text, ...more, time, errCode };
}

function parseFields(value: string): Record<string, unknown> | null {
  try {
    const fields: unknown = JSON.parse(value);
    return typeof fields === 'object' && fields !== null
      ? (fields as Record<string, unknown>)
      : null;
  } catch {
    // Cut short, or written by something else.
    return null;
  }
}
