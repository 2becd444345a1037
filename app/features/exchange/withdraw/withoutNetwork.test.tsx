// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { openWallet, plainCard } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import commonErrors from '../../../locales/en-US/common.errors.json';
import page from '../../../locales/en-US/exchange.page.json';
import pin from '../../../locales/en-US/exchange.pin.json';
import orders from '../../../locales/en-US/points.intents.json';
import { exchangePaths } from '../paths.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

const exchange = 'exchange.exchange';

let screen: ShownScreen;
let leave: () => Promise<void>;
beforeEach(() => void Reflect.set(globalThis, 'indexedDB', new IDBFactory()));
afterEach(async () => {
  await screen.close();
  await leave();
});

async function open() {
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: [plainCard] }),
    'points.amount': () => openWallet,
    'points.intentOutcome': () => ({ state: 'unseen', answer: null, error: null }),
    [exchange]: failing(exchange, { kind: 'offline' }),
  });
  const { session, store } = member();
  leave = session.logout;
  const services = { backend, session };
  const address = exchangePaths.exchange;
  screen = await showScreen(<ExchangeScreen />, { services, address }, store);
  await screen.shows(page.amountLabel);
  await screen.type(page.amountLabel, '500');
  return backend;
}

const setOnline = (isOnline: boolean) => act(async () => screen.store.set(onlineAtom, isOnline));
const isShut = (name: string) =>
  (screen.control(name) as HTMLInputElement | HTMLButtonElement).disabled;
const sent = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.asked.filter(({ name }) => name === exchange);

describe('a withdrawal without a network', () => {
  it('says why it does not go on, and from when the amounts are', async () => {
    await open();
    expect(screen.text()).not.toContain('As of');
    await setOnline(false);
    expect(isShut(page.next)).toBe(true);
    expect(screen.text()).toContain(orders.offline);
    expect(screen.text()).toContain('As of');
    await setOnline(true);
    expect(isShut(page.next)).toBe(false);
    expect(screen.text()).not.toContain(orders.offline);
  });

  it('takes no fund password, and the one after it is back', async () => {
    const backend = await open();
    await screen.tap(page.next);
    await screen.settles(() => screen.has(pin.enter) && !isShut(pin.enter));
    await setOnline(false);
    expect(isShut(pin.enter)).toBe(true);
    // On the page, and in the sheet over it.
    expect(screen.text().split(orders.offline)).toHaveLength(3);
    expect(sent(backend)).toHaveLength(0);
    await setOnline(true);
    expect(isShut(pin.enter)).toBe(false);
  });

  it('is not said to have failed for it once the network is back', async () => {
    const backend = await open();
    await screen.tap(page.next);
    await screen.settles(() => screen.has(pin.enter) && !isShut(pin.enter));
    await screen.type(pin.enter, '704192');
    await screen.shows(commonErrors.offline);
    await setOnline(false);
    expect(screen.text()).not.toContain(commonErrors.offline);
    await setOnline(true);
    expect(screen.text()).not.toContain(commonErrors.offline);
    expect(sent(backend)).toHaveLength(1);
  });

  it('leaves nothing to press while nobody knows what became of it', async () => {
    const backend = await open();
    backend.answer(exchange, failing(exchange, { kind: 'refused', code: 9999, message: '' }));
    await screen.tap(page.next);
    await screen.settles(() => screen.has(pin.enter) && !isShut(pin.enter));
    await screen.type(pin.enter, '704192');
    await screen.shows(orders.safety);
    await screen.tap(orders.checkNow);
    await screen.shows(page.unseen);
    await setOnline(false);
    expect(screen.text()).toContain(orders.safety);
    expect(screen.text()).toContain(orders.offline);
    for (const name of [orders.sendNow, page.drop, orders.checkNow]) {
      expect(screen.has(name)).toBe(false);
    }
    await setOnline(true);
    await screen.shows(page.unseen);
  });
});
