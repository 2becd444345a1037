import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { Timers } from '../../../platform/timers.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { type Command, type CommandFailure, type News, readTabMessage } from './tabMessage.ts';

/** A leader that says nothing for so long is frozen. Milliseconds. */
const answerTime = 2_000;

type Needs = {
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
  /** Makes sure that somebody leads. */
  probe(): void;
  close(): void;
}

export function createTabLink(needs: Needs): TabLink {
  const { channel, timers } = needs;
  const self = needs.newId();
  const waiting = new Map<string, Waiting>();
  const watched = new Map<string, readonly string[]>();
  let watching: readonly string[] = [];
  let silence: unknown = null;
  let recheck: unknown = null;

  const heard = (): void => {
    if (silence !== null) timers.clear(silence);
    silence = null;
  };
  const probe = (): void => {
    if (needs.isLeading() || silence !== null) return;
    channel.send({ type: 'ping', from: self });
    silence = timers.set(() => {
      silence = null;
      if (!needs.isLeading() && needs.isVisible()) needs.onSilence();
    }, answerTime);
  };
  // It lives, and may yet fall silent before it has done what was asked.
  const askAgainLater = (): void => {
    if (waiting.size === 0 || recheck !== null) return;
    recheck = timers.set(() => {
      recheck = null;
      if (waiting.size > 0) probe();
    }, answerTime);
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
  const send = (id: string, { command }: Waiting): void => {
    channel.send({ type: 'command', from: self, id, command });
    probe();
  };
  const answer = (to: string, id: string, failure: CommandFailure | null): void => {
    channel.send({ type: 'answer', from: self, to, id, failure });
  };

  const unsubscribe = channel.subscribe((raw) => {
    const message = readTabMessage(raw);
    if (!message || message.from === self) return;
    switch (message.type) {
      case 'leading':
        heard();
        channel.send({ type: 'watching', from: self, ids: watching });
        needs.onLeader();
        for (const [id, asked] of waiting) send(id, asked);
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
        if (needs.isLeading()) channel.send({ type: 'pong', from: self });
        return;
      case 'pong':
        heard();
        askAgainLater();
        return;
      case 'command':
        if (!needs.isLeading()) return;
        needs.run(message.command).then(
          () => answer(message.from, message.id, null),
          (error: unknown) => answer(message.from, message.id, failureOf(error)),
        );
        return;
      case 'answer':
        heard();
        if (message.to === self) settle(message.id, message.failure);
        return;
      case 'news':
        needs.onNews(message.news);
    }
  });
  channel.send({ type: 'watching', from: self, ids: [] });

  return {
    probe,
    ask: (command) =>
      new Promise((resolve, reject) => {
        const id = needs.newId();
        const asked = { command, resolve, reject };
        waiting.set(id, asked);
        if (needs.isLeading()) runOwn(id, asked);
        else send(id, asked);
      }),
    tell: (news) => channel.send({ type: 'news', from: self, news }),
    watch(ids) {
      watching = ids;
      channel.send({ type: 'watching', from: self, ids });
    },
    isWatched: (conversationID) => {
      for (const ids of watched.values()) if (ids.includes(conversationID)) return true;
      return false;
    },
    lead() {
      heard();
      channel.send({ type: 'leading', from: self });
      for (const [id, asked] of [...waiting]) runOwn(id, asked);
    },
    close() {
      heard();
      if (recheck !== null) timers.clear(recheck);
      channel.send({ type: 'gone', from: self });
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
