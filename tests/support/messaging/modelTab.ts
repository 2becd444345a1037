import type { AnyContent } from '../../../app/core/messaging/contents/content.ts';
import { createContents } from '../../../app/core/messaging/contents/createContents.ts';
import { createMessagingEngine } from '../../../app/core/messaging/engine/createMessagingEngine.ts';
import type {
  EngineChange,
  MessagingEngine,
} from '../../../app/core/messaging/engine/engineNeeds.ts';
import { createJournal } from '../../../app/core/messaging/journal/createJournal.ts';
import type { KeptJournal } from '../../../app/core/messaging/journal/keptJournal.ts';
import type { Timeline } from '../../../app/core/messaging/messagingAtoms.ts';
import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import type { MessageStore } from '../../../app/core/messaging/store/messageStore.ts';
import { applyRemovals } from '../../../app/core/messaging/sync/applyRemovals.ts';
import type { DurableTexts } from '../../../app/platform/durableTexts.ts';
import type { TabChannel } from '../../../app/platform/tabChannel.ts';
import type { TabLock } from '../../../app/platform/tabLock.ts';
import type { Timers } from '../../../app/platform/timers.ts';
import type { OpenSocket } from '../../../app/platform/webSocket.ts';
import { createGatewayClient } from '../../../app/transport/gateway/createGatewayClient.ts';
import type { OwnedGatewayClient } from '../../../app/transport/gateway/gatewayOptions.ts';
import { createPageLife } from '../pageLife.ts';
import type { VirtualClock } from '../virtualClock.ts';
import type { ModelDisk } from './modelDisk.ts';
import { type ModelJournalDisk, openModelJournal } from './modelJournal.ts';
import { openPageDatabase, type TransactionFate } from './pageDatabase.ts';
import { pageTexts } from './pageTexts.ts';

type Needs = {
  userID: string;
  token: string;
  time: VirtualClock;
  random: () => number;
  /** How far the device's clock is off. */
  skew: () => number;
  /** What the device has, for all its pages. */
  disk: ModelDisk;
  journalDisk: ModelJournalDisk;
  /** Short texts of the device, for all its pages. */
  texts: DurableTexts;
  fate: () => TransactionFate;
  /** The device is full: one more write, or every write from now on, is refused. */
  fillUp: (isForGood: boolean) => void;
  /** Whether all trouble is over. */
  isHealed: () => boolean;
  /** Whether the device refuses this write. */
  isFull: () => boolean;
  openSocket: OpenSocket;
  lock: TabLock;
  channel: TabChannel;
  /** What can be sent beside the app's own contents. */
  addedContents: readonly AnyContent[];
  upload: (intent: string, signal: AbortSignal, timers: Timers) => Promise<string>;
  /** A screen is told of a conversation that it shows. */
  onTimeline: (conversationID: string, timeline: Timeline) => void;
  /** The page is gone without a word. */
  onKilled: () => void;
};

/** One page of the app: engine and client over the device's database. */
export type ModelTab = {
  engine: MessagingEngine;
  client: OwnedGatewayClient;
  /** As the page writes into it before anything else happens. */
  journal: KeptJournal;
  store: MessageStore;
  timelines: Map<string, Timeline>;
  /** Conversations in which somebody is shown as typing. */
  typing: Set<string>;
  arrivals: string[];
  stops: string[];
  isDead: () => boolean;
  isFrozen: () => boolean;
  /** Ends it as a crash does: nothing it was about to do happens. */
  kill: () => void;
  /** Plans such an end, so many steps ahead. */
  doom: (steps: number) => void;
  spare: () => void;
  /** What it says of its connection. */
  status: () => string;
  /** Stops it as a browser stops a page in the background; a deaf one never hears what it missed. */
  freeze: (isDeaf?: boolean) => void;
  thaw: () => void;
  show: (isVisible: boolean) => void;
  close: () => void;
  liveTimers: () => number;
  /** Hears what the engine tells the screens. */
  onChange: (listener: (change: EngineChange) => void) => void;
};

export function openModelTab(needs: Needs): ModelTab {
  const { time } = needs;
  let status = 'off';
  let isVisible = true;
  const visibility = new Set<(isVisible: boolean) => void>();
  const wakers = new Set<() => void>();

  const life = createPageLife(time, () => {
    held?.release();
    needs.channel.close();
    for (const close of sockets) close();
    needs.onKilled();
  });
  const { timers, guarded } = life;
  const database = openPageDatabase(life, needs);

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
        if (life.step()) socket.send(text);
      },
      close: socket.close,
    };
  };

  const channel: TabChannel = {
    send: (message) => life.step() && needs.channel.send(message),
    subscribe: (listener) => {
      const hear = guarded(listener);
      return needs.channel.subscribe((message) => {
        if (!life.isDeaf()) hear(message);
      });
    },
    close: () => needs.channel.close(),
  };
  const clock = () => time.now() + needs.skew();
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
  const random = (bytes: Uint8Array): Uint8Array => {
    let drawn = 0;
    for (let index = 0; index < bytes.length; index += 1) {
      if (index % 4 === 0) drawn = needs.random() * 2 ** 32;
      bytes[index] = drawn >>> (8 * (index % 4));
    }
    return bytes;
  };

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
  const typing = new Set<string>();
  const listeners = new Set<(change: EngineChange) => void>();
  const publish = (change: EngineChange): void => {
    for (const listener of listeners) listener(change);
    if (change.type === 'typing') {
      if (change.isTyping) typing.add(change.conversationID);
      else typing.delete(change.conversationID);
    }
    if (change.type === 'status') status = change.status;
    if (change.type !== 'timeline') return;
    if (change.timeline) {
      timelines.set(change.conversationID, change.timeline);
      if (!life.isDead()) needs.onTimeline(change.conversationID, change.timeline);
    } else timelines.delete(change.conversationID);
  };
  const texts = pageTexts(needs.texts, life);
  const written = createJournal({ userID: needs.userID, texts, clock, random });
  const journal = openModelJournal(needs.userID, written, needs.journalDisk, life);
  const engine = createMessagingEngine({
    userID: needs.userID,
    journal,
    gateway: client,
    store,
    clock,
    timers,
    random,
    contents: createContents(needs.addedContents),
    applyRemovals,
    async uploadFile(file, _kind, { intent, signal, onProgress }) {
      onProgress(0.5);
      const url = await needs.upload(intent, signal, timers);
      await life.awake();
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
  engine.start(needs.token);

  return {
    engine,
    client,
    journal,
    store,
    timelines,
    typing,
    arrivals,
    stops,
    isDead: life.isDead,
    isFrozen: life.isFrozen,
    kill: life.kill,
    doom: life.doom,
    spare: life.spare,
    status: () => status,
    freeze: (isDeaf = false) => life.freeze(isDeaf),
    thaw() {
      life.thaw();
      for (const wake of wakers) if (!life.isDead()) wake();
    },
    show(visible) {
      isVisible = visible;
      for (const listener of visibility) life.later(() => listener(visible));
    },
    close() {
      engine.close();
      life.kill();
    },
    liveTimers: life.liveTimers,
    onChange: (listener) => void listeners.add(listener),
  };
}
