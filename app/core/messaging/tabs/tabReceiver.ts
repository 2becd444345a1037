import type { PendingRequests } from './pendingRequests.ts';
import type { TabLinkNeeds } from './tabLink.ts';
import { failureOf, type RequestOutcome, type TabMessage } from './tabMessage.ts';
import type { WatchedConversations } from './watchedConversations.ts';

type Needs = Pick<
  TabLinkNeeds,
  'isLeading' | 'run' | 'onBroadcast' | 'onWatched' | 'onNewcomer'
> & {
  /** The id of this tab. */
  self: string;
  send: (message: TabMessage) => void;
  pending: Pick<PendingRequests, 'settle'>;
  watched: WatchedConversations;
  /** A message of the leader came. */
  onLeaderMessage: () => void;
};

/** @returns handles a message of another tab, but for those about who leads */
export function createTabReceiver(
  needs: Needs,
): (message: Exclude<TabMessage, { type: 'leading' }>) => void {
  const { self, send, pending, watched, isLeading } = needs;

  const respond = async ({
    from: to,
    id,
    command,
  }: Extract<TabMessage, { type: 'request' }>): Promise<void> => {
    let outcome: RequestOutcome;
    try {
      outcome = { isDone: true, value: await needs.run(command) };
    } catch (error) {
      outcome = { isDone: false, failure: failureOf(command, error) };
    }
    // It failed because another tab took over, which has got the request too and answers it.
    const isFinal = outcome.isDone || outcome.failure.kind === 'refused' || isLeading();
    if (isFinal) send({ type: 'response', from: self, to, id, outcome });
  };

  return (message) => {
    switch (message.type) {
      case 'watching': {
        const isNewcomer = watched.set(message.from, message.ids);
        if (!isLeading()) return;
        if (isNewcomer) needs.onNewcomer();
        needs.onWatched(message.ids);
        return;
      }
      case 'gone':
        watched.remove(message.from);
        return;
      case 'ping':
        if (isLeading()) send({ type: 'pong', from: self });
        return;
      case 'pong':
        needs.onLeaderMessage();
        return;
      case 'request':
        if (isLeading()) respond(message);
        return;
      case 'response':
        if (message.to === self) pending.settle(message.id, message.outcome);
        needs.onLeaderMessage();
        return;
      case 'broadcast':
        needs.onBroadcast(message.broadcast);
    }
  };
}
