// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { openWallet, plainCard } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { CallFailure } from '../../../contract/callError.ts';
import commonErrors from '../../../locales/en-US/common.errors.json';
import page from '../../../locales/en-US/exchange.page.json';
import pin from '../../../locales/en-US/exchange.pin.json';
import orders from '../../../locales/en-US/points.intents.json';
import { tone } from '../../../ui/Callout.css.ts';
import { exchangePaths } from '../paths.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

const [right, wrong] = ['704192', '518306'];
const exchange = 'exchange.exchange';
const receipt = {
  orderNo: 'X20270115-0123456789',
  status: 0,
  createdAt: 1_800_000_000,
  dueAt: 1_800_000_000,
  available: 0,
  ledgerSeq: 8,
};

let screen: ShownScreen;
/** Ends the run: nothing of it asks any more. */
let leave: () => Promise<void>;
beforeEach(() => void Reflect.set(globalThis, 'indexedDB', new IDBFactory()));
afterEach(async () => {
  await screen.close();
  await leave();
  // A wait outlives a page.
  sessionStorage.clear();
});

const refused = (name: string, data: unknown = null) =>
  failing(exchange, {
    kind: 'declared',
    domain: 'exchange',
    name,
    data,
    message: '',
  } as CallFailure);

/** A withdrawal that was sent, and that the server says it has not seen. */
async function openUnseen() {
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: [plainCard] }),
    'points.amount': () => openWallet,
    'points.intentOutcome': () => ({ state: 'unseen', answer: null, error: null }),
    [exchange]: failing(exchange, { kind: 'refused', code: 9999, message: '' }),
  });
  const { session, store } = member();
  leave = session.logout;
  const services = { backend, session };
  screen = await showScreen(
    <ExchangeScreen />,
    { services, address: exchangePaths.exchange },
    store,
  );
  await screen.shows(page.amountLabel);
  await screen.type(page.amountLabel, '500');
  await screen.tap(page.next);
  await enter(right);
  await screen.shows(orders.safety);
  await screen.tap(orders.checkNow);
  await screen.shows(page.unseen);
  // That it must not be sent again is no longer so.
  expect(screen.text()).not.toContain(orders.safety);
  return backend;
}

/** Types into the pad once it takes digits. */
async function enter(digits: string): Promise<void> {
  await screen.shows(pin.enter);
  await screen.settles(() => !isShut());
  await screen.type(pin.enter, digits);
}

const isShut = () => (screen.control(pin.enter) as HTMLInputElement).disabled;
const sent = (backend: Awaited<ReturnType<typeof openUnseen>>) =>
  backend.asked.filter(({ name }) => name === exchange);

describe('a withdrawal that the server has not seen', () => {
  it('says how many tries are left, and takes the right fund password then', async () => {
    const backend = await openUnseen();
    backend.answer(exchange, refused('fundPasswordWrong', { triesLeft: 4 }));
    await screen.tap(orders.sendNow);
    await enter(wrong);
    await screen.shows('Wrong PIN. 4 tries left.');
    backend.answer(exchange, refused('fundPasswordWrong', { triesLeft: 1 }));
    await enter(wrong);
    await screen.shows('Wrong PIN. 1 try left.');
    backend.answer(exchange, () => receipt);
    await enter(right);
    await screen.settles(() => screen.address().endsWith(receipt.orderNo));
    expect(sent(backend)).toHaveLength(4);
  });

  it('counts a wait down in the sheet, and on the page once that is closed', async () => {
    const backend = await openUnseen();
    backend.answer(exchange, refused('fundPasswordLocked', { retryAfter: 1800 }));
    await screen.tap(orders.sendNow);
    await enter(wrong);
    await screen.shows('Too many wrong PINs. Try again in 30 min 0 s.');
    expect(isShut()).toBe(true);
    await screen.tap('Close');
    await screen.shows(page.unseen);
    await screen.settles(() => !screen.has(pin.enter));
    expect(screen.text()).toContain('Too many wrong PINs. Try again in');
    expect(sent(backend)).toHaveLength(2);
  });

  it('leads to a reset where only that helps', async () => {
    const backend = await openUnseen();
    backend.answer(exchange, refused('fundPasswordBlocked'));
    await screen.tap(orders.sendNow);
    await enter(wrong);
    await screen.shows(pin.blocked);
    expect(isShut()).toBe(true);
    await screen.settles(() => !(screen.control(pin.forgot) as HTMLButtonElement).disabled);
    await screen.tap(pin.forgot);
    expect(screen.address()).toBe('/pages/setting/fund-password?way=reset');
  });

  it('closes the sheet over anything else, and tells it on the page', async () => {
    const backend = await openUnseen();
    backend.answer(exchange, failing(exchange, { kind: 'offline' }));
    await screen.tap(orders.sendNow);
    await enter(right);
    await screen.settles(() => !screen.has(pin.enter));
    await screen.shows(orders.safety);
    expect(sent(backend)).toHaveLength(2);
  });

  it('is no failure where the service is not available, which is told once and quietly', async () => {
    const backend = await openUnseen();
    backend.answer(exchange, failing(exchange, { kind: 'blocked' }));
    await screen.tap(orders.sendNow);
    await enter(right);
    await screen.settles(() => !screen.has(pin.enter));
    await screen.shows(orders.safety);
    await screen.shows(commonErrors.blocked);
    expect(screen.text().split(commonErrors.blocked)).toHaveLength(2);
    expect(document.getElementsByClassName(tone.negative)).toHaveLength(0);
  });
});
