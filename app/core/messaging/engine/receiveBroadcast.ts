import type { StoreChanges } from '../store/messageStore.ts';
import type { Broadcast } from '../tabs/tabMessage.ts';
import { versionsOf } from '../timelines/versionsOf.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { LeaderTerm } from './leaderTerm.ts';

type Needs = Pick<EngineNeeds, 'store' | 'publish' | 'onStopped'> & {
  /** Null: this tab does not lead. */
  term: () => Pick<LeaderTerm, 'work' | 'workLater' | 'loadLater'> | null;
  timelines: {
    shownIds: () => readonly string[];
    apply: (changes: Pick<StoreChanges, 'messages' | 'removed'>) => unknown;
    online: () => void;
  };
  /** Reads again everything that is shown, whether or not a broadcast named it. */
  reload: () => void;
  onTyping: (conversationID: string, isTyping: boolean) => void;
};

/** @returns handles a broadcast of another tab */
export function createBroadcastReceiver(needs: Needs): (message: Broadcast) => void {
  const { store, publish, term, timelines } = needs;
  /** Broadcasts are read one after the other, so that none overtakes an earlier one. */
  let reading: Promise<unknown> = Promise.resolve();

  return (message) => {
    switch (message.type) {
      case 'work':
        term()?.work();
        return;
      case 'look-again':
        needs.reload();
        return;
      case 'work-announced':
        term()?.workLater();
        return;
      case 'stepped-down':
        term()?.loadLater();
        return;
      case 'message-changes':
        publish({ type: 'messages', conversationID: message.conversationID });
        if (!timelines.shownIds().includes(message.conversationID)) return;
        reading = reading
          .then(() => versionsOf(store, message.messages))
          .then(timelines.apply)
          .catch(() => undefined);
        return;
      case 'typing':
        needs.onTyping(message.conversationID, message.isTyping);
        return;
      case 'stopped':
        // The leader hears it from its own connection; another tab may mean an older token.
        if (!term()) needs.onStopped(message.reason);
        return;
      case 'status':
        if (!term()) publish(message);
        if (message.status === 'online') timelines.online();
        return;
      default:
        publish(message);
    }
  };
}
