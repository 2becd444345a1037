import { sessionType } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { sendMessage } from '../../../contract/gateway/functions/messages.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { QueueStep } from './conversationQueues.ts';
import { isBy } from './lookUp.ts';
import { wireMessage } from './outgoingMessage.ts';
import { sendOutcomeOf } from './sendOutcome.ts';
import type { SendSettlement } from './sendSettlement.ts';
import { withQuotedWords } from './withQuotedWords.ts';

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'isOnline'> & {
  settlement: SendSettlement;
  isClosed: () => boolean;
};

/**
 * Sends a message whose files are uploaded. One that an earlier try may have delivered is looked up
 * first, so that nothing is delivered twice (protocol reference, section 8.3).
 */
export function createMessageSender(needs: Needs): (entry: OutboxEntry) => Promise<QueueStep> {
  const { gateway, store, isOnline, isClosed, settlement } = needs;

  return async (entry) => {
    if (!isOnline()) return 'when-online';
    const own = await store.outgoing(entry.clientMsgID);
    if (own?.state !== 'sending') return 'next';
    const mayBeThere = entry.phase === 'sending' || entry.phase === 'unknown';
    if (mayBeThere && (await settlement.confirmIfThere(own))) return 'next';
    const trying: OutboxEntry = { ...entry, phase: 'sending', attempts: entry.attempts + 1 };
    if (!(await store.updateOutgoing(trying))) return 'next';
    if (isClosed() || !isOnline()) return 'when-online';
    try {
      const confirmed = await gateway.call(sendMessage, inputOf(await withQuotedWords(own, store)));
      if (isBy(confirmed, own)) {
        await settlement.confirm(own, confirmed);
        return 'next';
      }
    } catch (error) {
      return settlement.afterFailure(trying, own, sendOutcomeOf(error));
    }
    // The gateway has another message under this id, so there is no proof that this one arrived.
    const outcome = { kind: 'faulty', code: gatewayErrors.badState } as const;
    return settlement.afterFailure(trying, own, outcome);
  };
}

function inputOf(own: StoredMessage) {
  const isSingle = own.sessionType === sessionType.single;
  return {
    recvID: isSingle ? own.recvID : '',
    groupID: isSingle ? '' : own.groupID,
    message: wireMessage(own),
    offlinePushInfo: '' as const,
  };
}
