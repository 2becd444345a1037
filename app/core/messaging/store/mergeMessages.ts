import type { Transaction } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import { joinMessages } from '../messageModel/joinMessages.ts';
import { type PlaceRange, planPage } from '../messageModel/pagePlan.ts';
import { follows, hasGapBefore } from '../messageModel/placeGap.ts';
import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import { compareOrder, orderKeyOf, type StoredMessage, unconfirmedRank } from '../storedMessage.ts';
import { withPendingFacts } from './applyFacts.ts';
import type { MessageRows } from './messageRows.ts';
import type { ArrivalOptions, HistoryPage, StoreChanges } from './messageStore.ts';
import { createMessageWriter, type MessageWriter } from './messageWriter.ts';
import { removeGone } from './removeGone.ts';

type Tx = Transaction<MessageRows>;

/** Merges messages of events, of replies or of `latestMsg`. Needs the writer's tables. */
export async function mergeArrivals(
  tx: Tx,
  messages: readonly StoredMessage[],
  options: ArrivalOptions,
): Promise<StoreChanges> {
  const writer = createMessageWriter(tx);
  const joined = await joinKnown(tx, writer, messages);
  for (const [conversationID, unplaced] of byConversation(joined.unplaced)) {
    const isStartKnown = (await tx.get('starts', conversationID)) !== undefined;
    await placeArrivals(writer, unplaced, {
      isStartKnown,
      isContinuous: options.isContinuous(conversationID),
      isSeqContiguous: options.isSeqContiguous?.(conversationID) ?? true,
    });
  }
  return writer.finish();
}

type Knowledge = { isStartKnown: boolean; isContinuous: boolean; isSeqContiguous: boolean };

async function placeArrivals(
  writer: MessageWriter,
  unplaced: readonly StoredMessage[],
  knowledge: Knowledge,
): Promise<void> {
  let previous: StoredMessage | null = null;
  let next: StoredMessage | null = null;
  for (const message of inOrder(unplaced)) {
    const { conversationID } = message;
    const place = orderKeyOf(message);
    // Between the one just put and the one after it nothing else is known.
    const isBetween: boolean =
      previous !== null && (next === null || compareOrder(place, orderKeyOf(next)) < 0);
    if (!isBetween) {
      previous = await writer.neighbour(conversationID, place, 'previous');
      next = await writer.neighbour(conversationID, place, 'next');
    }
    const placed: StoredMessage = {
      ...message,
      hasGapBefore: hasGapBefore(message, { ...knowledge, previous, next }),
    };
    await writer.put(placed);
    if (next?.hasGapBefore && follows(placed, next)) {
      await writer.setGap(next, false);
      next = { ...next, hasGapBefore: false };
    }
    previous = placed;
  }
}

/** Merges a page of history: see `HistoryPage`. Stores of the writer. */
export async function mergePage(tx: Tx, page: HistoryPage): Promise<StoreChanges> {
  const { conversationID, at, count } = page;
  const writer = createMessageWriter(tx);
  const messages = page.messages.filter((message) => message.conversationID === conversationID);
  const { members, unplaced } = await joinKnown(tx, writer, messages);
  const isNumbered = members.some(isNumberedOne) || (await hasNumbers(tx, conversationID));
  const isPlaced = (message: StoredMessage) =>
    message.state === 'sent' && (message.seq > 0 || !isNumbered);
  const anchor = at.kind === 'newest' ? null : await findAnchor(tx, writer, at.anchor);
  const sorted = inOrder(members.filter(isPlaced));
  const plan = planPage({
    places: sorted.map(orderKeyOf),
    count,
    received: page.received ?? page.messages.length,
    anchor: anchor && isPlaced(anchor) ? orderKeyOf(anchor) : null,
    kind: at.kind,
  });

  const [oldest] = sorted;
  for (const message of unplaced) {
    const isOpen = message === oldest && plan.isOldestOpen;
    await writer.put({ ...message, hasGapBefore: isOpen && !(await isProved(writer, message)) });
  }
  for (const range of plan.closed) await writer.closeGaps(conversationID, range);
  await joinNext(writer, sorted.at(-1));
  // Where such an anchor belongs is not known, but that nothing is missing right before it is.
  if (at.kind === 'before' && anchor && !isPlaced(anchor)) await writer.setGap(anchor, false);
  // Nothing is missing after the newest page; what it lacks belongs before it.
  if (at.kind === 'newest' && isNumbered) await writer.closeGaps(conversationID, aside);
  if (plan.isStart) await tx.put('starts', { conversationID });
  const received = page.received ?? page.messages.length;
  await closeBehindNewest(writer, page, plan.isStart, sorted.at(-1));
  const evidence = {
    members: sorted,
    anchor,
    isAfter: at.kind === 'after',
    closed: plan.closed,
    isNewest: at.kind === 'newest',
    isEmpty: received === 0 && plan.isStart,
    knownUpTo: page.knownUpTo ?? null,
  };
  if (!page.isPartial) await removeGone(tx, writer, conversationID, evidence, isPlaced);
  return writer.finish();
}

/**
 * Nothing is missing between the newest page and what was known behind it when it was asked for, nor
 * anywhere where nothing of all there is can be read.
 */
async function closeBehindNewest(
  writer: MessageWriter,
  { conversationID, at, knownUpTo }: HistoryPage,
  isStart: boolean,
  newest: StoredMessage | undefined,
): Promise<void> {
  if (at.kind !== 'newest' || !knownUpTo || !(newest ?? isStart)) return;
  const above = newest ? orderKeyOf(newest) : null;
  if (above && compareOrder(above, knownUpTo) >= 0) return;
  await writer.closeGaps(conversationID, { above, upTo: knownUpTo });
}

/**
 * The gateway finds an anchor by its id alone.
 * @returns null where that may be another message's id, so that the page stands for itself
 */
async function findAnchor(
  tx: Tx,
  writer: MessageWriter,
  anchor: MessageRef,
): Promise<StoredMessage | null> {
  const rows = await tx.range('messages', { range: startingWith(anchor.clientMsgID) });
  const here = rows.filter(({ message }) => message.conversationID === anchor.conversationID);
  return here.length > 1 ? null : writer.read(anchor);
}

/** Where confirmed messages stand aside whose number is not known. */
const aside: PlaceRange = {
  above: [unconfirmedRank - 1, 0, '', ''],
  upTo: [unconfirmedRank - 1, Number.MAX_SAFE_INTEGER, '', ''],
};

const isNumberedOne = ({ seq }: StoredMessage) => seq > 0;

/** Whether the messages of a conversation stand by `seq`: those without stand aside until it comes. */
async function hasNumbers(tx: Tx, conversationID: string): Promise<boolean> {
  const [row] = await tx.range('messages', {
    index: 'byOrder',
    range: { lower: [conversationID], upper: [conversationID, afterAll] },
    limit: 1,
  });
  return row !== undefined && isNumberedOne(row.message);
}

/** Whether the message before this one is known to be the one before. */
async function isProved(writer: MessageWriter, message: StoredMessage): Promise<boolean> {
  const previous = await writer.neighbour(message.conversationID, orderKeyOf(message), 'previous');
  return previous !== null && follows(previous, message);
}

/** Closes the gap after a message where the next one is known to be the next. */
async function joinNext(writer: MessageWriter, message: StoredMessage | undefined): Promise<void> {
  if (!message) return;
  const next = await writer.neighbour(message.conversationID, orderKeyOf(message), 'next');
  if (next && follows(message, next)) await writer.setGap(next, false);
}

type Joined = {
  /** Versions after joining, of all that are confirmed. */
  members: StoredMessage[];
  /** Those of them that were not known or stood elsewhere; not written yet. */
  unplaced: StoredMessage[];
};

/** Joins messages with what is known of them and writes those that keep their place. */
async function joinKnown(
  tx: Tx,
  writer: MessageWriter,
  messages: readonly StoredMessage[],
): Promise<Joined> {
  await writer.preload(messages);
  const twins = await findTwins(tx, writer, messages);
  const members = new Map<string, StoredMessage>();
  const unplaced = new Map<string, StoredMessage>();
  const hasFacts = (await tx.count('facts')) > 0;
  for (const message of messages) {
    const arrived = { ...message, hasGapBefore: false, ...twins.get(messageKeyOf(message)) };
    const key = messageKeyOf(arrived);
    const known = unplaced.get(key) ?? (await writer.read(arrived));
    const learned = known || !hasFacts ? arrived : await withPendingFacts(tx, writer, arrived);
    const joined = known ? joinMessages(known, learned) : learned;
    members.set(key, joined);
    if (!known || unplaced.has(key)) unplaced.set(key, joined);
    else if (compareOrder(orderKeyOf(known), orderKeyOf(joined)) !== 0) {
      unplaced.set(key, await lift(writer, known, joined));
    } else if (joined !== known) await writer.put(joined);
  }
  return {
    members: [...members.keys()]
      .map((key) => unplaced.get(key) ?? members.get(key))
      .filter(isThere),
    unplaced: [...unplaced.values()],
  };
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Takes a message from its place: a gap before it is then before the one after it. */
async function lift(
  writer: MessageWriter,
  known: StoredMessage,
  joined: StoredMessage,
): Promise<StoredMessage> {
  await writer.remove(known);
  if (known.state === 'sent' && known.hasGapBefore) {
    const next = await writer.neighbour(known.conversationID, orderKeyOf(known), 'next');
    if (next) await writer.setGap(next, true);
  }
  return { ...joined, hasGapBefore: false };
}

/**
 * Messages known under another `clientMsgID`: some gateways make a new one for a copy. A copy stands
 * where the first one does.
 * @returns by the copy's `messageKeyOf`, the id it is known by
 */
async function findTwins(
  tx: Tx,
  writer: MessageWriter,
  messages: readonly StoredMessage[],
): Promise<ReadonlyMap<string, { clientMsgID: string }>> {
  const unknown: StoredMessage[] = [];
  for (const message of messages) {
    if (message.serverMsgID && !(await writer.read(message))) unknown.push(message);
  }
  const twins = new Map<string, { clientMsgID: string }>();
  for (const [conversationID, added] of byConversation(unknown)) {
    const known = new Map<string, StoredMessage>();
    for (const message of await readAmong(tx, conversationID, added)) {
      known.set(serverKeyOf(message), message);
    }
    for (const message of added) {
      const twin = known.get(serverKeyOf(message));
      if (!twin) known.set(serverKeyOf(message), message);
      else if (twin.clientMsgID !== message.clientMsgID) {
        twins.set(messageKeyOf(message), { clientMsgID: twin.clientMsgID });
      }
    }
  }
  return twins;
}

/** @returns what is known between the first and the last of some messages, but not too much of it */
async function readAmong(
  tx: Tx,
  conversationID: string,
  messages: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  const sorted = inOrder(messages);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return [];
  const [firstRank, firstTime] = orderKeyOf(first);
  const [lastRank, lastTime] = orderKeyOf(last);
  const rows = await tx.range('messages', {
    index: 'byOrder',
    range: {
      lower: [conversationID, firstRank, firstTime],
      upper: [conversationID, lastRank, lastTime, afterAll],
    },
    limit: 2 * messages.length + 50,
  });
  return rows.map(({ message }) => message);
}

/** What the copies of a message have in common. */
function serverKeyOf(message: StoredMessage): string {
  const { serverMsgID, sendTime } = message;
  return messageKeyOf({ ...message, clientMsgID: `${sendTime} ${serverMsgID}` });
}

function byConversation(messages: readonly StoredMessage[]): ReadonlyMap<string, StoredMessage[]> {
  const groups = new Map<string, StoredMessage[]>();
  for (const message of messages) {
    const group = groups.get(message.conversationID);
    if (group) group.push(message);
    else groups.set(message.conversationID, [message]);
  }
  return groups;
}

function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  return [...messages].sort((left, right) => compareOrder(orderKeyOf(left), orderKeyOf(right)));
}
