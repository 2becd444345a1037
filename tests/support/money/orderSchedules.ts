import fc from 'fast-check';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { createVirtualClock } from '../virtualClock.ts';
import { changeDevice, type DeviceDeed } from './deviceDeeds.ts';
import { ModelOrders, type OrderFate, rightPassword, wrongPassword } from './modelOrders.ts';
import { type ModelTab, ModelTabs } from './modelTabs.ts';
import { isOrderDeed, type OrderDeed, OrderScreens } from './orderScreens.ts';

type Deed =
  | OrderDeed
  | 'kill'
  | 'switch'
  | DeviceDeed
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
      'failed-done',
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
    request: (tab, sent) => {
      const isWanted = personOf(tab).screens.isWanted(tab, sent.input);
      if (sent.key !== '' && !isWanted) tabs.wrongs.push(`nobody pressed for it: ${sent.key}`);
      return orders.request(sent);
    },
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
      } else if (isOrderDeed(deed)) personOf(tab).screens.act(tab, deed);
      else changeDevice(tab, deed);
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
        done: sum(({ screens }) => screens.done.size),
        refused: sum(({ screens }) => screens.refused.size),
        unknown: sum(({ screens }) => screens.unknown.size),
        dropped: sum(({ screens }) => screens.dropped.size),
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

/** Somebody whose screens are held against what the server did. */
class Person {
  readonly screens: OrderScreens;
  private readonly userId: string;

  constructor(userId: string, at: number) {
    this.userId = userId;
    this.screens = new OrderScreens({
      call: exchange,
      first: (at + 1) * 1_000_000 + 100,
      orderOf: (amount) => ({ amount, cardId: 'card-1', fee: 0 }),
      secretOf: (isRight) => ({ fundPassword: isRight ? rightPassword : wrongPassword }),
    });
  }

  /** Reads what the screen of a tab says, and whether it is so. */
  look(tab: ModelTab, orders: ModelOrders): void {
    this.screens.look(tab);
    this.check(orders);
  }

  /** @throws where a screen said what is not so */
  check(orders: ModelOrders): void {
    const must = (keys: ReadonlySet<string>, isDone: boolean, said: string): void => {
      for (const key of keys) {
        if (orders.isDone(this.userId, key) !== isDone) throw new Error(`said ${said}: ${key}`);
      }
    };
    const { done, refused, dropped } = this.screens;
    must(done, true, 'done');
    must(refused, false, 'refused');
    must(dropped, false, 'dropped');
  }
}
