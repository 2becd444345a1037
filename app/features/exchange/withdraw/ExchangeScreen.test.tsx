// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type AnsweringBackend, answeringBackend } from '../../../../tests/support/answers.ts';
import { openWallet, plainCard } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { BankCard } from '../../../contract/exchange/userBankList.ts';
import labels from '../../../locales/en-US/exchange.labels.json';
import page from '../../../locales/en-US/exchange.page.json';
import words from '../../../locales/en-US/exchange.words.json';
import orders from '../../../locales/en-US/points.intents.json';
import money from '../../../locales/en-US/points.money.json';
import { exchangePaths } from '../paths.ts';
import { ExchangeScreen } from './ExchangeScreen.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

type Wallet = typeof openWallet;

async function open(
  cards: readonly BankCard[] = [plainCard],
  wallet: Partial<Wallet> = {},
): Promise<AnsweringBackend> {
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: cards }),
    'points.amount': () => ({ ...openWallet, ...wallet }),
  });
  const person = member();
  const services = { backend, session: person.session };
  const address = exchangePaths.exchange;
  screen = await showScreen(<ExchangeScreen />, { services, address }, person.store);
  await screen.shows(page.amountLabel);
  return backend;
}

const isShut = () => (screen.control(page.next) as HTMLButtonElement).disabled;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

describe('ExchangeScreen', () => {
  it('keeps the fixed line when nothing loads', async () => {
    const person = member();
    const services = { backend: answeringBackend({}), session: person.session };
    const address = exchangePaths.exchange;
    screen = await showScreen(<ExchangeScreen />, { services, address }, person.store);
    await screen.shows(words.cardsFailed);
    expect(screen.text()).toContain(words.safety);
  });

  it('takes an amount from its keys, and says what is left', async () => {
    await open();
    expect(isShut()).toBe(true);
    for (const key of ['5', '0', '0', page.decimalMark, '5']) await screen.tap(key);
    expect(screen.control(page.amountLabel)).toHaveProperty('value', '500.5');
    await screen.shows('11,860.00');
    expect(isShut()).toBe(false);
  });

  it('fills in all that is available', async () => {
    await open();
    await screen.tap(page.all);
    expect(screen.control(page.amountLabel)).toHaveProperty('value', '12360.50');
    expect(isShut()).toBe(false);
  });

  it.each([
    ['the most of one withdrawal', { max: 500_000 }, '5000'],
    ['what is left of 24 hours', { dayMax: 1_000_000, dayUsed: 800_050 }, '1999.50'],
    ['all, where what is left is too little', { dayMax: 1_000_000, dayUsed: 999_000 }, '12360.50'],
  ])('fills in no more than %s', async (_, rule, typed) => {
    await open([plainCard], {
      exchangeRule: { ...openWallet.exchangeRule, ...rule } as Wallet['exchangeRule'],
    });
    await screen.tap(page.all);
    expect(screen.control(page.amountLabel)).toHaveProperty('value', typed);
    expect(isShut()).toBe(typed === '12360.50');
  });

  it.each([
    ['99.99', 'The least is $100.00, or all that is available.'],
    ['12360.51', 'Insufficient balance. Available: $12,360.50'],
    ['1.005', page.amountDecimals],
    ['12a', page.amountShape],
  ])('says what is wrong with %s', async (typed, sentence) => {
    await open();
    await screen.type(page.amountLabel, typed);
    await screen.shows(sentence);
    expect(isShut()).toBe(true);
  });

  it('asks which amount is meant where a pasted one can be read in two ways', async () => {
    await open();
    await screen.type(page.amountLabel, '1.500');
    await screen.shows(money.twoWays);
    expect(isShut()).toBe(true);
    await screen.tap('1500');
    expect(screen.control(page.amountLabel)).toHaveProperty('value', '1500');
    expect(screen.text()).not.toContain(money.twoWays);
    expect(isShut()).toBe(false);
  });

  it('shows the fee before anything is confirmed, taken out of the amount', async () => {
    const exchangeRule = { ...openWallet.exchangeRule, feePerMille: 10, fee: 100 };
    await open([plainCard], { exchangeRule: exchangeRule as Wallet['exchangeRule'] });
    await screen.type(page.amountLabel, '500');
    await screen.shows(`${words.fee}6.00`);
    await screen.shows(`${words.youReceive}494.00`);
  });

  it('leads to adding a card where there is none, and keeps the amount', async () => {
    await open([]);
    await screen.type(page.amountLabel, '500');
    await screen.shows(words.noCard);
    expect(isShut()).toBe(true);
    await screen.tap(words.addCard);
    expect(screen.address()).toBe(exchangePaths.addCard);
    expect(screen.control(page.amountLabel)).toHaveProperty('value', '500');
  });

  it.each([4, 5])('offers another card beside %s, as long as there is room', async (count) => {
    const cards = Array.from({ length: count }, (_, at) => ({
      ...plainCard,
      cardId: `card-${at}`,
    }));
    await open(cards);
    await screen.tap(`River BankA*a L*e · Ending in 4821${page.changeCard}`);
    await screen.settles(() => document.querySelectorAll('[role=radio]').length === count);
    expect(screen.text().includes(words.addCard)).toBe(count < 5);
  });

  it('waits after a reset, and names the hour', async () => {
    await open([plainCard], { holdUntil: inAnHour });
    await screen.type(page.amountLabel, '500');
    await screen.shows('Because your PIN or password was reset, withdrawals wait until');
    expect(isShut()).toBe(true);
  });

  it('chooses a card that may be used, and does not go on with one that may not', async () => {
    const held = { ...plainCard, cardId: 'card-2', last4: '0077', holdUntil: inAnHour };
    await open([held, plainCard]);
    await screen.shows('Ending in 4821');
    await screen.close();
    await open([held]);
    await screen.type(page.amountLabel, '500');
    await screen.shows('this card can be used from');
    expect(isShut()).toBe(true);
  });

  it('sends nothing where the device cannot note the order', async () => {
    const backend = await open();
    await screen.type(page.amountLabel, '500');
    await screen.tap(page.next);
    await screen.shows(orders.unstorable);
    expect(backend.asked.map(({ name }) => name)).not.toContain('exchange.exchange');
  });

  it('leads to the withdrawals so far', async () => {
    await open();
    await screen.tap(labels.records);
    expect(screen.address()).toBe(exchangePaths.records);
  });
});
