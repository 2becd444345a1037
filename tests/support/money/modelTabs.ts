import type { Call } from '../../../app/contract/call.ts';
import { CallError } from '../../../app/contract/callError.ts';
import type { Backend } from '../../../app/core/backend/backend.ts';
import {
  createMoneyIntents,
  type MoneyIntents,
} from '../../../app/parts/money/orders/createMoneyIntents.ts';
import type { IntentRecord } from '../../../app/parts/money/orders/intentRecord.ts';
import type { IntentStore } from '../../../app/parts/money/orders/intentStore.ts';
import type { Timers } from '../../../app/platform/timers.ts';
import { createModelChannels, createModelLocks } from '../modelBrowser.ts';
import { createPageLife, type PageLife } from '../pageLife.ts';
import { countingBytes } from '../transport/testClient.ts';
import type { VirtualClock } from '../virtualClock.ts';
import type { SentOrder } from './modelOrders.ts';

type Options = {
  time: VirtualClock;
  /** What a tab asks of the server. @throws CallError */
  request: (tab: ModelTab, sent: SentOrder) => Promise<unknown>;
  /** Whether the device fails to store now. */
  isStoreBroken: () => boolean;
  /** Whether a message between tabs is lost. */
  isMessageLost: () => boolean;
};

const ignore = (): void => undefined;

/** One run of the app in one tab, for one person. */
export type ModelTab = {
  userId: string;
  intents: MoneyIntents;
  device: { isOnline: boolean; isSeen: boolean };
  wake: () => void;
  /** The page dies: nothing it waits for ever comes back. */
  kill: () => void;
  isAlive: () => boolean;
  /** What the page waits for, as long as it is alive. */
  alive: PageLife['alive'];
  timers: Timers;
  /** Lets the page die as the next but so many things it waits for come. @param count from 1 */
  dieAt: (count: number) => void;
};

/** Tabs of one browser: their store, locks and channel. */
export class ModelTabs {
  readonly rows = new Map<string, IntentRecord>();
  /** Everything that was ever stored or told to other tabs. */
  readonly written: string[] = [];
  /** When keys were first noted as sent, and when they were made. */
  readonly noted = new Map<string, number>();
  /** What must never happen, and did. */
  readonly wrongs: string[] = [];
  private readonly options: Options;
  private readonly random = countingBytes();
  private readonly lockOf: ReturnType<typeof createModelLocks>;
  private readonly channelOf: ReturnType<typeof createModelChannels>;

  constructor(options: Options) {
    this.options = options;
    const { timers } = options.time;
    this.lockOf = createModelLocks(timers);
    this.channelOf = createModelChannels(timers, options.isMessageLost);
  }

  open(userId: string): ModelTab {
    const wakers = new Set<() => void>();
    const deaths = new Set<() => void>();
    const device = { isOnline: true, isSeen: true };
    const page = createPageLife(this.options.time, () => {
      for (const death of deaths) death();
    });
    const { alive, timers } = page;
    const channel = this.channelOf('orders');
    deaths.add(channel.close);
    const tab: ModelTab = {
      ...{ userId, device, alive, timers },
      isAlive: () => !page.isDead(),
      wake: () => {
        for (const waker of [...wakers]) waker();
      },
      kill: page.kill,
      dieAt: page.doom,
      intents: createMoneyIntents({
        owner: { userId, packageId: 7 },
        store: this.storeOf(alive),
        lock: (name, work) => this.withLock(name, work, deaths, alive),
        channel: {
          send: (message) => {
            this.written.push(JSON.stringify(message));
            channel.send(message);
          },
          subscribe: channel.subscribe,
        },
        call: ((call, input, { key = '' } = {}) =>
          alive(this.request(tab, call, input, key))) as Backend['call'],
        clock: this.options.time.now,
        timers,
        random: this.random,
        isAwake: () => device.isOnline && device.isSeen,
        onWake(listener) {
          wakers.add(listener);
          return () => wakers.delete(listener);
        },
        onSettled: () => undefined,
      }),
    };
    return tab;
  }

  private storeOf(alive: PageLife['alive']): IntentStore {
    const { time, isStoreBroken } = this.options;
    const idOf = (userId: string, packageId: number, call: string) =>
      `${userId} ${packageId} ${call}`;
    return {
      all: ({ userId, packageId }) =>
        alive(
          time.after(3).then(() => {
            if (isStoreBroken()) throw new Error('broken');
            return [...this.rows.values()].filter(
              (row) => row.userId === userId && row.packageId === packageId,
            );
          }),
        ),
      change: ({ userId, packageId, call }, change) =>
        alive(
          time.after(3).then(async () => {
            if (isStoreBroken()) throw new Error('full');
            const id = idOf(userId, packageId, call);
            const before = this.rows.get(id) ?? null;
            const after = change(before);
            if (after) this.note(id, after);
            else this.rows.delete(id);
            // The page may die before it hears of it.
            await time.after(3);
            return { before, after };
          }),
        ),
    };
  }

  private note(id: string, record: IntentRecord): void {
    this.rows.set(id, record);
    this.written.push(JSON.stringify(record));
    if (record.state !== 'open') this.noted.set(record.key, record.openedAt);
  }

  private async withLock<Result>(
    name: string,
    work: () => Promise<Result>,
    deaths: Set<() => void>,
    alive: PageLife['alive'],
  ): Promise<Result> {
    let release = (): void => undefined;
    const held = new Promise<void>((onHeld) => {
      ({ release } = this.lockOf(name).request({
        ...{ onHeld, onLost: ignore, onDenied: ignore },
      }));
    });
    deaths.add(release);
    await alive(held);
    try {
      return await work();
    } finally {
      release();
    }
  }

  private async request(tab: ModelTab, call: Call, input: object, key: string): Promise<unknown> {
    if (!tab.device.isOnline) throw new CallError(call.name, { kind: 'offline' });
    if (key !== '') {
      const madeAt = this.noted.get(key);
      if (madeAt === undefined) this.wrongs.push(`sent without a note: ${key}`);
      else if (Math.abs(this.options.time.now() - madeAt) > 12 * 3_600_000 + 60_000) {
        this.wrongs.push(`sent too old: ${key}`);
      }
    }
    const sent = { userId: tab.userId, call, input: input as Record<string, unknown>, key };
    return this.options.request(tab, sent);
  }
}
