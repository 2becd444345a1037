import type { Call } from '../../../app/contract/call.ts';
import { CallError } from '../../../app/contract/callError.ts';
import type { Backend } from '../../../app/core/backend/backend.ts';
import {
  createMoneyIntents,
  type MoneyIntents,
} from '../../../app/parts/money/intents/createMoneyIntents.ts';
import type { IntentRecord } from '../../../app/parts/money/intents/intentRecord.ts';
import type { IntentStore } from '../../../app/parts/money/intents/intentStore.ts';
import type { Timers } from '../../../app/platform/timers.ts';
import { countingBytes } from '../transport/testClient.ts';
import type { VirtualClock } from '../virtualClock.ts';
import type { SentOrder } from './modelOrders.ts';
import { PageLife } from './pageLife.ts';

type Options = {
  time: VirtualClock;
  /** What a tab asks of the server. @throws CallError */
  request: (tab: ModelTab, sent: SentOrder) => Promise<unknown>;
  /** Whether the device fails to store now. */
  isStoreBroken: () => boolean;
  /** Whether a message between tabs is lost. */
  isMessageLost: () => boolean;
};

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
  alive: <Value>(work: Promise<Value>) => Promise<Value>;
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
  private readonly locks = new Map<string, Promise<void>>();
  private readonly listeners = new Map<ModelTab, Set<(message: unknown) => void>>();

  constructor(options: Options) {
    this.options = options;
  }

  open(userId: string): ModelTab {
    const page = new PageLife();
    const wakers = new Set<() => void>();
    const deaths = new Set<() => void>();
    const device = { isOnline: true, isSeen: true };
    const { alive } = page;
    const timers = page.timersOf(this.options.time.timers);
    const tab: ModelTab = {
      ...{ userId, device, alive, timers },
      isAlive: () => page.isAlive,
      wake: () => {
        for (const waker of [...wakers]) waker();
      },
      kill: () => page.end(),
      dieAt: (count) => page.dieAt(count),
      intents: createMoneyIntents({
        owner: { userId, packageId: 7 },
        store: this.storeOf(alive),
        lock: (name, work) => this.withLock(name, work, deaths, alive),
        channel: {
          send: (message) => this.tell(tab, message),
          subscribe: (listener) => {
            queueMicrotask(() => this.listeners.set(tab, new Set([listener])));
            return () => this.listeners.delete(tab);
          },
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
    page.onEnd = () => {
      this.listeners.delete(tab);
      for (const death of deaths) death();
    };
    return tab;
  }

  private storeOf(alive: <Value>(work: Promise<Value>) => Promise<Value>): IntentStore {
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
    alive: <Value>(work: Promise<Value>) => Promise<Value>,
  ): Promise<Result> {
    const before = this.locks.get(name) ?? Promise.resolve();
    let release = (): void => undefined;
    this.locks.set(
      name,
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    deaths.add(release);
    await alive(before);
    try {
      return await work();
    } finally {
      release();
    }
  }

  private tell(from: ModelTab, message: unknown): void {
    const text = JSON.stringify(message);
    this.written.push(text);
    for (const [tab, listeners] of this.listeners) {
      if (tab === from || this.options.isMessageLost()) continue;
      void this.options.time.after(5).then(() => {
        if (!tab.isAlive()) return;
        for (const listener of listeners) listener(JSON.parse(text));
      });
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
