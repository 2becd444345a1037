import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import type { OrderDeed } from '../support/money/orderScreens.ts';
import type { RequestFate } from '../support/money/sandbox/faultyFetch.ts';
import type { OrderCall } from '../support/money/sandbox/moneyPerson.ts';
import { type MoneyTemplate, makeMoneyTemplate } from '../support/money/sandbox/moneyTemplate.ts';
import { MoneyWorld } from '../support/money/sandbox/moneyWorld.ts';

let template: MoneyTemplate;
beforeAll(async () => {
  template = await makeMoneyTemplate();
});
afterAll(() => rmSync(template.folder, { recursive: true }));

type Flow = {
  call: OrderCall;
  /** What the first requests meet; the rest are served. */
  fates: readonly RequestFate[];
  deeds: readonly OrderDeed[];
  /** Whether the person gives it up in the end, so that it is never made. */
  isDropped?: boolean;
};

const flows: Record<string, Flow> = {
  'a withdrawal': { call: 'exchange', fates: [], deeds: ['open', 'send'] },
  'a top-up in USDT': { call: 'recharge', fates: [], deeds: ['open', 'send'] },
  'a top-up that becomes a transfer': {
    call: 'recharge',
    fates: [],
    deeds: ['open', 'edit', 'send'],
  },
  'a withdrawal with a changed amount': {
    call: 'exchange',
    fates: [],
    deeds: ['open', 'edit', 'send'],
  },
  'a withdrawal whose answer is lost': {
    call: 'exchange',
    fates: ['lost-answer'],
    deeds: ['order'],
  },
  'a withdrawal that is delivered late': { call: 'exchange', fates: ['late'], deeds: ['order'] },
  'a withdrawal that is sent now': {
    call: 'exchange',
    fates: ['legal'],
    deeds: ['order', 'check', 'send-now'],
  },
  'a withdrawal that is given up': {
    call: 'exchange',
    fates: ['legal'],
    deeds: ['order', 'check', 'drop'],
    isDropped: true,
  },
  'a withdrawal with a wrong fund password': {
    call: 'exchange',
    fates: [],
    deeds: ['order-wrong', 'send'],
  },
};

/** Where the person goes on after the page has died. */
const places = { 'the page opened anew': 0, 'another tab': 1 } as const;
type Place = (typeof places)[keyof typeof places];

/** @returns how many orders were made, and whether the page died before the flow was over */
async function dieAt(flow: Flow, count: number, place: Place) {
  const { call, fates, deeds } = flow;
  const world = await MoneyWorld.open(template, {
    fates: ['served', ...fates, ...Array<RequestFate>(200).fill('served')],
    losses: [false],
    opening: 150_000,
    steps: [],
  });
  try {
    const [tab] = world.open;
    if (!tab) throw new Error('There are three tabs.');
    const screens = world.personOf(tab.userId).screens[call];
    await world.pass(1_000);
    tab.dieAt(count);
    for (const deed of deeds) {
      if (tab.isAlive()) screens.act(tab, deed);
      await world.pass(5_000);
    }
    const isDead = !tab.isAlive();
    if (isDead) {
      if (place === 0) world.openTab(0, tab.userId);
      await goOn(world, flow, place);
    }
    const own = world.orders.filter(({ kind, meant }) => kind === call && meant > 0);
    return { isDead, effects: own.length };
  } finally {
    for (const tab of world.open) tab.kill();
    await world.sandbox.close();
  }
}

/** The person looks what became of the order, sends it now where it may be, else orders once more. */
async function goOn(world: MoneyWorld, { call, isDropped }: Flow, place: Place): Promise<void> {
  const tab = world.open[place];
  if (!tab) throw new Error('There are three tabs.');
  const screens = world.personOf(tab.userId).screens[call];
  for (let turn = 0; turn < 5; turn += 1) {
    await world.pass(200_000);
    if (screens.done.size > 0) return;
    const { state } = screens.intentOf(tab).view();
    if (isDropped) screens.act(tab, 'drop');
    else if (state.kind !== 'unknown') {
      // What a page left open with another amount is given up first.
      if (state.kind === 'open' && screens.numberOf(state.input) !== screens.number)
        screens.act(tab, 'drop');
      else screens.act(tab, 'order');
    } else if (state.canSend) screens.act(tab, 'send-now');
  }
}

it.each(
  sampleOf(
    2,
    Object.keys(flows).flatMap((name) =>
      Object.keys(places).map((place) => [name, place] as const),
    ),
  ),
)('%s on a page that dies at any wait ends as it was meant, from %s', async (name, place) => {
  const flow = flows[name];
  if (!flow) throw new Error('There is such a flow.');
  const at = places[place as keyof typeof places];
  for (let count = 1; ; count += 1) {
    const { isDead, effects } = await dieAt(flow, count, at);
    expect(effects, `dead at wait ${count}`).toBe(flow.isDropped ? 0 : 1);
    if (isDead) continue;
    expect(count).toBeGreaterThan(8);
    break;
  }
});
