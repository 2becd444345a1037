import { createMessagingEngine } from '../../../app/core/messaging/engine/createMessagingEngine.ts';
import type {
  EngineChange,
  MessagingEngine,
} from '../../../app/core/messaging/engine/engineNeeds.ts';
import type { Timeline } from '../../../app/core/messaging/messagingAtoms.ts';
import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import type { MessageRows } from '../../../app/core/messaging/store/messageRows.ts';
import type { MessageStore } from '../../../app/core/messaging/store/messageStore.ts';
import { type Database, DatabaseError } from '../../../app/platform/database/database.ts';
import type { TabChannel } from '../../../app/platform/tabChannel.ts';
import type { TabLock } from '../../../app/platform/tabLock.ts';
import type { Timers } from '../../../app/platform/timers.ts';
import type { OpenSocket } from '../../../app/platform/webSocket.ts';
import { createGatewayClient } from '../../../app/transport/gateway/createGatewayClient.ts';
import type { OwnedGatewayClient } from '../../../app/transport/gateway/gatewayOptions.ts';
import type { VirtualTime } from './virtualTime.ts';

/** What happens to a transaction. */
export type TransactionFate = 'done' | 'fail' | 'fail-after' | 'kill-before' | 'kill-after';

type Needs = {
  userID: string;
  time: VirtualTime;
  random: () => number;
  /** How far the device's clock is off. */
  skew: () => number;
  database: Database<MessageRows>;
  fate: () => TransactionFate;
  openSocket: OpenSocket;
  lock: TabLock;
  channel: TabChannel;
  upload: (intent: string, signal: AbortSignal, timers: Timers) => Promise<string>;
  /** The page is gone without a word. */
  onKilled: () => void;
};

/** One page of the app: engine and client over the device's database. */
export type ModelTab = {
  engine: MessagingEngine;
  client: OwnedGatewayClient;
  store: MessageStore;
  timelines: Map<string, Timeline>;
  arrivals: string[];
  stops: string[];
  isDead: () => boolean;
  isFrozen: () => boolean;
  /** Ends it as a crash does: nothing it was about to do happens. */
  kill: () => void;
  /** Stops it as a browser stops a page in the background. */
  freeze: () => void;
  thaw: () => void;
  show: (isVisible: boolean) => void;
  close: () => void;
  liveTimers: () => number;
};

const never = new Promise<never>(() => undefined);

export function openModelTab(needs: Needs): ModelTab {
  const { time } = needs;
  const alive = new Map<object, unknown>();
  let isDead = false;
  let isVisible = true;
  let frozen: (() => void)[] | null = null;
  const visibility = new Set<(isVisible: boolean) => void>();
  const wakers = new Set<() => void>();

  /** Runs it now, after the thaw, or never. */
  const later = (callback: () => void): void => {
    if (isDead) return;
    if (frozen) frozen.push(() => later(callback));
    else callback();
  };
  const guarded =
    <Args extends unknown[]>(callback: (...args: Args) => void) =>
    (...args: Args): void =>
      later(() => callback(...args));
  const awake = (): Promise<void> =>
    new Promise((resolve) => {
      later(resolve);
    });

  const timers: Timers = {
    set(callback, delay) {
      const key = {};
      const run = (): void => {
        if (!alive.delete(key)) return;
        callback();
      };
      alive.set(
        key,
        time.timers.set(() => later(run), delay),
      );
      return key;
    },
    clear(key) {
      if (typeof key !== 'object' || key === null) return;
      time.timers.clear(alive.get(key));
      alive.delete(key);
    },
  };

  const kill = (): void => {
    if (isDead) return;
    isDead = true;
    for (const timer of alive.values()) time.timers.clear(timer);
    alive.clear();
    held?.release();
    needs.channel.close();
    for (const close of sockets) close();
    needs.onKilled();
  };

  const database: Database<MessageRows> = {
    isDurable: true,
    async transaction(stores, mode, work, options) {
      if (isDead) return never;
      const fate = needs.fate();
      if (fate === 'kill-before') {
        kill();
        return never;
      }
      if (fate === 'fail') throw new DatabaseError('lost', 'as the schedule wants it');
      const result = await needs.database.transaction(stores, mode, work, options);
      if (fate === 'kill-after') kill();
      await awake();
      if (fate === 'fail-after') throw new DatabaseError('lost', 'as the schedule wants it');
      return result;
    },
    onMemory: () => () => undefined,
    close: () => undefined,
    destroy: () => Promise.resolve(),
  };

  const sockets = new Set<() => void>();
  const openSocket: OpenSocket = (url, handlers) => {
    const socket = needs.openSocket(url, {
      open: guarded(handlers.open),
      message: guarded(handlers.message),
      close: guarded(handlers.close),
    });
    sockets.add(socket.close);
    return {
      send(text) {
        if (!isDead) socket.send(text);
      },
      close: socket.close,
    };
  };

  let held: { release: () => void } | null = null;
  const lock: TabLock = {
    request(options) {
      const own = needs.lock.request({
        ...options,
        onHeld: guarded(options.onHeld),
        onLost: guarded(options.onLost),
      });
      held = own;
      return own;
    },
  };
  const channel: TabChannel = {
    send: (message) => !isDead && needs.channel.send(structuredClone(message)),
    subscribe: (listener) => needs.channel.subscribe(guarded(listener)),
    close: () => needs.channel.close(),
  };
  const clock = () => time.now() + needs.skew();
  const random = (bytes: Uint8Array) => bytes.map(() => Math.floor(needs.random() * 256));

  const client = createGatewayClient({
    url: () => 'wss://im.test/im',
    openSocket,
    clock,
    timers,
    random,
    isOnline: () => true,
    isVisible: () => isVisible,
    onWake(listener) {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
    onListenerError(error) {
      throw error;
    },
  });
  const store = createMessageStore(database);
  const timelines = new Map<string, Timeline>();
  const arrivals: string[] = [];
  const stops: string[] = [];
  const publish = (change: EngineChange): void => {
    if (change.type !== 'timeline') return;
    if (change.timeline) timelines.set(change.conversationID, change.timeline);
    else timelines.delete(change.conversationID);
  };
  const engine = createMessagingEngine({
    userID: needs.userID,
    gateway: client,
    store,
    clock,
    timers,
    random,
    async uploadFile(file, _kind, { intent, signal, onProgress }) {
      onProgress(0.5);
      const url = await needs.upload(intent, signal, timers);
      await awake();
      return { url, mediaType: file.type, bytes: file.size, width: 0, height: 0 };
    },
    tabs: { lock, channel },
    isVisible: () => isVisible,
    subscribeVisible(listener) {
      visibility.add(listener);
      return () => visibility.delete(listener);
    },
    publish,
    // Small, so that few messages make many pages.
    pageSize: 4,
    onArrival: ({ clientMsgID }) => arrivals.push(clientMsgID),
    onStopped: (reason) => stops.push(reason),
  });
  engine.start('token');

  return {
    engine,
    client,
    store,
    timelines,
    arrivals,
    stops,
    isDead: () => isDead,
    isFrozen: () => frozen !== null,
    kill,
    freeze() {
      frozen ??= [];
    },
    thaw() {
      const waiting = frozen ?? [];
      frozen = null;
      for (const callback of waiting) callback();
      for (const wake of wakers) if (!isDead) wake();
    },
    show(visible) {
      isVisible = visible;
      for (const listener of visibility) later(() => listener(visible));
    },
    close() {
      engine.close();
      kill();
    },
    liveTimers: () => alive.size,
  };
}
