// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { openWallet, plainCard } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { CallFailure } from '../../../contract/callError.ts';
import cards from '../../../locales/en-US/exchange.cards.json';
import errors from '../../../locales/en-US/exchange.errors.json';
import labels from '../../../locales/en-US/exchange.labels.json';
import pin from '../../../locales/en-US/exchange.pin.json';
import { exchangePaths } from '../paths.ts';
import { AddBankScreen } from './AddBankScreen.tsx';

const name = 'exchange.setBankCard';
const banks = [
  { bankId: 'river', name: 'River Bank', country: 'US' },
  { bankId: 'delta', name: 'Délta Credit', country: 'US' },
];
const number = '4111111111111111';
const doubtful = '4111111111111112';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
});

type Person = { hasPin?: 0 | 1; count?: number };

/** @param first what the page says once it is there */
async function open(
  answer: () => unknown,
  { hasPin = 1, count = 0 }: Person = {},
  first = cards.holderName,
) {
  const list = Array.from({ length: count }, (_, at) => ({ ...plainCard, cardId: `card-${at}` }));
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list }),
    'points.amount': () => ({ ...openWallet, hasFundPassword: hasPin }),
    'exchange.getBankList': () => ({ list: banks }),
    [name]: answer,
  });
  const person = member();
  const services = { backend, session: person.session };
  const address = exchangePaths.addCard;
  screen = await showScreen(<AddBankScreen />, { services, address }, person.store);
  await screen.shows(first);
  return backend;
}

const added = () => ({ cardId: 'card-9', last4: '1111', holdUntil: null });
const sent = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.asked.filter((one) => one.name === name);

async function chooseBank(): Promise<void> {
  await screen.tap(`${cards.chooseBank}`);
  await screen.shows(cards.chooseBank);
  await screen.shows('River Bank');
  await screen.tap('River Bank');
}

async function fill(typed = number, repeat = typed): Promise<void> {
  await screen.type(cards.holderName, 'Ada Lee');
  await chooseBank();
  await screen.type(cards.cardNumber, typed);
  await screen.type(cards.repeatNumber, repeat);
  await screen.tap(cards.next);
}

describe('AddBankScreen', () => {
  it('sends the card with the fund password, once all fields are right', async () => {
    const backend = await open(added);
    await fill('4111 1111-1111 1111');
    await screen.shows(pin.enter);
    await screen.type(pin.enter, '704192');
    expect(sent(backend)).toEqual([
      {
        name,
        input: {
          holderName: 'Ada Lee',
          bankId: 'river',
          cardNumber: number,
          fundPassword: '704192',
        },
        intent: 'add-bank-card',
      },
    ]);
    expect(screen.address()).toBe(exchangePaths.cards);
  });

  it('writes the number in groups', async () => {
    await open(added);
    await screen.type(cards.cardNumber, '411111111111');
    expect(screen.control(cards.cardNumber)).toHaveProperty('value', '4111 1111 1111');
  });

  it('asks for another look at a number that may be mistyped, and then goes on', async () => {
    const backend = await open(added);
    await fill(doubtful);
    await screen.shows(cards.lookAgain);
    expect(screen.has(pin.enter)).toBe(false);
    await screen.tap(cards.next);
    await screen.shows(pin.enter);
    await screen.type(pin.enter, '704192');
    expect(sent(backend)).toHaveLength(1);
  });

  it('names every field that is wrong', async () => {
    await open(added);
    await screen.type(cards.cardNumber, '4111');
    await screen.type(cards.repeatNumber, '4112');
    await screen.tap(cards.next);
    for (const said of [cards.holderInvalid, cards.bankEmpty, cards.numbersDiffer]) {
      await screen.shows(said);
    }
    await screen.shows('A card number has 12–19 digits.');
  });

  it.each(['cardTaken', 'cardInvalid', 'holderMismatch'] as const)(
    'goes back to the field that the server refuses as %s',
    async (error) => {
      const refusal = {
        kind: 'declared',
        domain: 'exchange',
        name: error,
        data: null,
        message: '',
      };
      await open(failing(name, refusal as CallFailure));
      await fill();
      await screen.shows(pin.enter);
      await screen.type(pin.enter, '704192');
      await screen.shows(errors[error]);
    },
  );

  it('says so where no answer came', async () => {
    await open(failing(name, { kind: 'network' }));
    await fill();
    await screen.shows(pin.enter);
    await screen.type(pin.enter, '704192');
    await screen.shows(cards.addUnknown);
  });

  it('leads to the fund password where there is none', async () => {
    await open(added, { hasPin: 0 }, cards.pinFirst);
    for (const name of [cards.holderName, cards.cardNumber]) expect(screen.has(name)).toBe(false);
    await screen.tap(cards.setPin);
    expect(screen.address()).toBe(exchangePaths.fundPassword);
  });

  it('says at once that there are as many as can be, and leads to them', async () => {
    await open(added, { count: 5 }, 'You have 5 bank cards, which is the most.');
    expect(screen.has(cards.holderName)).toBe(false);
    await screen.tap(labels.cards);
    expect(screen.address()).toBe(exchangePaths.cards);
  });

  it('takes the fifth', async () => {
    await open(added, { count: 4 });
  });

  it('keeps name and bank on the device, and no number', async () => {
    await open(added);
    await fill(doubtful);
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain(doubtful);
    expect(kept).not.toContain('4111 1111');
  });
});
