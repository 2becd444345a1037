// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Clock } from 'lucide-react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import { exchange } from '../../../contract/exchange/exchange.ts';
import { intentOutcome } from '../../../contract/points/intentOutcome.ts';
import type { Backend } from '../../../core/backend/backend.ts';
import type { Feature } from '../../../core/feature/feature.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import { platformAtom } from '../../../core/platform/platformAtom.ts';
import common from '../../../locales/en-US/common.json';
import { IntentWatch } from './IntentWatch.tsx';
import { UnconfirmedOrders } from './UnconfirmedOrders.tsx';
import { useMoneyIntent } from './useMoneyIntent.ts';

const order = { amount: 12_050, cardId: 'card-1', fee: 0 };
const receipt = {
  orderNo: 'X20270115-0123456789',
  status: 0,
  createdAt: 1_800_000_000,
  dueAt: 1_800_000_000,
  available: 0,
  ledgerSeq: 1,
};

/** What the server knows of the order. */
let known: 'unseen' | 'done' = 'unseen';
const sent: { key: string | undefined; input: unknown }[] = [];
const asked: unknown[] = [];

const backend = {
  async call(call, input, options) {
    if (call.name === intentOutcome.name) {
      asked.push(input);
      const isClosed = (input as { close: boolean }).close;
      if (known === 'done') return { state: 'done', answer: receipt, error: null } as never;
      const error = isClosed ? { code: 5009, data: null } : null;
      return { state: isClosed ? 'refused' : 'unseen', answer: null, error } as never;
    }
    sent.push({ key: options?.key, input });
    throw new CallError(call.name, { kind: 'session', code: 401, message: '' });
  },
  upload: () => Promise.reject(new Error('Not asked for.')),
} satisfies Backend;

function Confirm() {
  const { state, open, send } = useMoneyIntent(exchange);
  return (
    <>
      <p>Order {state.kind}</p>
      <button type="button" onClick={() => void open(order, order.amount)}>
        Open
      </button>
      <button type="button" onClick={() => void send({ fundPassword: '135791' })}>
        Confirm
      </button>
    </>
  );
}

/** Its orders are sent by a call of another domain, and move points of two kinds. */
const stakes: Feature = {
  id: 'feature/game',
  name: 'common:about',
  routes: [],
  slots: {
    'points.order': [
      {
        id: 'stake',
        order: 1,
        types: ['grant', 'correction'],
        sent: { by: exchange.name, at: '/withdraw' },
        isRecord: true,
        label: 'common:about',
        Icon: Clock,
        load: async () => () => null,
      },
    ],
  },
};

const brand = { ...plainBrandData, featureEntries: [{ id: 'game', needs: [] } as never] };

let screen: ShownScreen;
/** Ends the run: nothing of it asks any more. */
let leave: () => Promise<void>;
const pages = { Confirm: <Confirm />, Later: <IntentWatch /> };

/** One run of the app. */
async function start(page: keyof typeof pages): Promise<void> {
  const { store, session } = member();
  leave = session.logout;
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [stakes], isIncomplete: false }} areas={[]}>
      {pages[page]}
      <UnconfirmedOrders />
    </FeaturesProvider>,
    { services: { backend: backend as Backend, session }, brand },
    store,
  );
}

beforeEach(() => {
  known = 'unseen';
  sent.length = 0;
  asked.length = 0;
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
});
afterEach(async () => {
  await screen?.close();
  await leave?.();
});

async function sendWithoutAnswer(): Promise<void> {
  await start('Confirm');
  await screen.shows('Order none');
  await screen.tap('Open');
  await screen.shows('Order open');
  await screen.tap('Confirm');
  await screen.shows('Order unknown');
}

describe('an order without an answer', () => {
  it('stands in the list with its amount and the safety line', async () => {
    await sendWithoutAnswer();
    await screen.shows("We don't know yet if this went through. Don't send it again");
    expect(screen.text()).toContain('120.50');
    expect(screen.text()).toContain(common.about);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toEqual({ ...order, fundPassword: '135791' });
  });

  it('is told of after the next start, and leaves the list', async () => {
    await sendWithoutAnswer();
    await screen.close();
    await leave();
    known = 'done';
    await start('Later');
    await screen.settles(() => screen.said() === 'An order went through.');
    expect(screen.has('Check now')).toBe(false);
    expect(asked.at(-1)).toEqual({ call: exchange.name, key: sent[0]?.key, close: false });
  });

  it('can be sent on its page or dropped where the server has not seen it', async () => {
    await sendWithoutAnswer();
    await screen.close();
    await leave();
    await start('Later');
    await screen.shows("It hasn't arrived yet.");
    await screen.tap('Send now');
    expect(screen.address()).toBe('/withdraw');
    await screen.tap('Drop');
    await screen.settles(() => !screen.has('Drop'));
    expect(asked).toContainEqual({ call: exchange.name, key: sent[0]?.key, close: true });
    expect(sent).toHaveLength(1);
  });

  it('keeps its name, and can only be dropped, while its feature is switched off', async () => {
    await sendWithoutAnswer();
    await screen.close();
    await leave();
    await start('Later');
    await screen.shows("It hasn't arrived yet.");
    const info = { disabledFeatures: ['game'] } as never;
    await act(async () => screen.store.set(platformAtom, { status: 'ready', info }));
    expect(screen.text()).toContain(common.about);
    expect(screen.has('Send now')).toBe(false);
    expect(screen.has('Drop')).toBe(true);
  });
});
