import type { Transaction } from '../../../platform/database/database.ts';
import { startingWith } from '../../../platform/database/keys.ts';
import { applyFact } from '../messageModel/applyFact.ts';
import { isSame } from '../messageModel/isSame.ts';
import { isNamedBy, type MessageName, type MessageRef } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { idOf, type MessageRows } from './messageRows.ts';
import type { MessageFact, StoreChanges } from './messageStore.ts';
import { createMessageWriter, type MessageWriter } from './messageWriter.ts';

/** Messages that facts may wait for; and facts that may wait for one of them. */
const mostWaiting = 5_000;
const mostFacts = 200;

type Tx = Transaction<MessageRows>;

/**
 * Applies facts, or keeps them for messages that are still to come. Stores of the writer.
 * @param room facts of reading that may still be kept; it becomes less with each
 */
export async function applyFacts(
  tx: Tx,
  facts: readonly MessageFact[],
  room: { left: number },
): Promise<StoreChanges> {
  const writer = createMessageWriter(tx);
  await writer.preload(facts.filter(isWhole));
  for (const fact of facts) {
    const known = await findNamed(tx, writer, fact);
    const [only] = known;
    const isCertain = isBelieved(fact) && known.length < 2;
    if (!isCertain) known.forEach(writer.markUnverified);
    // One that names no sender may be about a message still to come, whatever is known.
    if (!only || !isBelieved(fact)) {
      if (isReading(fact)) room.left -= 1;
      if (!isReading(fact) || room.left >= 0) await keepFact(tx, fact);
    }
    if (only && isBelieved(fact) && isCertain) {
      const learned = applyFact(only, fact);
      if (learned !== only) await writer.put(learned);
    }
  }
  return writer.finish();
}

/** Applies to a message the facts that came before it. Needs the writer's tables. */
export async function withPendingFacts(
  tx: Tx,
  writer: MessageWriter,
  message: StoredMessage,
): Promise<StoredMessage> {
  let learned = message;
  for (const { id, facts } of await tx.range('facts', {
    range: startingWith(message.clientMsgID),
  })) {
    const meant = facts.filter((fact) => isNamedBy(message, fact));
    if (meant.length === 0) continue;
    if (meant.every(isBelieved)) await tx.delete('facts', id);
    else writer.markUnverified(message);
    learned = meant.filter(isBelieved).reduce(applyFact, learned);
  }
  return learned;
}

/** Ids are not unique to a sender: a fact without one may be about another message. */
function isBelieved({ sendID }: MessageFact): boolean {
  return sendID !== undefined;
}

/** The gateway's own copy will have it that a message was read, but perhaps not that it is gone. */
function isReading({ isRevoked, isDeleted }: MessageFact): boolean {
  return !isRevoked && !isDeleted;
}

function isWhole(name: MessageName): name is MessageName & MessageRef {
  return name.sendID !== undefined && name.conversationID !== undefined;
}

async function findNamed(
  tx: Tx,
  writer: MessageWriter,
  name: MessageName,
): Promise<StoredMessage[]> {
  if (isWhole(name)) {
    const message = await writer.read(name);
    return message ? [message] : [];
  }
  const { clientMsgID, sendID } = name;
  const range = startingWith(clientMsgID, ...(sendID === undefined ? [] : [sendID]));
  const rows = await tx.range('messages', { range });
  const found = await Promise.all(rows.map(({ message }) => writer.read(message)));
  return found.filter((message) => message !== null).filter((one) => isNamedBy(one, name));
}

async function keepFact(tx: Tx, fact: MessageFact): Promise<void> {
  const id = idOf({ conversationID: '', sendID: '', ...fact });
  const waiting = await tx.get('facts', id);
  if (waiting?.facts.some((other) => isSame(other, fact))) return;
  const [youngest] = await tx.range('facts', { index: 'byAge', direction: 'prev', limit: 1 });
  await tx.put('facts', {
    id,
    age: waiting?.age ?? (youngest?.age ?? 0) + 1,
    facts: [...(waiting?.facts ?? []), fact].slice(0, mostFacts),
  });
  if (waiting || (await tx.count('facts')) <= mostWaiting) return;
  const oldest = await tx.range('facts', { index: 'byAge', limit: mostWaiting / 10 });
  for (const row of oldest) await tx.delete('facts', row.id);
}
