import type { StoredMessage } from '../storedMessage.ts';
import type { EventBatch } from '../sync/eventBatch.ts';
import type { Broadcast } from '../tabs/tabMessage.ts';
import { arrivalsOf } from './arrivals.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import { createTypingSigns } from './typing.ts';

type Needs = Pick<EngineNeeds, 'userID' | 'store' | 'timers' | 'publish' | 'onArrival'> & {
  broadcast: (message: Broadcast) => void;
  isWatched: (conversationID: string) => boolean;
};

/** What is worth telling at the moment it happens, and never again: who types, who is there, and what came in. */
export interface LiveEvents {
  /** @param added of the batch, messages that were not known before */
  onLive(batch: EventBatch, added: readonly StoredMessage[]): void;
  /** The leading tab received that somebody types, or no longer does. */
  onTyping(conversationID: string, isTyping: boolean): void;
  close(): void;
}

export function createLiveEvents(needs: Needs): LiveEvents {
  const { userID, timers, publish, broadcast } = needs;
  const signs = createTypingSigns(timers, (conversationID, isTyping) =>
    publish({ type: 'typing', conversationID, isTyping }),
  );
  return {
    onTyping: signs.note,
    onLive(batch, added) {
      for (const { conversationID, isTyping } of batch.typing) {
        signs.note(conversationID, isTyping);
        broadcast({ type: 'typing', conversationID, isTyping });
      }
      for (const one of batch.presence) {
        publish({ type: 'presence', ...one });
        broadcast({ type: 'presence', ...one });
      }
      for (const message of added) {
        if (message.sendID !== userID) signs.note(message.conversationID, false);
      }
      arrivalsOf(added, needs).then(
        (arrivals) => arrivals.forEach(needs.onArrival),
        () => undefined,
      );
    },
    close: signs.close,
  };
}
