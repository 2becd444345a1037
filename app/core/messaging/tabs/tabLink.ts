import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { Timers } from '../../../platform/timers.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import {
  type Command,
  type CommandFailure,
  type News,
  readTabMessage,
  type TabMessage,
} from './tabMessage.ts';

/** Asked so often, a leader that answers none is frozen. */
const mostAsked = 4;
/** Between two times. Milliseconds. */
const answerTime = 500;
/** Until a leader that lives and has not done what was asked is looked at again. Milliseconds. */
const patience = 2_000;
/** Until a page that is seen looks whether the leader lives. Milliseconds. */
const calm = 5_000;

export type TabLinkNeeds = {
  channel: TabChannel;
  timers: Timers;
  newId: () => string;
  isLeading: () => boolean;
  isVisible: () => boolean;
  /** Does what a tab asks. Runs in the leading tab alone. */
  run: (command: Command) => Promise<void>;
  onNews: (news: News) => void;
  /** Another tab took over; the one before may have left without telling everything. */
  onLeader: () => void;
  /** Another tab shows these. Runs in the leading tab alone. */
  onWatched: (ids: readonly string[]) => void;
  /** The leader does not answer, and this tab is seen. */
  onSilence: () => void;
  /** A tab came: it has to be told how things stand. Runs in the leading tab alone. */
  onNewcomer: () => void;
};

type Waiting = { command: Command; resolve: () => void; reject: (error: unknown) => void };

/** What the tabs of one account say to each other. */
export interface TabLink {
  /** Has the leader do it; it is asked anew when another tab takes over. */
  ask(command: Command): Promise<void>;
  tell(news: News): void;
  /** Says which conversations this tab shows. */
  watch(ids: readonly string[]): void;
  /** Whether another tab shows the conversation. */
  isWatched(conversationID: string): boolean;
  /** This tab leads now: it does what it asked for itself, and the others ask again. */
  lead(): void;
  /** Has the leader say how things stand, as to a tab that has just come. */
  greet(): void;
  /** Makes sure that somebody leads. */
  probe(): void;
  close(): void;
}

export function createTabLink(needs: TabLinkNeeds): TabLink {
  const { channel, timers } = needs;
  const self = needs.newId();
  const waiting = new Map<string, Waiting>();
  const watched = new Map<string, readonly string[]>();
  let watching: readonly string[] = [];
  let isClosed = false;
  let isAsking = false;
  /** Of the next question whether somebody leads. */
  let timer: unknown = null;

  const send = (message: TabMessage): void => {
    if (!isClosed) channel.send(message);
  };
  const schedule = (next: () => void, delay: number): void => {
    timers.clear(timer);
    timer = timers.set(next, delay);
  };
  /** Looks again after a while, for a person who sees this page or waits for something. */
  const rest = (): void => {
    isAsking = false;
    if (needs.isLeading()) return;
    schedule(
      () => {
        if (needs.isVisible() || waiting.size > 0) probe();
      },
      waiting.size > 0 ? patience : calm,
    );
  };
  // In steps, so that a page which slept itself hears what was answered before it judges.
  const askWhoLeads = (asked: number): void => {
    if (needs.isLeading()) {
      isAsking = false;
      return;
    }
    if (asked < mostAsked) {
      send({ type: 'ping', from: self });
      schedule(() => askWhoLeads(asked + 1), answerTime);
      return;
    }
    rest();
    if (needs.isVisible()) needs.onSilence();
  };
  const probe = (): void => {
    if (isAsking || isClosed || needs.isLeading()) return;
    isAsking = true;
    askWhoLeads(0);
  };
  const greet = (): void => {
    send({ type: 'gone', from: self });
    send({ type: 'watching', from: self, ids: watching });
    probe();
  };

  const settle = (id: string, failure: CommandFailure | null): void => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    if (!failure) asked.resolve();
    else asked.reject(new GatewayError(failure.functionName, failure.kind, failure.code));
  };
  const runOwn = (id: string, { command, resolve, reject }: Waiting): void => {
    waiting.delete(id);
    needs.run(command).then(resolve, reject);
  };
  const askLeader = (id: string, { command }: Waiting): void => {
    send({ type: 'command', from: self, id, command });
    probe();
  };
  const answer = (to: string, id: string, failure: CommandFailure | null): void => {
    send({ type: 'answer', from: self, to, id, failure });
  };
  const answerFailure = (to: string, id: string, failure: CommandFailure): void => {
    // Cut short because another tab took over, which has been asked as well and answers for itself.
    if (needs.isLeading() || failure.kind === 'refused') answer(to, id, failure);
  };

  const unsubscribe = channel.subscribe((raw) => {
    const message = readTabMessage(raw);
    if (!message || message.from === self) return;
    switch (message.type) {
      case 'leading':
        rest();
        send({ type: 'watching', from: self, ids: watching });
        needs.onLeader();
        for (const [id, asked] of waiting) askLeader(id, asked);
        return;
      case 'watching':
        if (needs.isLeading() && !watched.has(message.from)) needs.onNewcomer();
        watched.set(message.from, message.ids);
        if (needs.isLeading()) needs.onWatched(message.ids);
        return;
      case 'gone':
        watched.delete(message.from);
        return;
      case 'ping':
        if (needs.isLeading()) send({ type: 'pong', from: self });
        return;
      case 'pong':
        rest();
        return;
      case 'command':
        if (!needs.isLeading()) return;
        needs.run(message.command).then(
          () => answer(message.from, message.id, null),
          (error: unknown) => answerFailure(message.from, message.id, failureOf(error)),
        );
        return;
      case 'answer':
        if (message.to === self) settle(message.id, message.failure);
        rest();
        return;
      case 'news':
        needs.onNews(message.news);
    }
  });
  send({ type: 'watching', from: self, ids: [] });

  return {
    probe,
    greet,
    ask: (command) =>
      new Promise((resolve, reject) => {
        const id = needs.newId();
        const asked = { command, resolve, reject };
        waiting.set(id, asked);
        if (needs.isLeading()) runOwn(id, asked);
        else askLeader(id, asked);
      }),
    tell: (news) => send({ type: 'news', from: self, news }),
    watch(ids) {
      watching = ids;
      send({ type: 'watching', from: self, ids });
    },
    isWatched: (conversationID) => {
      for (const ids of watched.values()) if (ids.includes(conversationID)) return true;
      return false;
    },
    lead() {
      isAsking = false;
      timers.clear(timer);
      // Of tabs that are gone without a word nothing is to be left; the others say again.
      watched.clear();
      send({ type: 'leading', from: self });
      for (const [id, asked] of [...waiting]) runOwn(id, asked);
    },
    close() {
      timers.clear(timer);
      send({ type: 'gone', from: self });
      isClosed = true;
      unsubscribe();
      for (const { command, reject } of waiting.values()) {
        reject(new GatewayError(command.name, 'cancelled', 0));
      }
      waiting.clear();
    },
  };
}

function failureOf(error: unknown): CommandFailure {
  if (!(error instanceof GatewayError)) return { functionName: '', kind: 'unknown', code: 0 };
  return { functionName: error.functionName, kind: error.kind, code: error.code };
}
