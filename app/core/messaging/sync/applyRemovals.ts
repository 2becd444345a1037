import { getRemovedMessages } from '../../../contract/gateway/functions/history.ts';
import type { FunctionOutput } from '../../../contract/gateway/gatewayFunction.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import type { MessageFact } from '../store/messageStore.ts';
import {
  type OrderKey,
  orderKeyOf,
  type StoredMessage,
  unconfirmedRank,
} from '../storedMessage.ts';

/** Conversations asked for at once. */
const mostAsked = 200;

/** Messages read in one transaction. */
const pageSize = 500;

const start: OrderKey = [0, 0, '', ''];
/** Where the confirmed messages begin whose number is not known yet; they stand by time. */
const unnumbered: OrderKey = [unconfirmedRank - 1, 0, '', ''];

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'publisher'>;
type Place = { conversationID: string; fromSeq: number };
type Cleared = NonNullable<FunctionOutput<typeof getRemovedMessages>['cleared']>[number];
type Removed = NonNullable<FunctionOutput<typeof getRemovedMessages>['removed']>;

/**
 * Takes out of all conversations that the device keeps what was taken back, deleted or cleared while there
 * was no connection. A gateway that does not know the question tells of it by events, as it logs in.
 * @returns false: the gateway refused to answer, did not do so in time, or not in a way that can be read
 * @throws GatewayError where the connection is lost. @throws DatabaseError
 */
export async function applyRemovals({ gateway, store, publisher }: Needs): Promise<boolean> {
  const oldest = await store.oldest();
  let asked: readonly Place[] = oldest.map(({ conversationID, seq: fromSeq }) => ({
    conversationID,
    fromSeq,
  }));
  while (asked.length > 0) {
    const now = asked.slice(0, mostAsked);
    const answer = await gateway.call(getRemovedMessages, now).catch(unlessLost);
    if (!answer) return false;
    const { revoked, deleted } = await knownOf(store, answer.removed ?? []);
    publisher.changes(await store.applyFacts(revoked));
    publisher.changes(await store.removeListed(deleted));
    for (const place of answer.cleared ?? []) {
      for await (const cleared of clearedOf(store, place)) {
        publisher.changes(await store.removeListed(cleared));
      }
    }
    const rest = answer.rest ?? [];
    asked = [...(isFurther(rest, now) ? rest : []), ...asked.slice(mostAsked)];
  }
  return true;
}

function unlessLost(error: unknown): null {
  if (!(error instanceof GatewayError)) throw error;
  // No code: a deadline, or an answer that cannot be read.
  if (error.kind === 'refused' || (error.kind === 'unknown' && error.code === 0)) return null;
  throw error;
}

/**
 * The messages of a conversation up to a place. Those whose number is not known yet belong to them where
 * they were sent no later than the last of the others.
 */
async function* clearedOf(
  store: Needs['store'],
  { conversationID, upToSeq }: Cleared,
): AsyncGenerator<readonly StoredMessage[]> {
  let lastTime = Number.NEGATIVE_INFINITY;
  for await (const page of pagesOf(store, conversationID, start)) {
    const cleared = page.filter(({ seq }) => seq > 0 && seq <= upToSeq);
    lastTime = Math.max(lastTime, ...cleared.map(({ sendTime }) => sendTime));
    yield cleared;
    if (cleared.length < page.length) break;
  }
  for await (const page of pagesOf(store, conversationID, unnumbered)) {
    const cleared = page.filter(({ state, sendTime }) => state === 'sent' && sendTime <= lastTime);
    yield cleared;
    if (cleared.length < page.length) break;
  }
}

/** The messages of a conversation from a place on, oldest first. */
async function* pagesOf(
  store: Needs['store'],
  conversationID: string,
  from: OrderKey,
): AsyncGenerator<readonly StoredMessage[]> {
  for (let after = from; ; ) {
    const page = await store.pageAfter(conversationID, after, pageSize);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    if (page.length < pageSize) return;
    after = orderKeyOf(last);
  }
}

/** What is not known here can only come as it is there by now. */
async function knownOf(
  store: Needs['store'],
  removed: Removed,
): Promise<{ revoked: MessageFact[]; deleted: MessageRef[] }> {
  const known = await store.messages(removed);
  const keys = new Set(known.filter(({ isDeleted }) => !isDeleted).map(messageKeyOf));
  const told = removed.filter((ref) => keys.has(messageKeyOf(ref)));
  return {
    revoked: told.flatMap(({ isRevoked, revokerID, ...ref }) =>
      isRevoked ? { ...ref, isRevoked, revokerID } : [],
    ),
    deleted: told.filter(({ isRevoked }) => !isRevoked).map(refOf),
  };
}

/** Whether a gateway leads on: one that names the same places again would be asked for ever. */
function isFurther(rest: readonly Place[], asked: readonly Place[]): boolean {
  const [next] = rest;
  const before = next && asked.find(({ conversationID: id }) => id === next.conversationID);
  if (!next || !before) return false;
  return rest.length < asked.length || next.fromSeq > before.fromSeq;
}
