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
  readAgain: () => void;
  onTyping: (conversationID: string, isTyping: boolean) => void;
};

/** @returns handles a broadcast of another tab */
export function createBroadcastReceiver(needs: Needs): (said: Broadcast) => void {
  const { store, publish, term, timelines } = needs;
  /** Broadcasts are read one after the other, so that none overtakes an earlier one. */
  let reading: Promise<unknown> = Promise.resolve();

  return (said) => {
    switch (said.type) {
      case 'work':
        term()?.work();
        return;
      case 'look-again':
        needs.readAgain();
        return;
      case 'work-coming':
        term()?.workLater();
        return;
      case 'stepped-down':
        term()?.loadLater();
        return;
      case 'message-changes':
        if (!timelines.shownIds().includes(said.conversationID)) return;
        reading = reading
          .then(() => versionsOf(store, said.messages))
          .then(timelines.apply)
          .catch(() => undefined);
        return;
      case 'typing':
        needs.onTyping(said.conversationID, said.isTyping);
        return;
      case 'stopped':
        // The leader hears it from its own connection; another tab may mean an older token.
        if (!term()) needs.onStopped(said.reason);
        return;
      case 'status':
        if (!term()) publish(said);
        if (said.status === 'online') timelines.online();
        return;
      default:
        publish(said);
    }
  };
}
