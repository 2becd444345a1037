import { randomFillSync } from 'node:crypto';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { jwtLogin } from '../../../app/contract/session/jwtLogin.ts';
import { createContents } from '../../../app/core/messaging/contents/createContents.ts';
import { createMessagingEngine } from '../../../app/core/messaging/engine/createMessagingEngine.ts';
import type { MessagingEngine } from '../../../app/core/messaging/engine/engineNeeds.ts';
import { createJournal } from '../../../app/core/messaging/journal/createJournal.ts';
import { createUploadFile } from '../../../app/core/messaging/session/createUploadFile.ts';
import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import { type MessageRows, messageLayout } from '../../../app/core/messaging/store/messageRows.ts';
import type { MessageStore } from '../../../app/core/messaging/store/messageStore.ts';
import { whenFull } from '../../../app/core/messaging/store/openMessageStore.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';
import { applyRemovals } from '../../../app/core/messaging/sync/applyRemovals.ts';
import type { Database } from '../../../app/platform/database/database.ts';
import { createMemoryDatabase } from '../../../app/platform/database/memoryDatabase.ts';
import { openResilientDatabase } from '../../../app/platform/database/resilientDatabase.ts';
import { timers as realTimers, type Timers } from '../../../app/platform/timers.ts';
import type { OpenSocket } from '../../../app/platform/webSocket.ts';
import { createClient } from '../../../app/transport/createClient.ts';
import { createGatewayClient } from '../../../app/transport/gateway/createGatewayClient.ts';
import { createLines } from '../../../app/transport/lines/createLines.ts';
import { nodeSocket } from '../gateway/person.ts';
import { memoryStore } from '../memoryStore.ts';
import { never } from '../pageLife.ts';
import { createNodeUpload, type NodeUpload } from '../transport/nodeUpload.ts';
import { keepForTest } from './modelJournal.ts';
import { createModelTexts } from './modelTexts.ts';

/** What a device keeps of a person while no page is open. */
export type Disk = ReturnType<typeof createDisk>;

export function createDisk() {
  return {
    database: createMemoryDatabase<MessageRows>(messageLayout),
    intents: memoryStore(),
    texts: createModelTexts(),
    /** Where a write finds out that there is no room; null while there is. */
    fullAt: null as 'begin' | 'blobs' | 'commit' | null,
  };
}

/** Somebody who is logged in. */
export type Sender = {
  account: string;
  userId: string;
  token: string;
  jwt: string;
  chatToken: string;
};

type Needs = {
  sender: Sender;
  disk: Disk;
  /** Ports of this machine: the gateway's, and that of the line uploads go over. */
  ports: { gateway: number; upload: number };
  /** With whom the conversation is that the page shows. */
  peerId: string;
  packageId: number;
  /** Of the platform's other calls. */
  fetch: typeof fetch;
};

/** The real client of one page, from the composer's call to the sandbox. */
export type MediaPage = {
  engine: MessagingEngine;
  store: MessageStore;
  line: NodeUpload;
  peer: { sessionType: 1; userID: string };
  /** Shares that the page was told of one upload after the other; null: over. */
  shares: (number | null)[];
  /** Codes with which the session ended. */
  ends: number[];
  /** What the conversation shows, from top to bottom. */
  shown(): readonly StoredMessage[];
  /** Resolves once what the page is told meets it. */
  until(isMet: () => boolean | Promise<boolean>): Promise<void>;
  /** The page is gone without a word. */
  kill(): void;
};

/** Pauses between tries are a hundredth of what they are, so that many cases take little time. */
const hastened = (timers: Timers): Timers => ({
  ...timers,
  set: (callback, delay) => timers.set(callback, delay > 5_000 ? delay : delay / 100),
});

export async function openMediaPage(needs: Needs): Promise<MediaPage> {
  const { disk, ports, peerId } = needs;
  const userID = needs.sender.userId;
  const life = { isDead: false };
  const timers: Timers = {
    ...realTimers,
    set: (callback, delay) => realTimers.set(() => !life.isDead && callback(), delay),
  };
  const random = (bytes: Uint8Array): Uint8Array => randomFillSync(bytes);
  const store = createMessageStore(mortal(await openOn(disk, timers), life));
  const line = createNodeUpload(ports.upload, { 'sandbox-client': userID });
  const { client, ends } = createPlatformClient(needs, line, hastened(timers));
  const shares: (number | null)[] = [];
  const lookers = new Set<() => void>();
  let shown: readonly StoredMessage[] = [];
  const engine = createMessagingEngine({
    ...{ userID, store, random, clock: Date.now, timers: hastened(timers) },
    journal: keepForTest(
      userID,
      createJournal({ userID, texts: disk.texts, clock: Date.now, random }),
    ),
    gateway: createGatewayClient({
      url: () => `ws://127.0.0.1:${ports.gateway}/im`,
      openSocket: mortalSocket(life),
      ...{ clock: Date.now, timers, random },
      isOnline: () => true,
      onWake: () => () => undefined,
    }),
    contents: createContents([]),
    applyRemovals,
    uploadFile: createUploadFile(client),
    tabs: null,
    isVisible: () => true,
    subscribeVisible: () => () => undefined,
    publish(change) {
      if (change.type === 'upload') shares.push(change.share);
      if (change.type === 'timeline') shown = change.timeline?.messages ?? [];
      for (const look of [...lookers]) look();
    },
    onArrival: () => undefined,
    onStopped: () => undefined,
  });
  engine.start(needs.sender.chatToken);
  engine.open(`single_${peerId}`);
  return {
    ...{ engine, store, line, shares, ends },
    peer: { sessionType: sessionType.single, userID: peerId },
    shown: () => shown,
    until: (isMet) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          Promise.resolve(isMet()).then((isDone) => {
            if (!isDone || !lookers.delete(look)) return;
            resolve();
          }, reject);
        };
        lookers.add(look);
        look();
      }),
    kill() {
      life.isDead = true;
      line.kill();
      engine.close();
    },
  };
}

/** The platform's calls, for somebody whose token can be renewed. */
function createPlatformClient(
  { sender, disk, packageId, fetch }: Needs,
  line: NodeUpload,
  timers: Timers,
) {
  const ends: number[] = [];
  let session: Sender | null = sender;
  const shared = { fetch, clock: Date.now, timers };
  const client = createClient({
    ...shared,
    upload: line.upload,
    lines: createLines({
      ...shared,
      ...{ storage: memoryStore(), api: ['http://plain.localhost/api'], codeUrls: [] },
      ...{ combineId: 'plain', zones: [], publicKeys: [] },
    }),
    language: () => 'en-US',
    credentials: () => session,
    async renew() {
      if (!session) return 'ended';
      const { jwt, account } = session;
      const about = { packageId, platform: 'h5', deviceId: `device-of-${account}` } as const;
      session = {
        account,
        ...(await client.call(jwtLogin, { ...about, operationID: 'renewal', token: jwt })),
      };
      return 'renewed';
    },
    onSessionEnd(code) {
      ends.push(code);
      session = null;
    },
    intents: disk.intents,
    random: (bytes) => randomFillSync(bytes),
    isOnline: () => true,
    onReconnecting: () => undefined,
  });
  return { client, ends };
}

/** The database as a browser has it: it goes on in memory where the disk has no room. */
function openOn(disk: Disk, timers: Timers): Promise<Database<MessageRows>> {
  const refuse = (at: Disk['fullAt']): void => {
    if (disk.fullAt === at) throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  return openResilientDatabase({
    ...whenFull,
    ...{ name: 'model', layout: messageLayout, timers },
    backing: {
      connect: async () => disk.database,
      disconnect: () => undefined,
      destroy: () => Promise.resolve(),
      async run(database, stores, mode, work, options) {
        if (mode === 'read') return database.transaction(stores, mode, work, options);
        refuse('begin');
        return database.transaction(
          stores,
          mode,
          async (tx) => {
            const result = await work({
              ...tx,
              async put(name, row) {
                if (name === 'blobs') refuse('blobs');
                return tx.put(name, row);
              },
            });
            refuse('commit');
            return result;
          },
          options,
        );
      },
    },
  });
}

/** A database that answers a page only while there is one. */
function mortal(database: Database<MessageRows>, life: { isDead: boolean }): Database<MessageRows> {
  return {
    get isDurable() {
      return database.isDurable;
    },
    onMemory: database.onMemory,
    destroy: database.destroy,
    async transaction(...given) {
      if (life.isDead) return never;
      const result = await database.transaction(...given);
      return life.isDead ? never : result;
    },
    close: () => undefined,
  };
}

/** A connection that ends with its page. */
function mortalSocket(life: { isDead: boolean }): OpenSocket {
  const open = nodeSocket();
  return (url, handlers) => {
    const living =
      <Given extends unknown[]>(handler: (...given: Given) => void) =>
      (...given: Given): void => {
        if (!life.isDead) handler(...given);
      };
    const socket = open(url, {
      open: living(handlers.open),
      message: living(handlers.message),
      close: living(handlers.close),
    });
    return { ...socket, send: (text) => !life.isDead && socket.send(text) };
  };
}
