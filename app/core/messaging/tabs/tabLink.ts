import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { Timers } from '../../../platform/timers.ts';
import { createLeaderProbe } from './leaderProbe.ts';
import { createPendingRequests } from './pendingRequests.ts';
import { type Broadcast, type Command, readTabMessage, type TabMessage } from './tabMessage.ts';
import { createTabReceiver } from './tabReceiver.ts';
import { createWatchedConversations } from './watchedConversations.ts';

export type TabLinkNeeds = {
  channel: TabChannel;
  timers: Timers;
  newId: () => string;
  isLeading: () => boolean;
  isVisible: () => boolean;
  /** Does what a tab asks. Runs in the leading tab alone. @returns what can be cloned */
  run: (command: Command) => Promise<unknown>;
  onBroadcast: (broadcast: Broadcast) => void;
  /** Another tab took over; the one before may be gone before it broadcast everything. */
  onLeader: () => void;
  /** Another tab shows these. Runs in the leading tab alone. */
  onWatched: (ids: readonly string[]) => void;
  /** The leader does not answer, and this tab is seen. */
  onSilence: () => void;
  /** A tab came: it needs the current status. Runs in the leading tab alone. */
  onNewcomer: () => void;
};

/** Messages between the tabs of one account. */
export interface TabLink {
  /**
   * Has the leader do it; it is asked anew when another tab takes over.
   * @returns what the leader answers. Rejects with `GatewayError`; as `cancelled` once this is closed
   */
  ask(command: Command): Promise<unknown>;
  broadcast(broadcast: Broadcast): void;
  /** Says which conversations this tab shows. */
  watch(ids: readonly string[]): void;
  /** Whether another tab shows the conversation. */
  isWatched(conversationID: string): boolean;
  /** This tab leads now: it does what it asked for itself, and the others ask again. */
  lead(): void;
  /** Has the leader broadcast the current status, as to a tab that has just come. */
  greet(): void;
  /** Makes sure that somebody leads. */
  probe(): void;
  close(): void;
}

export function createTabLink(needs: TabLinkNeeds): TabLink {
  const { channel } = needs;
  const self = needs.newId();
  const pending = createPendingRequests();
  const watched = createWatchedConversations();
  let watching: readonly string[] = [];
  let isClosed = false;

  const send = (message: TabMessage): void => {
    if (!isClosed) channel.send(message);
  };
  const probe = createLeaderProbe({
    ...needs,
    isWaiting: () => !pending.isEmpty(),
    ping: () => send({ type: 'ping', from: self }),
  });
  const sayWatching = (): void => send({ type: 'watching', from: self, ids: watching });
  const request = (id: string, command: Command): void => {
    send({ type: 'request', from: self, id, command });
    probe.probe();
  };
  const receive = createTabReceiver({
    ...needs,
    self,
    send,
    pending,
    watched,
    onLeaderMessage: probe.noteLeader,
  });

  const unsubscribe = channel.subscribe((raw) => {
    const message = readTabMessage(raw);
    if (!message || message.from === self) return;
    if (message.type === 'leading') {
      probe.noteLeader();
      sayWatching();
      needs.onLeader();
      for (const [id, command] of pending.entries()) request(id, command);
    } else receive(message);
  });
  sayWatching();

  return {
    probe: () => {
      if (!isClosed) probe.probe();
    },
    greet() {
      send({ type: 'gone', from: self });
      sayWatching();
      if (!isClosed) probe.probe();
    },
    ask(command) {
      const id = needs.newId();
      const answer = pending.add(id, command);
      if (needs.isLeading()) pending.runOwn(needs.run);
      else request(id, command);
      return answer;
    },
    broadcast: (broadcast) => send({ type: 'broadcast', from: self, broadcast }),
    watch(ids) {
      watching = ids;
      sayWatching();
    },
    isWatched: watched.has,
    lead() {
      probe.stop();
      // Tabs may be gone without a message; those that are there send `watching` again.
      watched.clear();
      send({ type: 'leading', from: self });
      pending.runOwn(needs.run);
    },
    close() {
      probe.stop();
      send({ type: 'gone', from: self });
      isClosed = true;
      unsubscribe();
      pending.close();
    },
  };
}
