// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { plainBrandData, plainOperator } from '../../../../tests/support/brandData.ts';
import { plainWithdrawal } from '../../../../tests/support/exchangeWallet.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { ExchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';
import type { Order } from '../../../contract/points/order.ts';
import common from '../../../locales/en-US/common.json';
import reasons from '../../../locales/en-US/exchange.reasons.json';
import words from '../../../locales/en-US/exchange.words.json';
import { ExchangeOrder } from './ExchangeOrder.tsx';

const details = plainWithdrawal();

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(changes: Partial<ExchangeRecord>): Promise<void> {
  const order: Order = {
    row: {
      id: details.orderNo,
      orderNo: details.orderNo,
      type: 'exchange',
      amount: -50_000,
      status: changes.status ?? 0,
      reason: changes.reason ?? null,
      createdAt: details.createdAt,
      settledAt: null,
    },
    steps: [],
    dueAt: details.dueAt,
    balanceAfter: null,
    details: { ...details, ...changes },
    grant: null,
    correction: null,
  };
  screen = await showScreen(<ExchangeOrder order={order} />, {
    brand: { ...plainBrandData, operator: plainOperator },
  });
}

it('names bank and last four digits, and the line that it depends on nothing', async () => {
  await open({});
  await screen.shows('River Bank · Ending in 4821');
  await screen.shows(words.safety);
  expect(screen.has(reasons.complaint)).toBe(false);
});

it('shows the reference of the bank once it is paid', async () => {
  await open({ status: 1, stage: 'done', payoutRef: 'BANK-2026-1' });
  await screen.shows('BANK-2026-1');
});

it('says a known reason in its own sentence', async () => {
  await open({ status: 2, stage: 'failed', reason: 'nameMismatch' });
  await screen.shows(reasons.nameMismatch);
});

it('never shows the words of a reason it does not know, and says where to complain', async () => {
  await open({ status: 2, stage: 'failed', reason: 'payFirst', remark: 'Pay 500 to unlock.' });
  await screen.shows(reasons.unknown);
  expect(screen.text()).not.toContain('Pay 500');
  expect(screen.control(reasons.complaint).getAttribute('href')).toBe(plainOperator.complaintsUrl);
});

it('leaves it to the page to say that one is late, and whom to ask', async () => {
  await open({ dueAt: details.createdAt + 60 });
  await screen.shows('River Bank · Ending in 4821');
  expect(screen.text()).not.toContain(words.late);
  for (const name of [reasons.complaint, common.contactService])
    expect(screen.has(name)).toBe(false);
});
