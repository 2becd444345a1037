import * as v from 'valibot';
import { createIntent, type MoneyIntent } from './createIntent.ts';
import type { IntentView } from './intentCell.ts';
import type { MoneyIntentsOptions } from './intentNeeds.ts';
import { type IntentRecord, isOld, mayHaveLeft } from './intentRecord.ts';

/** An order of which nobody knows yet whether it went through. */
export type UnconfirmedIntent = {
  /** Name of the call. */
  call: string;
  key: string;
  /** Hundredths of a point; null where that is not known. */
  points: number | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The server has not seen it so far: it may be sent or dropped. */
  canSend: boolean;
};

/** The orders of one person in one brand. */
export interface MoneyIntents {
  /** @param call its name, such as `exchange.exchange` */
  intentOf(call: string): MoneyIntent;
  /** Those without an answer, oldest first; the same list until something changes. */
  unconfirmed(): readonly UnconfirmedIntent[];
  /** @returns undoes it */
  subscribe(listener: () => void): () => void;
  /** Nothing is asked or told any more; what is under way ends by itself. */
  close(): void;
}

const message = v.object({
  userId: v.string(),
  packageId: v.number(),
  call: v.string(),
  settledKey: v.nullable(v.string()),
});

/** Takes up what the device keeps of the person's orders, and asks what became of them. */
export function createMoneyIntents(options: MoneyIntentsOptions): MoneyIntents {
  const { owner, store, channel, clock } = options;
  const intents = new Map<string, MoneyIntent>();
  const listeners = new Set<() => void>();
  let unconfirmed: readonly UnconfirmedIntent[] = [];
  let isReady = false;
  let isOver = false;
  let isQuiet = false;

  const onChange = (): void => {
    if (isQuiet) return;
    unconfirmed = unconfirmedOf([...intents].map(([call, intent]) => [call, intent.view()]));
    for (const listener of [...listeners]) listener();
  };
  const quietly = (work: () => void): void => {
    isQuiet = true;
    work();
    isQuiet = false;
  };
  const intentOf = (call: string): MoneyIntent => {
    const known = intents.get(call);
    if (known) return known;
    const tell = (settledKey: string | null): void => {
      if (!isOver) channel.send({ ...owner, call, settledKey });
    };
    const intent = createIntent({ ...options, name: call, onChange, tell });
    intents.set(call, intent);
    // Nobody has seen it yet, and whoever asks for it may be in the midst of rendering.
    if (isReady) quietly(() => intent.begin(null));
    return intent;
  };
  const read = async (): Promise<IntentRecord[]> => {
    const records = await store.all(owner);
    return records.filter((record) => mayHaveLeft(record) || !isOld(record, clock()));
  };
  const start = async (): Promise<void> => {
    // What cannot be read now may be there later: nothing is sent before it could be written.
    const records = await read().catch(() => []);
    if (isOver) return;
    for (const record of records) intentOf(record.call);
    isReady = true;
    for (const [call, intent] of intents) {
      intent.begin(records.find((record) => record.call === call) ?? null);
    }
  };
  const hear = async (told: unknown): Promise<void> => {
    const parsed = v.safeParse(message, told);
    if (!parsed.success) return;
    const { userId, packageId, call, settledKey } = parsed.output;
    if (userId !== owner.userId || packageId !== owner.packageId) return;
    const records = await read().catch(() => []);
    if (isOver) return;
    intentOf(call).hear(records.find((record) => record.call === call) ?? null, settledKey);
    if (settledKey !== null) options.onSettled({ call, outcome: null, isShown: false });
  };

  const unsubscribes = [
    channel.subscribe((told) => void hear(told)),
    options.onWake(() => {
      for (const intent of intents.values()) intent.wake();
    }),
  ];
  void start();
  return {
    intentOf,
    unconfirmed: () => unconfirmed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isOver = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const intent of intents.values()) intent.close();
      listeners.clear();
    },
  };
}

function unconfirmedOf(views: readonly [string, IntentView][]): UnconfirmedIntent[] {
  return views
    .flatMap(([call, { state, record }]) => {
      if (state.kind !== 'unknown' || !record) return [];
      const { key, points } = record;
      return [{ call, key, points, sentAt: state.sentAt, canSend: state.canSend }];
    })
    .sort((one, other) => one.sentAt - other.sentAt);
}
