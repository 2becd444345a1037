import { and, eq, inArray } from 'drizzle-orm';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import type { Queries } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';

/** A message inside an answer to it, as the answer's author has sent it. */
export type Quoted = Readonly<Record<string, unknown>>;

/** What says which message is quoted, and of what kind it was. */
const naming: readonly string[] = [
  ...['clientMsgID', 'sendID', 'recvID', 'groupID', 'sessionType', 'contentType'],
];

/** @returns a quote without what the message said */
export function onlyNamed(quoted: Quoted): Quoted {
  return Object.fromEntries(Object.entries(quoted).filter(([name]) => naming.includes(name)));
}

/** @returns a body with each message quoted in it, however deep, as `change` makes it */
export function mapQuotes(body: Message, change: (quoted: Quoted) => Quoted): Message {
  return mapValue(body, change) as Message;
}

function mapValue(value: unknown, change: (quoted: Quoted) => Quoted): unknown {
  if (Array.isArray(value)) return value.map((one) => mapValue(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const mapped = Object.entries(value).map(([name, held]) => {
    // The element once more, as JSON.
    if (name === 'content') return [name, mapText(held, change)];
    const inside = mapValue(held, change);
    const isQuote = name === 'quoteMessage' && typeof inside === 'object' && inside !== null;
    return [name, isQuote ? change(inside as Quoted) : inside];
  });
  return Object.fromEntries(mapped);
}

function mapText(text: unknown, change: (quoted: Quoted) => Quoted): unknown {
  if (typeof text !== 'string' || !text.includes('"quoteMessage"')) return text;
  try {
    return JSON.stringify(mapValue(JSON.parse(text), change));
  } catch {
    // Words of somebody who writes about quotes.
    return text;
  }
}

/** @returns a body that quotes what is gone by its name alone: who answers may not have heard of it */
export async function withoutGoneQuotes(db: Queries, body: Message): Promise<Message> {
  const ids = new Set<string>();
  mapQuotes(body, (quoted) => {
    if (typeof quoted['clientMsgID'] === 'string') ids.add(quoted['clientMsgID']);
    return quoted;
  });
  if (ids.size === 0) return body;
  const gone = await db
    .select({ clientMsgId: messages.clientMsgId, senderId: messages.senderId })
    .from(messages)
    .where(
      and(
        inArray(messages.clientMsgId, [...ids]),
        eq(messages.ownerId, ''),
        inArray(messages.status, [messageStatus.revoked, messageStatus.deleted]),
      ),
    );
  if (gone.length === 0) return body;
  return mapQuotes(body, (quoted) =>
    gone.some((one) => isQuoteOf(quoted, one)) ? onlyNamed(quoted) : quoted,
  );
}

/** Whether a quote is of this message: the same id of somebody else names another one. */
export function isQuoteOf(
  { clientMsgID, sendID = '' }: Quoted,
  { clientMsgId, senderId }: { clientMsgId: string; senderId: string },
): boolean {
  return clientMsgID === clientMsgId && (sendID === '' || sendID === senderId);
}
