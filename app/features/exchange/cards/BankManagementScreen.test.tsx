// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { plainCard } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { CallFailure } from '../../../contract/callError.ts';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import texts from '../../../locales/en-US/exchange.cards.json';
import errors from '../../../locales/en-US/exchange.errors.json';
import labels from '../../../locales/en-US/exchange.labels.json';
import pin from '../../../locales/en-US/exchange.pin.json';
import words from '../../../locales/en-US/exchange.words.json';
import { exchangePaths } from '../paths.ts';
import { BankManagementScreen } from './BankManagementScreen.tsx';

const [right, wrong] = ['704192', '518306'];
const name = 'exchange.userDelBank';
const removal = 'Remove River Bank, ending in 4821';
const other: BankCard = { ...plainCard, cardId: 'card-2', bankName: 'Hill Bank', last4: '0077' };

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  // A wait outlives a page.
  sessionStorage.clear();
});

/** @param answer what becomes of the removal */
async function open(cards: readonly BankCard[], answer: () => unknown = () => ({})) {
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: cards }),
    [name]: answer,
  });
  const { store, session } = member();
  const services = { backend, session };
  const address = exchangePaths.cards;
  screen = await showScreen(<BankManagementScreen />, { services, address }, store);
  await screen.shows(labels.cards);
  return backend;
}

async function remove(digits: string): Promise<void> {
  await screen.shows('River Bank');
  await screen.tap(removal);
  await screen.shows(texts.removeNote);
  await screen.type(pin.enter, digits);
}

const refused = (failure: object) =>
  failing(name, { kind: 'declared', domain: 'exchange', message: '', ...failure } as CallFailure);
const sent = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.asked.filter((one) => one.name === name);
const isAsked = () => screen.has(pin.enter);

describe('the bank cards', () => {
  it('are named without their numbers; one that a withdrawal goes to stays', async () => {
    await open([{ ...plainCard, inUse: 1 }, other]);
    await screen.shows(words.cardInUse);
    expect(screen.text()).toContain('Ending in 4821');
    expect(screen.has(removal)).toBe(false);
    expect(screen.has('Remove Hill Bank, ending in 0077')).toBe(true);
    expect(screen.text()).toContain('You can have up to 5 bank cards.');
  });

  it('lead to adding the first', async () => {
    await open([]);
    await screen.shows(words.noCard);
    await screen.tap(words.addCard);
    expect(screen.address()).toBe(exchangePaths.addCard);
  });

  it('offer no other where there are as many as can be', async () => {
    const four = Array.from({ length: 4 }, (_, at) => ({ ...plainCard, cardId: `card-${at}` }));
    await open(four);
    await screen.shows('You can have up to 5 bank cards.');
    expect(screen.control(words.addCard)).toHaveProperty('disabled', false);
    await screen.close();
    await open([...four, { ...plainCard, cardId: 'card-4' }]);
    await screen.shows('You have 5 bank cards, which is the most.');
    expect(screen.control(words.addCard)).toHaveProperty('disabled', true);
  });

  it('say from when they are where there is no network', async () => {
    await open([plainCard]);
    await screen.shows('River Bank');
    expect(screen.text()).not.toContain('As of');
    await act(async () => screen.store.set(onlineAtom, false));
    expect(screen.text()).toContain('As of');
  });

  it('lose one once the fund password is in, and are read anew', async () => {
    const backend = await open([plainCard, other]);
    await remove('70419');
    expect(sent(backend)).toEqual([]);
    backend.answer('exchange.userBankList', () => ({ list: [other] }));
    await screen.type(pin.enter, right);
    await screen.settles(() => !screen.text().includes('River Bank'));
    expect(screen.text()).toContain('Hill Bank');
    expect(screen.said()).toBe(texts.removed);
    const input = { cardId: 'card-1', fundPassword: right };
    expect(sent(backend)).toEqual([{ name, input, intent: 'remove-card:card-1' }]);
    await screen.settles(() => !isAsked());
  });

  it('keep it over a wrong fund password, which leaves tries', async () => {
    const backend = await open(
      [plainCard],
      refused({ name: 'fundPasswordWrong', data: { triesLeft: 1 } }),
    );
    await remove(wrong);
    await screen.shows('Wrong PIN. 1 try left.');
    backend.answer(name, refused({ name: 'fundPasswordLocked', data: { retryAfter: 600 } }));
    await screen.type(pin.enter, wrong);
    await screen.shows('Too many wrong PINs. Try again in 10 min 0 s.');
    expect((screen.control(pin.enter) as HTMLInputElement).disabled).toBe(true);
    expect(screen.text()).toContain('River Bank');
  });

  it('keep one that a withdrawal has begun to go to meanwhile', async () => {
    await open([plainCard], refused({ name: 'cardInUse', data: null }));
    await remove(right);
    await screen.shows(errors.cardInUse);
    expect(isAsked()).toBe(true);
    expect(screen.text()).toContain('River Bank');
  });

  it('say that nobody knows where no answer came, and try the same again', async () => {
    const backend = await open([plainCard], failing(name, { kind: 'timeout' }));
    await remove(right);
    await screen.shows(texts.removeUnknown);
    await screen.type(pin.enter, right);
    await screen.settles(() => sent(backend).length === 2);
    expect(sent(backend)[1]).toEqual(sent(backend)[0]);
  });
});
