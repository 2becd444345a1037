// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../tests/support/answers.ts';
import { plainBrandData, plainOperator } from '../../../tests/support/brandData.ts';
import { member } from '../../../tests/support/member.ts';
import { offer } from '../../../tests/support/recharge.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { type Call, declareCall } from '../../contract/call.ts';
import { rechargeReport } from '../../contract/recharge/rechargeReport.ts';
import { transferOrder } from '../../contract/recharge/transferOrder.ts';
import type { Feature } from '../../core/feature/feature.ts';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import commonErrors from '../../locales/en-US/common.errors.json';
import orders from '../../locales/en-US/points.intents.json';
import page from '../../locales/en-US/recharge.page.json';
import { createIntentStore } from '../../parts/money/orders/intentStore.ts';
import { tone } from '../../ui/Callout.css.ts';
import { feature } from './feature.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';

const key = '0f0e0d0c-0b0a-4908-8706-050403020100';
const answer = {
  orderNo: 'R20261125-7K3M9Q2FXA',
  status: 0,
  points: 50_000,
  createdAt: 1_795_000_000,
  dueAt: 1_795_086_400,
};
const byPigeon = { method: 'pigeon', ring: 7 };
const pigeonOrder = declareCall({
  ...rechargeReport,
  input: v.object({ method: v.literal('pigeon'), ring: v.number() }),
  errors: [],
});
/** Another feature, which has a way to top up of its own. */
const pigeons: Feature = {
  id: 'feature/video',
  name: 'recharge.labels:name',
  routes: [],
  slots: {
    'recharge.way': [
      {
        id: 'pigeon',
        order: 5,
        label: 'recharge.labels:name',
        isOffered: () => false,
        method: 'pigeon',
        loadReport: async () => pigeonOrder,
        load: async () => () => null,
      },
    ],
  },
};

let screen: ShownScreen;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => screen.close());

/** The page, on a device that keeps an order without an answer. */
async function open(input: object, outcome: object, features: readonly Feature[] = [feature]) {
  const backend = answeringBackend({
    'recharge.getChainTypes': () => offer,
    'recharge.rechargeOrder': () => answer,
    'points.intentOutcome': () => ({ answer: null, error: null, ...outcome }),
  });
  const declared: Call[] = [];
  const { call } = backend;
  backend.call = (one, ...rest) => {
    if (one.name === rechargeReport.name) declared.push(one);
    return call(one, ...rest);
  };
  const place = { userId: 'u1', packageId: plainBrandData.packageId, call: rechargeReport.name };
  const openedAt = Date.now();
  await createIntentStore().change(place, () => ({
    ...place,
    ...{ key, input: { ...input }, points: 500, state: 'unknown', sends: 1 },
    ...{ openedAt, sentAt: openedAt },
  }));
  const person = member();
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [...features], isIncomplete: false }} areas={[]}>
      <RechargeScreen />
    </FeaturesProvider>,
    {
      services: { backend, session: person.session },
      brand: { ...plainBrandData, operator: plainOperator },
    },
    person.store,
  );
  const sent = () => backend.asked.filter(({ name }) => name === rechargeReport.name);
  const asked = () => backend.asked.filter(({ name }) => name === 'points.intentOutcome');
  return { backend, declared, sent, asked };
}

async function leadsToOrder(): Promise<void> {
  for (let turn = 0; turn < 2_000 && !screen.address().includes('order='); turn += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
}

const unseen = { state: 'unseen' };

describe('an order of which nobody knows what became', () => {
  it.each([
    ['a transfer', { method: 'transfer', methodId: 'bank-1', amount: 50_000 }, transferOrder],
    ['one of another feature', byPigeon, pigeonOrder],
  ])('that is %s is sent again as its way declares it', async (_, input, declaration) => {
    const { declared, sent } = await open(input, unseen, [feature, pigeons]);
    await screen.shows(page.unseen);
    expect(screen.text()).not.toContain(orders.safety);
    await screen.tap(page.sendNow);
    await leadsToOrder();
    expect(declared).toEqual([declaration]);
    expect(sent().map((one) => one.input)).toEqual([input]);
  });

  it('is no failure where the service is not available, which is told once and quietly', async () => {
    const { backend } = await open({ method: 'transfer', methodId: 'bank-1', amount: 500 }, unseen);
    await screen.shows(page.unseen);
    backend.answer(rechargeReport.name, failing(rechargeReport.name, { kind: 'blocked' }));
    await screen.tap(page.sendNow);
    await screen.shows(orders.safety);
    await screen.shows(commonErrors.blocked);
    expect(screen.text().split(commonErrors.blocked)).toHaveLength(2);
    expect(document.getElementsByClassName(tone.negative)).toHaveLength(0);
  });

  it('is asked about and dropped, and never sent, where no way has it', async () => {
    const { backend, sent, asked } = await open(byPigeon, unseen);
    await screen.shows(page.unseenForGood);
    expect(screen.has(page.sendNow)).toBe(false);
    backend.answer('points.intentOutcome', () => ({
      ...{ state: 'refused', answer: null },
      error: { code: 5009, message: '', data: null },
    }));
    await screen.tap(page.drop);
    await screen.shows('Riverside Bank');
    expect(asked().at(-1)?.input).toMatchObject({ key, close: true });
    expect(sent()).toEqual([]);
  });

  it('leads to its order once it is known to be done, also where no way has it', async () => {
    await open(byPigeon, { state: 'done', answer });
    await leadsToOrder();
    expect(screen.address()).toContain('?order=R20261125-7K3M9Q2FXA');
  });
});
