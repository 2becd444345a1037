// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../tests/support/answers.ts';
import { plainBrandData, plainOperator } from '../../../tests/support/brandData.ts';
import { member } from '../../../tests/support/member.ts';
import { offer, ownAccount, tronAddress } from '../../../tests/support/recharge.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { textsIn } from '../../../tests/support/texts.ts';
import { localeIds } from '../../brand/locales.ts';
import type { CallFailure } from '../../contract/callError.ts';
import type { RechargeOffer } from '../../contract/recharge/transferOffer.ts';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import common from '../../locales/en-US/common.json';
import orders from '../../locales/en-US/points.intents.json';
import money from '../../locales/en-US/points.money.json';
import confirmTexts from '../../locales/en-US/recharge.confirm.json';
import page from '../../locales/en-US/recharge.page.json';
import transferTexts from '../../locales/en-US/recharge.transfer.json';
import { feature } from './feature.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';

const answer = {
  orderNo: 'R20261125-7K3M9Q2FXA',
  status: 0,
  points: 50_000,
  createdAt: 1_795_000_000,
  dueAt: 1_795_086_400,
};
const transfersOnly: RechargeOffer = { ...offer, chains: [] };

let screen: ShownScreen;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
});

type Setting = { answers?: Record<string, () => unknown>; texts?: Record<string, object> };

async function open(given: RechargeOffer, { answers = {}, texts = {} }: Setting = {}) {
  const backend = answeringBackend({
    'recharge.getChainTypes': () => given,
    'recharge.rechargeOrder': () => answer,
    ...answers,
  });
  const person = member();
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
      <RechargeScreen />
    </FeaturesProvider>,
    {
      services: { backend, session: person.session },
      brand: { ...plainBrandData, operator: plainOperator },
      texts,
    },
    person.store,
  );
  return backend;
}

const sent = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.asked.filter(({ name }) => name === 'recharge.rechargeOrder').map(({ input }) => input);

async function report(amount: string): Promise<void> {
  await screen.shows(ownAccount.account);
  await screen.type(transferTexts.amount, amount);
  await screen.tap(transferTexts.next);
}

async function leadsToOrder(): Promise<void> {
  for (let turn = 0; turn < 2_000 && !screen.address().includes('order='); turn += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  }
}

describe('the page to top up', () => {
  it.each(localeIds)('begins with the fixed line in %s', async (locale) => {
    const texts = textsIn(locale);
    const line = texts['recharge.page']?.['nobodyMayAsk'] ?? '';
    await open(transfersOnly, { texts });
    const main = document.querySelector('main');
    expect(line).not.toBe('');
    expect(main?.textContent?.startsWith(line)).toBe(true);
    expect(main?.firstElementChild?.querySelector('button')).toBeNull();
  });

  it('keeps the fixed line when nothing loads, and tries again', async () => {
    const backend = await open(transfersOnly, {
      answers: {
        'recharge.getChainTypes': failing('recharge.getChainTypes', { kind: 'network' }),
      },
    });
    await screen.shows(page.failedTitle);
    expect(screen.text()).toContain(page.nobodyMayAsk);
    backend.answer('recharge.getChainTypes', () => transfersOnly);
    await screen.tap(common.tryAgain);
    await screen.shows(ownAccount.account);
  });

  it('asks for the age first, and shows the ways once it is confirmed', async () => {
    const backend = await open(transfersOnly, {
      answers: {
        'recharge.getChainTypes': failing('recharge.getChainTypes', {
          kind: 'declared',
          domain: 'user',
          name: 'ageUnconfirmed',
          data: { minimumAge: 18 },
          message: '',
        }),
        'user.confirmAge': () => ({ confirmedAt: 1 }),
      },
    });
    await screen.shows('You must be 18 or over to use this section.');
    expect(screen.text()).toContain(page.nobodyMayAsk);
    backend.answer('recharge.getChainTypes', () => transfersOnly);
    await screen.tap("I'm 18 or over");
    await screen.shows(ownAccount.account);
  });

  it('says that it is switched off, and that nothing is offered', async () => {
    await open({ ...offer, methods: [] });
    // Other ways than its own are nothing without the feature that has them.
    await screen.shows(page.emptyTitle);
    expect(screen.text()).not.toContain('USDT');
    expect(screen.text()).not.toContain(tronAddress);
    await screen.close();
    await open(transfersOnly, {
      answers: {
        'recharge.getChainTypes': failing('recharge.getChainTypes', {
          kind: 'declared',
          domain: 'common',
          name: 'featureOff',
          data: null,
          message: '',
        }),
      },
    });
    await screen.shows(page.offTitle);
    expect(screen.has(common.tryAgain)).toBe(false);
  });

  it('has no button that moves points without a network', async () => {
    await open(transfersOnly);
    await screen.shows(ownAccount.account);
    act(() => screen.store.set(onlineAtom, false));
    await screen.shows(orders.offline);
    expect(screen.has(transferTexts.next)).toBe(false);
  });
});

describe('a transfer', () => {
  it('is reported once, after a last look, and leads to its order', async () => {
    const backend = await open(transfersOnly);
    await screen.shows(`${transferTexts.minimum}$100.00`);
    await report('500.25');
    await screen.shows(confirmTexts.title);
    expect(sent(backend)).toEqual([]);
    for (const said of ['$500.25', ownAccount.account, ownAccount.reference, 'Plain Ltd']) {
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain(said);
    }
    await screen.shows(confirmTexts.submit);
    const button = screen.control(confirmTexts.submit);
    await act(async () => {
      button.click();
      button.click();
    });
    await leadsToOrder();
    expect(screen.address()).toBe('/pages/my/points-details?order=R20261125-7K3M9Q2FXA');
    expect(sent(backend)).toEqual([{ method: 'transfer', methodId: 'bank-1', amount: 50_025 }]);
  });

  it.each([
    ['', transferTexts.amountMissing],
    ['1e3', 'Enter a number, such as 100.50.'],
    ['100.005', transferTexts.amountDecimals],
    ['99.99', 'At least $100.00.'],
  ])('of "%s" is not asked about', async (amount, sentence) => {
    const backend = await open(transfersOnly);
    await report(amount);
    await screen.shows(sentence);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(sent(backend)).toEqual([]);
  });

  it('is reported as the amount that was meant where it can be read in two ways', async () => {
    const backend = await open(transfersOnly);
    await report('1.500');
    await screen.shows(money.twoWays);
    expect(sent(backend)).toEqual([]);
    await screen.tap('1500');
    await screen.tap(transferTexts.next);
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await leadsToOrder();
    expect(sent(backend)).toMatchObject([{ amount: 150_000 }]);
  });

  it('goes to no account of somebody else, and says why', async () => {
    const stranger = {
      ...ownAccount,
      methodId: 'bank-2',
      holder: 'A. Stranger',
      account: '666777',
    };
    await open({ ...transfersOnly, methods: [stranger] });
    await screen.shows("Not shown: this account isn't in the name of Plain Ltd.");
    for (const hidden of ['666777', 'A. Stranger']) expect(screen.text()).not.toContain(hidden);
    expect(screen.has(transferTexts.next)).toBe(false);
  });

  it('has nothing chosen beforehand where there are several accounts', async () => {
    const other = { ...ownAccount, methodId: 'bank-2', name: 'Second', account: '5556667' };
    await open({ ...transfersOnly, methods: [ownAccount, other] });
    await screen.shows(transferTexts.choose);
    expect(screen.text()).not.toContain('5556667');
    const second = [...document.querySelectorAll<HTMLElement>('[role="radio"]')].at(1);
    await act(async () => second?.click());
    await screen.shows('5556667');
    expect(screen.text()).not.toContain(ownAccount.account);
  });

  const noWord: [string, CallFailure][] = [
    ['no answer comes', { kind: 'timeout' }],
    [
      'the server failed',
      { kind: 'declared', domain: 'common', name: 'serverFailed', data: null, message: '' },
    ],
  ];
  it.each(noWord)('is told as unknown while %s, and is not offered again', async (_, failure) => {
    const backend = await open(transfersOnly, {
      answers: {
        'recharge.rechargeOrder': failing('recharge.rechargeOrder', failure),
        'points.intentOutcome': () => ({ state: 'running', answer: null, error: null }),
      },
    });
    await report('500');
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await screen.shows(orders.safety);
    expect(screen.has(transferTexts.next)).toBe(false);
    backend.answer('points.intentOutcome', () => ({ state: 'done', answer, error: null }));
    await screen.tap(orders.checkNow);
    await leadsToOrder();
    expect(screen.address()).toContain('?order=R20261125-7K3M9Q2FXA');
    expect(sent(backend)).toHaveLength(1);
  });

  it('that is refused stays on the sheet, with the reason and a way back', async () => {
    await open(transfersOnly, {
      answers: {
        'recharge.rechargeOrder': failing('recharge.rechargeOrder', {
          kind: 'declared',
          domain: 'recharge',
          name: 'methodUnknown',
          data: null,
          message: '',
        }),
      },
    });
    await report('500');
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await screen.shows('This way of topping up is no longer offered.');
    expect(screen.has(confirmTexts.submit)).toBe(false);
    await screen.tap(orders.change);
    expect(screen.has(transferTexts.next)).toBe(true);
  });
});
