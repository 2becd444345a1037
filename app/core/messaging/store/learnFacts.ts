import type { Transaction } from '../../../platform/database/database.ts';
import { applyFact } from '../timeline/applyFact.ts';
import { isSame } from '../timeline/isSame.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageFact, StoreChanges } from './messageStore.ts';
import { createMessageWriter } from './messageWriter.ts';

/** Messages that facts may wait for; and facts that may wait for one of them. */
const mostWaiting = 5_000;
const mostFacts = 200;

/** Applies facts, or keeps them for messages that are still to come. Stores of the writer. */
export async function learnFacts(
  tx: Transaction<MessageRows>,
  facts: readonly MessageFact[],
): Promise<StoreChanges> {
  const writer = createMessageWriter(tx);
  await writer.preload(facts.map(({ clientMsgID }) => clientMsgID));
  for (const fact of facts) {
    const known = await writer.read(fact.clientMsgID);
    const learned = known && applyFact(known, fact);
    if (!known) await keepFact(tx, fact);
    else if (learned && learned !== known) await writer.put(learned);
  }
  return writer.finish();
}

async function keepFact(tx: Transaction<MessageRows>, fact: MessageFact): Promise<void> {
  const waiting = await tx.get('facts', fact.clientMsgID);
  if (waiting?.facts.some((other) => isSame(other, fact))) return;
  const [youngest] = await tx.range('facts', { index: 'byAge', direction: 'prev', limit: 1 });
  await tx.put('facts', {
    clientMsgID: fact.clientMsgID,
    age: waiting?.age ?? (youngest?.age ?? 0) + 1,
    facts: [...(waiting?.facts ?? []), fact].slice(0, mostFacts),
  });
  if (waiting || (await tx.count('facts')) <= mostWaiting) return;
  const oldest = await tx.range('facts', { index: 'byAge', limit: mostWaiting / 10 });
  for (const { clientMsgID } of oldest) await tx.delete('facts', clientMsgID);
}
