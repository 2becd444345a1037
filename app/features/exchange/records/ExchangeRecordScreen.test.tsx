// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { plainCard, plainWithdrawal } from '../../../../tests/support/exchangeWallet.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { ExchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import common from '../../../locales/en-US/common.json';
import page from '../../../locales/en-US/exchange.page.json';
import words from '../../../locales/en-US/exchange.words.json';
import money from '../../../locales/en-US/points.money.json';
import { exchangePaths } from '../paths.ts';
import { ExchangeRecordScreen } from './ExchangeRecordScreen.tsx';

const name = 'exchange.userExchangeRecode';
const now = Math.floor(Date.now() / 1000);
const inReview = plainWithdrawal();
const done: ExchangeRecord = {
  ...inReview,
  orderNo: 'X20260309-DNEXXXXXXX',
  amount: 12_345,
  status: 1,
  stage: 'done',
};
const failed: ExchangeRecord = {
  ...inReview,
  orderNo: 'X20260309-FAXXXXXXXX',
  amount: 7_700,
  status: 2,
  stage: 'failed',
  reason: 'payTheFeeFirst',
  remark: 'Pay 500 to unlock.',
};

let screen: ShownScreen;
/** Ends the run: nothing of it is read anew. */
let leave: () => Promise<void>;
afterEach(async () => {
  await screen.close();
  await leave();
});

type Asked = { status: number | null; cursor?: string };
type Page = { list: readonly ExchangeRecord[]; next: string | null };
const whole = (list: readonly ExchangeRecord[]): Page => ({ list, next: null });

async function open(answer: (asked: Asked) => unknown, address: string = exchangePaths.records) {
  const backend = answeringBackend({
    'exchange.userBankList': () => ({ list: [plainCard] }),
    [name]: answer,
  });
  const { store, session } = member();
  leave = session.logout;
  const services = { backend, session };
  screen = await showScreen(<ExchangeRecordScreen />, { services, address }, store);
  return backend;
}

const statusesAsked = (backend: Awaited<ReturnType<typeof open>>) =>
  backend.asked.filter((one) => one.name === name).map(({ input }) => (input as Asked).status);
const rowOf = ({ orderNo }: ExchangeRecord) =>
  document.querySelector(`a[href="/pages/my/points-details?order=${orderNo}"]`)?.textContent ?? '';

describe('the withdrawals so far', () => {
  it('are asked for by what became of them', async () => {
    const all = [inReview, done, failed];
    const backend = await open(({ status }) =>
      whole(all.filter((one) => status === null || one.status === status)),
    );
    await screen.settles(() => all.every((one) => rowOf(one) !== ''));
    expect(statusesAsked(backend)).toEqual([null]);
    for (const [tab, only] of [
      [page.tabReview, inReview],
      [page.tabSucceeded, done],
      [page.tabFailed, failed],
    ] as const) {
      await screen.tap(tab);
      await screen.settles(() => all.every((one) => (rowOf(one) !== '') === (one === only)));
    }
    expect(statusesAsked(backend)).toEqual([null, 0, 1, 2]);
    await screen.tap(page.tabAll);
    await screen.settles(() => all.every((one) => rowOf(one) !== ''));
  });

  it('keep in the address what is shown of them, beside the period', async () => {
    const address = `${exchangePaths.records}?days=7`;
    await open(() => whole([failed]), address);
    await screen.settles(() => rowOf(failed) !== '');
    await screen.tap(page.tabFailed);
    expect(screen.address()).toBe(`${address}&tab=failed`);
    await screen.close();
    await leave();
    const backend = await open(() => whole([failed]), `${address}&tab=failed`);
    await screen.settles(() => rowOf(failed) !== '');
    expect(statusesAsked(backend)).toEqual([2]);
    await screen.tap(page.tabAll);
    expect(screen.address()).toBe(address);
  });

  it('each name bank, card, amount and what became of it, and lead to their page', async () => {
    await open(() => whole([inReview, done, failed]));
    await screen.shows('River Bank');
    for (const [record, amount, status] of [
      [inReview, '−500.00', money.statusReview],
      [done, '−123.45', money.statusDone],
      [failed, '−77.00', money.statusReturned],
    ] as const) {
      for (const said of ['River Bank', 'Ending in 4821', amount, status]) {
        expect(rowOf(record)).toContain(said);
      }
    }
  });

  it('never show the words of a reason that nobody here knows', async () => {
    await open(() => whole([failed]));
    await screen.shows(money.statusReturned);
    expect(screen.text()).not.toMatch(/payTheFeeFirst|Pay 500/);
  });

  it('say where one is on its way to the bank, and where one takes too long', async () => {
    const paying: ExchangeRecord = { ...inReview, stage: 'paying' };
    const late = { ...inReview, orderNo: 'X20260309-LATEXXXXXX', dueAt: now - 60 };
    await open(() => whole([paying, late]));
    await screen.shows(words.paying);
    expect(rowOf(paying)).not.toContain(words.late);
    expect(rowOf(late)).toContain(words.late);
  });

  it('go on below, each once', async () => {
    const backend = await open(({ cursor }) =>
      cursor ? whole([inReview, done]) : { list: [inReview], next: 'c2' },
    );
    await screen.shows(common.showMore);
    await screen.tap(common.showMore);
    await screen.settles(() => rowOf(done) !== '');
    expect(document.querySelectorAll('a[href*="order="]')).toHaveLength(2);
    expect(statusesAsked(backend)).toEqual([null, null]);
  });

  it('say from when they are where there is no network', async () => {
    await open(() => whole([done]));
    await screen.settles(() => rowOf(done) !== '');
    expect(screen.text()).not.toContain('As of');
    await act(async () => screen.store.set(onlineAtom, false));
    expect(screen.text()).toContain('As of');
  });

  it('say that there are none, and that they did not load', async () => {
    await open(() => whole([]));
    await screen.shows(page.recordsEmptySentence);
    await screen.close();
    await leave();
    const backend = await open(failing(name, { kind: 'network' }));
    await screen.shows(page.recordsFailed);
    backend.answer(name, () => whole([done]));
    await screen.tap(common.tryAgain);
    await screen.settles(() => rowOf(done) !== '');
  });
});
