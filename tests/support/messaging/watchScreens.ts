import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { Timeline } from '../../../app/core/messaging/messagingAtoms.ts';
import {
  compareOrder,
  orderKeyOf,
  type StoredMessage,
} from '../../../app/core/messaging/storedMessage.ts';
import type { ModelGateway } from './modelGateway.ts';
import { keyOf } from './modelThreads.ts';

export type ScreenWatch = ReturnType<typeof createScreenWatch>;

/**
 * Looks at everything that screens are told, from the first moment on.
 * @param removed keys of messages that their authors have removed: they see them no longer, wherever the server is
 */
export function createScreenWatch(gateway: ModelGateway, removed: ReadonlySet<string>) {
  let lie: string | null = null;

  const lieOf = (userID: string, conversationID: string, { messages }: Timeline): string | null => {
    const seen = new Set<string>();
    for (const [index, message] of messages.entries()) {
      const { clientMsgID, sendID, state } = message;
      const key = keyOf(message);
      if (seen.has(key)) return `shows ${key} twice`;
      seen.add(key);
      const before = messages[index - 1];
      if (before && compareOrder(orderKeyOf(before), orderKeyOf(message)) > 0) {
        return `shows ${key} out of order`;
      }
      const missing = before && missingBetween(userID, conversationID, before, message);
      if (missing) return `shows ${key}, and not ${missing} before it`;
      if (sendID !== userID) continue;
      const kept = gateway.threads.find(userID, conversationID, clientMsgID, userID);
      if (state === 'sent' && !kept) return `shows ${key} as sent, and the server has it not`;
      if (state === 'failed' && kept && !gateway.hasRefused(clientMsgID)) {
        return `shows ${key} as failed, and the server has it`;
      }
    }
    return null;
  };

  /** What is shown without a hole lacks nothing in its middle, wherever it begins and ends. */
  const missingBetween = (
    userID: string,
    conversationID: string,
    before: StoredMessage,
    after: StoredMessage,
  ): string | null => {
    if (after.hasGapBefore || before.seq === 0 || after.seq <= before.seq + 1) return null;
    const isGone = ({ sendID, clientMsgID }: Message): boolean =>
      sendID === userID && removed.has(keyOf({ sendID, clientMsgID }));
    const missing = gateway.threads
      .visible(userID, conversationID)
      .filter(({ wrong, message }) => wrong === null && !isGone(message))
      .find(({ seq }) => seq > before.seq && seq < after.seq);
    return missing ? keyOf(missing.message) : null;
  };

  return {
    /** A screen of this person is told of a conversation. */
    told(userID: string, conversationID: string, timeline: Timeline): void {
      const found = lie === null ? lieOf(userID, conversationID, timeline) : null;
      if (found !== null) lie = `${userID} ${conversationID}: a page ${found}`;
    },
    /** A text was sent off a page that shows its conversation. */
    sent(userID: string, text: string, timeline: Timeline | undefined): void {
      if (!timeline?.isLoaded || timeline.hasNewer) return;
      const isShown = timeline.messages.some(({ content }) => content === text);
      if (!isShown) lie ??= `${userID}: ${text} is not shown at once`;
    },
    /** @returns the first thing told that was not so, or null */
    lie: () => lie,
  };
}
