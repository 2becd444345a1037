import * as v from 'valibot';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { message as messageSchema } from '../../../contract/gateway/entities/message.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { startingWith } from '../../../platform/database/keys.ts';
import { applyFact } from '../messageModel/applyFact.ts';
import { receivedMessage } from '../messageModel/receivedMessage.ts';
import { withoutContent } from '../messageModel/withoutContent.ts';
import { isNamedBy, type MessageRef, messageKeyOf } from '../messageRef.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { MessageRows } from './messageRows.ts';
import { idOf } from './messageRows.ts';

/** As `MessageStore.knownAsGone`. Facts that may be about another message count: rather gone than shown. */
export async function knownAsGone(
  tx: Transaction<MessageRows>,
  refs: readonly MessageRef[],
): Promise<StoredMessage[]> {
  if ((await tx.count('facts')) === 0) return [];
  const unique = [...new Map(refs.map((ref) => [messageKeyOf(ref), ref])).values()];
  const rows = await tx.getMany('messages', unique.map(idOf));
  const gone: StoredMessage[] = [];
  for (const ref of unique.filter((_, index) => rows[index] === undefined)) {
    const waiting = await tx.range('facts', { range: startingWith(ref.clientMsgID) });
    const facts = waiting
      .flatMap(({ facts }) => facts)
      .filter((fact) => (fact.isRevoked || fact.isDeleted) && isNamedBy(ref, fact));
    if (facts.length > 0) gone.push(withoutContent(facts.reduce(applyFact, frameOf(ref))));
  }
  return gone;
}

/** A message of which nothing is known but which one it is. */
function frameOf({ conversationID, sendID, clientMsgID }: MessageRef): StoredMessage {
  const frame = v.parse(messageSchema, { clientMsgID, sendID, contentType: contentType.text });
  return receivedMessage(frame, conversationID);
}
