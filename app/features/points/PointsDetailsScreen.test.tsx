// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../tests/support/answers.ts';
import { plainBrandData, plainOperator } from '../../../tests/support/brandData.ts';
import { member } from '../../../tests/support/member.ts';
import { plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { CoinRecord } from '../../contract/points/coinRecord.ts';
import type { Order } from '../../contract/points/order.ts';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import { handedDraftAtom } from '../../core/messaging/messagingAtoms.ts';
import pointsErrors from '../../locales/en-US/points.errors.json';
import pointsPage from '../../locales/en-US/points.page.json';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { feature } from './feature.tsx';
import { PointsDetailsScreen } from './PointsDetailsScreen.tsx';

let screen: ShownScreen;
afterEach(async () => {
  localStore.remove(storageKeys.amountsHidden);
  await screen.close();
});

const inMonth = (month: number, day: number): number =>
  new Date(2026, month - 1, day, 12).getTime() / 1000;

const grant: CoinRecord = {
  id: 'a',
  orderNo: 'G20260309-7K3M9Q2FXA',
  type: 'grant',
  amount: 120_000,
  status: 1,
  reason: null,
  createdAt: inMonth(3, 9),
  settledAt: inMonth(3, 9),
};
const spent: CoinRecord = {
  ...grant,
  id: 'b',
  orderNo: 'X20260308-7K3M9Q2FXB',
  type: 'exchange',
  amount: -50_000,
  status: 0,
  createdAt: inMonth(3, 8),
  settledAt: null,
};
const failed: CoinRecord = {
  ...spent,
  id: 'c',
  orderNo: 'X20260220-7K3M9Q2FXC',
  status: 2,
  createdAt: inMonth(2, 20),
};
const months = [
  { month: '2026-03', income: 120_000, expense: 50_000 },
  { month: '2026-02', income: 0, expense: 0 },
];
const whole: Order = {
  row: grant,
  steps: [{ step: 'done', at: grant.createdAt }],
  dueAt: null,
  balanceAfter: 120_000,
  details: null,
  grant: { cause: 'welcome' },
  correction: null,
};

type Answers = Parameters<typeof answeringBackend>[0];

async function open(answers: Answers, search = '') {
  const { store, session } = member({ ...plainProfile, customerId: 'support1' });
  const backend = answeringBackend(answers);
  const drafts: string[] = [];
  const messaging = { setDraft: (id: string, text: string) => void drafts.push(`${id} ${text}`) };
  const services = { backend, session, messaging: messaging as never };
  const brand = { ...plainBrandData, demo: true, operator: plainOperator };
  const address = `/pages/my/points-details${search}`;
  screen = await showScreen(
    <FeaturesProvider value={{ loaded: [feature], isIncomplete: false }} areas={[]}>
      <PointsDetailsScreen />
    </FeaturesProvider>,
    { services, brand, address },
    store,
  );
  return { backend, drafts, store };
}

const answered = (list: CoinRecord[]) => ({
  'points.userCoinRecode': () => ({ list, months, next: null }),
});

describe('the history', () => {
  it('has months with their totals, and each movement with its order and status', async () => {
    await open(answered([grant, spent, failed]), '?days=all');
    await screen.shows('March 2026');
    expect(screen.text()).toContain('Income 1,200.00');
    expect(screen.text()).toContain('Expense 500.00');
    expect(screen.text()).toContain('February 2026');
    const rows = [...document.querySelectorAll('a[href*="order="]')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Points given.*Order …2FXA\+1,200\.00$/);
    expect(rows[1]).toMatch(/^Other.*−500\.00In review$/);
    expect(rows[2]).toMatch(/−500\.00Failed · returned$/);
    expect(screen.text()).toContain('Demo');
  });

  it('has totals of what is shown: none of a month in part, one for one kind', async () => {
    const backend = { 'points.userCoinRecode': () => ({ list: [grant], months, next: null }) };
    await open(backend, '?days=7');
    await screen.shows('March 2026');
    expect(screen.text()).not.toContain('Income 1,200.00');
    await screen.tap('Choose a period');
    await screen.shows('All time');
    await screen.tap('All time');
    await screen.shows('Income 1,200.00Expense 500.00');
    await screen.tap('Income');
    await screen.settles(() => !screen.text().includes('Expense 500.00'));
    await screen.shows('Income 1,200.00');
    expect(screen.text()).not.toContain('Expense 500.00');
  });

  it('abbreviates totals that find no room, and keeps them whole for the ear', async () => {
    const large = [{ month: '2026-03', income: 2_369_500_099, expense: 60_000_000 }];
    const answer = { list: [grant], months: large, next: null };
    await open({ 'points.userCoinRecode': () => answer }, '?days=all');
    await screen.shows('Income 23.69M');
    const total = document.querySelector('[title="23,695,000.99"]');
    expect(total?.querySelector('[aria-hidden]')?.textContent).toBe('23.69M');
    expect(total?.querySelector(':not([aria-hidden])')?.textContent).toBe('23,695,000.99');
    await screen.tap('Hide amounts');
    expect(document.body.innerHTML).not.toMatch(/23\.69|23,695/);
  });

  it('asks by kind and period, and keeps both in its address', async () => {
    const { backend } = await open(answered([grant]));
    await screen.shows('Points given');
    const sent = () => backend.asked.at(-1)?.input as Record<string, unknown>;
    expect(sent()).toMatchObject({ kind: 'all', days: 30, limit: 20 });
    await screen.tap('Income');
    await screen.tap('Today');
    await screen.shows('Points given');
    expect(sent()).toMatchObject({ kind: 'income', days: 0 });
    expect(screen.address()).toBe('/pages/my/points-details?kind=income&days=0');
    await screen.tap('Choose a period');
    await screen.shows('All time');
    await screen.tap('All time');
    expect(sent()).toMatchObject({ kind: 'income' });
    expect(sent()).not.toHaveProperty('days');
  });

  it('says that nothing moved, and offers everything where that may be the filter', async () => {
    const { backend } = await open(answered([]), '?kind=expense&days=7');
    await screen.shows(pointsPage.emptySentence);
    await screen.tap(pointsPage.showEverything);
    await screen.shows(pointsPage.emptyEver);
    expect(screen.has(pointsPage.showEverything)).toBe(false);
    expect(backend.asked.at(-1)?.input).toMatchObject({ kind: 'all' });
  });

  it('says what happened where it does not load, and tries again', async () => {
    const { backend } = await open({
      'points.userCoinRecode': failing('points.userCoinRecode', { kind: 'network' }),
    });
    await screen.shows(pointsPage.listFailed);
    backend.answer('points.userCoinRecode', () => ({ list: [grant], months, next: null }));
    await screen.tap('Try again');
    await screen.shows('Points given');
  });

  it('leaves no amount to see or to hear while amounts are hidden', async () => {
    await open(answered([grant, spent]));
    await screen.shows('1,200.00');
    await screen.tap('Hide amounts');
    expect(document.body.innerHTML).not.toMatch(/1.?200|500\.00/);
    await screen.tap('Show amounts');
  });
});

describe('an order', () => {
  const search = `?order=${grant.orderNo}`;

  it('shows amount, status, way, number, and what was available after it', async () => {
    await open({ 'points.order': () => whole }, search);
    await screen.shows('+1,200.00');
    await screen.shows(pointsPage.causeWelcome);
    for (const said of ['Completed', pointsPage.stepDone, grant.orderNo, 'Available after']) {
      expect(screen.text()).toContain(said);
    }
    // Nobody submitted what the house gives.
    expect(screen.text()).not.toContain(pointsPage.stepCreated);
    expect(screen.has('Copy order number')).toBe(true);
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(0);
  });

  it('hands its number to customer service', async () => {
    const { drafts, store } = await open({ 'points.order': () => whole }, search);
    await screen.shows('+1,200.00');
    await screen.tap('Contact customer service');
    expect(drafts).toEqual([`single_support1 ${grant.orderNo}`]);
    const handed = { conversationID: 'single_support1', text: grant.orderNo };
    expect(store.get(handedDraftAtom)).toEqual(handed);
    expect(screen.address()).toBe('/pages/chat/conversation?id=single_support1');
  });

  const waiting: Order = {
    ...whole,
    row: spent,
    steps: [
      { step: 'created', at: spent.createdAt },
      { step: 'review', at: spent.createdAt },
      { step: 'done', at: null },
    ],
    grant: null,
  };

  it('says where it stands while it waits', async () => {
    const dueAt = Math.floor(Date.now() / 1000) + 3600;
    await open({ 'points.order': () => ({ ...waiting, dueAt }) }, search);
    await screen.shows(pointsPage.dueAt);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('In review');
    expect(screen.text()).not.toContain(pointsPage.pastDue);
  });

  it('says that it takes too long, and where to complain', async () => {
    await open({ 'points.order': () => ({ ...waiting, dueAt: spent.createdAt }) }, search);
    await screen.shows(pointsPage.pastDue);
    expect(screen.control(pointsPage.complain).getAttribute('href')).toBe(
      plainOperator.complaintsUrl,
    );
  });

  it('says what a failure means where nobody else does', async () => {
    const row = { ...spent, status: 2 as const };
    await open({ 'points.order': () => ({ ...waiting, row }) }, search);
    await screen.shows(pointsPage.failed);
  });

  it('says that there is no such order', async () => {
    await open(
      {
        'points.order': failing('points.order', {
          kind: 'declared',
          domain: 'points',
          name: 'orderUnknown',
          data: null,
          message: '',
        }),
      },
      search,
    );
    await screen.shows(pointsErrors.orderUnknown);
  });
});
