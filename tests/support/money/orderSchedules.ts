import fc from 'fast-check';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { createVirtualClock } from '../virtualClock.ts';
import { ModelOrders, type OrderFate, rightPassword, wrongPassword } from './modelOrders.ts';
import { type ModelTab, ModelTabs } from './modelTabs.ts';

type Deed =
  | 'open'
  /** Opens, and presses the button as soon as it may be pressed. */
  | 'order'
  | 'order-wrong'
  | 'edit'
  | 'send'
  | 'send-twice'
  | 'send-wrong'
  | 'send-now'
  | 'send-now-wrong'
  | 'leave'
  | 'drop'
  | 'check'
  | 'kill'
  | 'switch'
  | 'offline'
  | 'online'
  | 'hide'
  | 'show'
  | 'store-breaks'
  | 'store-heals'
  | 'sleep-long';

/** What a person does in one of two tabs, and how long they wait afterwards, in milliseconds. */
export type OrderStep = { tab: 0 | 1; do: Deed; wait: number };

const deeds: { weight: number; deed: Deed }[] = [
  { weight: 4, deed: 'open' },
  { weight: 14, deed: 'order' },
  { weight: 4, deed: 'order-wrong' },
  { weight: 2, deed: 'edit' },
  { weight: 4, deed: 'send' },
  { weight: 2, deed: 'send-twice' },
  { weight: 3, deed: 'send-wrong' },
  { weight: 5, deed: 'send-now' },
  { weight: 2, deed: 'send-now-wrong' },
  { weight: 2, deed: 'leave' },
  { weight: 4, deed: 'drop' },
  { weight: 2, deed: 'check' },
  { weight: 4, deed: 'kill' },
  { weight: 1, deed: 'switch' },
  { weight: 1, deed: 'offline' },
  { weight: 2, deed: 'online' },
  { weight: 1, deed: 'hide' },
  { weight: 2, deed: 'show' },
  { weight: 1, deed: 'store-breaks' },
  { weight: 3, deed: 'store-heals' },
  { weight: 1, deed: 'sleep-long' },
];

const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<OrderFate>('served') },
  {
    weight: 8,
    arbitrary: fc.constantFrom<OrderFate>(
      'slow',
      'lost-request',
      'lost-answer',
      'late',
      'doubled',
      'wrong-code-done',
      'wrong-code',
      'captive',
      'failed-server',
      'failed-late',
      'session-over',
    ),
  },
);

export const orderSchedule = fc.record({
  fates: fc.array(fate, { minLength: 1, maxLength: 25 }),
  losses: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
  steps: fc.array(
    fc.record<OrderStep>({
      tab: fc.constantFrom(0, 1),
      do: fc.oneof(...deeds.map(({ weight, deed }) => ({ weight, arbitrary: fc.constant(deed) }))),
      wait: fc.constantFrom(0, 1, 4, 7, 35, 70, 120, 300, 900, 2_000, 4_500, 40_000, 130_000),
    }),
    { minLength: 40, maxLength: 40 },
  ),
});
export type OrderSchedule = typeof orderSchedule extends fc.Arbitrary<infer Value> ? Value : never;

/** How often each thing came up, so that a test can tell that it tried what it says. */
export type OrderTally = Record<'effects' | 'done' | 'refused' | 'unknown' | 'dropped', number>;

/**
 * Two tabs of two people on a network that fails in every way.
 * @returns how often what came up. @throws where an order had two effects, or a screen said what is not so
 */
export async function runOrderSchedule({
  fates,
  losses,
  steps,
}: OrderSchedule): Promise<OrderTally> {
  const world = createWorld(fates, losses);
  for (const step of steps) {
    world.act(step);
    await world.pass(step.wait);
  }
  await world.comeToRest();
  return world.tally();
}

function createWorld(fates: readonly OrderFate[], losses: readonly boolean[]) {
  const time = createVirtualClock({ turns: 2 });
  const state = { fate: 0, loss: 0, isBroken: false, isCalm: false };
  const orders = new ModelOrders(time, () => {
    state.fate += 1;
    return state.isCalm ? 'served' : (fates[state.fate % fates.length] ?? 'served');
  });
  const tabs = new ModelTabs({
    time,
    orders,
    isStoreBroken: () => state.isBroken,
    isMessageLost: () => {
      state.loss += 1;
      return losses[state.loss % losses.length] ?? false;
    },
  });
  const persons = new Map<string, Person>();
  const personOf = (tab: ModelTab): Person => {
    const known = persons.get(tab.userId) ?? new Person(tab.userId, persons.size);
    persons.set(tab.userId, known);
    return known;
  };
  const open: ModelTab[] = [];
  const look = (): void => {
    for (const tab of open) personOf(tab).look(tab, orders);
    for (const wrong of tabs.wrongs) throw new Error(wrong);
    for (const [order, count] of orders.effects) {
      if (count > 1) throw new Error(`${count} effects: ${order}`);
    }
  };
  const begin = (at: 0 | 1, userId: string): void => {
    open[at] = tabs.open(userId);
    show(open[at], look);
  };
  begin(0, 'ann');
  begin(1, 'ann');

  return {
    act({ tab: at, do: deed }: OrderStep): void {
      const tab = open[at] as ModelTab;
      if (deed === 'store-breaks' || deed === 'store-heals')
        state.isBroken = deed === 'store-breaks';
      else if (deed === 'sleep-long') time.sleep(13 * 3_600_000);
      else if (deed === 'kill' || deed === 'switch') {
        if (deed === 'kill') tab.kill();
        else tab.intents.close();
        begin(at, deed === 'kill' ? tab.userId : tab.userId === 'ann' ? 'bo' : 'ann');
      } else personOf(tab).act(tab, deed, orders);
      look();
    },
    async pass(wait: number): Promise<void> {
      await time.pass(wait);
      look();
    },
    /** Everything heals, everybody logs in once more, and what is open is asked about. */
    async comeToRest(): Promise<void> {
      state.isCalm = true;
      state.isBroken = false;
      await time.pass(200_000);
      for (const userId of ['ann', 'bo']) {
        for (const tab of open.splice(0)) tab.kill();
        begin(0, userId);
        await time.pass(5_000);
        look();
        const { state: last } = intentOf(open[0] as ModelTab).view();
        if (last.kind === 'sending') throw new Error('still sending');
        if (last.kind === 'unknown' && !last.canSend) throw new Error('never resolved');
      }
      for (const person of persons.values()) person.check(orders);
      for (const text of tabs.written) {
        if (text.includes(rightPassword) || text.includes(wrongPassword)) {
          throw new Error(`a secret was stored: ${text}`);
        }
      }
    },
    tally(): OrderTally {
      const all = [...persons.values()];
      const sum = (read: (person: Person) => number) =>
        all.reduce((total, person) => total + read(person), 0);
      return {
        effects: orders.effects.size,
        done: sum(({ done }) => done.size),
        refused: sum(({ refused }) => refused.size),
        unknown: sum(({ unknown }) => unknown.size),
        dropped: sum(({ dropped }) => dropped.size),
      };
    },
  };
}

function intentOf(tab: ModelTab) {
  return tab.intents.intentOf(exchange.name);
}

/** A screen of the tab shows the order. */
function show(tab: ModelTab, look: () => void): void {
  intentOf(tab).watch(exchange);
  tab.intents.subscribe(() => {
    try {
      look();
    } catch {
      // Found again by the next look.
    }
  });
}

/** Somebody who means one order at a time, and the next one once a screen says what became of it. */
class Person {
  /** Keys of orders of which a screen said so. */
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  readonly unknown = new Set<string>();
  readonly dropped = new Set<string>();
  private readonly userId: string;
  private amount: number;
  private readonly shown = new WeakMap<ModelTab, { key: string; amount: number }>();

  constructor(userId: string, at: number) {
    this.userId = userId;
    this.amount = (at + 1) * 1_000_000 + 100;
  }

  act(tab: ModelTab, deed: Deed, orders: ModelOrders): void {
    const intent = intentOf(tab);
    const secret = { fundPassword: deed.endsWith('wrong') ? wrongPassword : rightPassword };
    switch (deed) {
      case 'edit':
        this.amount += 100;
        void intent.open(this.order());
        break;
      case 'open':
        void intent.open(this.order());
        break;
      case 'order':
      case 'order-wrong':
        void intent.open(this.order()).then((how) => {
          if (how === 'opened') void intent.send(secret);
        });
        break;
      case 'send-twice':
        void intent.send(secret);
        void intent.send(secret);
        break;
      case 'send':
      case 'send-wrong':
        void intent.send(secret);
        break;
      case 'send-now':
      case 'send-now-wrong':
        void intent.sendNow(secret);
        break;
      case 'leave':
        void intent.leave();
        break;
      case 'check':
        void intent.checkNow();
        break;
      case 'drop':
        void this.drop(tab, orders);
        break;
      default:
        tab.device.isOnline = deed === 'online' || (deed !== 'offline' && tab.device.isOnline);
        tab.device.isSeen = deed === 'show' || (deed !== 'hide' && tab.device.isSeen);
        if (deed === 'online' || deed === 'show') tab.wake();
    }
  }

  /** Reads what the screen of a tab says, and whether it is so. */
  look(tab: ModelTab, orders: ModelOrders): void {
    const { state, record } = intentOf(tab).view();
    if (record) {
      this.shown.set(tab, { key: record.key, amount: Number(record.input['amount']) });
      if (state.kind === 'unknown') this.unknown.add(record.key);
    }
    const shown = this.shown.get(tab);
    if (!shown || (state.kind !== 'done' && state.kind !== 'refused')) return;
    (state.kind === 'done' ? this.done : this.refused).add(shown.key);
    this.goOn(shown.amount);
    this.check(orders);
  }

  /** @throws where a screen said what is not so */
  check(orders: ModelOrders): void {
    const must = (keys: ReadonlySet<string>, isDone: boolean, said: string): void => {
      for (const key of keys) {
        if (orders.isDone(this.userId, key) !== isDone) throw new Error(`said ${said}: ${key}`);
      }
    };
    must(this.done, true, 'done');
    must(this.refused, false, 'refused');
    must(this.dropped, false, 'dropped');
  }

  private async drop(tab: ModelTab, orders: ModelOrders): Promise<void> {
    const intent = intentOf(tab);
    const { state, record } = intent.view();
    await intent.drop();
    this.look(tab, orders);
    if (state.kind !== 'unknown' || !record || this.done.has(record.key)) return;
    if (intent.view().state.kind !== 'none') return;
    this.dropped.add(record.key);
    this.goOn(Number(record.input['amount']));
  }

  /** What became of an order is known: the next one is another. */
  private goOn(amount: number): void {
    if (amount === this.amount) this.amount += 100;
  }

  private order(): object {
    // A careless screen: the fund password is among what it opens with.
    return { amount: this.amount, cardId: 'card-1', fee: 0, fundPassword: rightPassword };
  }
}
