import type { Locator, Page } from 'playwright/test';
import { localeInfo } from '../../app/brand/locales.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { decimalMark } from '../../app/lib/money/parseAmount.ts';
import { pathToOrder, pointsDetailsPath } from '../../app/parts/money/orderPaths.ts';
import { accessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { acquaint, field } from './support/chat.ts';
import { cutTexts } from './support/cutTexts.ts';
import { available, personReadyToWithdraw, worth } from './support/moneyPeople.ts';
import {
  enterPin,
  onExchangeOrder,
  press,
  shownOrder,
  toExchangeSheet,
} from './support/moneyScreens.ts';
import { decide, givePoints, ordersOf } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, siteOf } from './support/sites.ts';
import { expect, forgive, open, seen, test } from './support/test.ts';
import { brand, withdrawFirst } from './support/withdrawal.ts';

const words = wordsOf(brand);
const pins = words.of('exchange.pin');
const common = words.of('exchange.words');
const money = words.of('points.money');
const reasons = words.of('exchange.reasons');

const broken = /net::ERR_|Failed to load resource/;

test('from no card to paid: fund password, card, withdrawal, and every state live', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const orderNo = await withdrawFirst(page, accessible);

  await open(page, addressOf(brand, exchangePaths.records));
  await expect(seen(page, money('statusReview'))).toBeVisible();
  await accessible(page);
  await decide(brand, orderNo, { decision: 'approve' });
  await expect(seen(page, common('paying'))).toBeVisible({ timeout: 30_000 });
  expect(await cutTexts(page)).toEqual([]);
  await decide(brand, orderNo, { decision: 'pay', payoutRef: 'BANK-2026-1' });
  await expect(page.getByRole('link').filter({ hasText: money('statusDone') })).toBeVisible({
    timeout: 30_000,
  });
  await page
    .getByRole('link')
    .filter({ hasText: money('statusDone') })
    .click();
  await expect(seen(page, 'BANK-2026-1')).toBeVisible();
  await accessible(page);
});

test('a withdrawal that is refused says why, and the points are back', async ({ page }) => {
  const member = await personReadyToWithdraw(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 400));
  await enterPin(page, pins('enter'));
  const orderNo = await shownOrder(page, onExchangeOrder);
  await decide(brand, orderNo, { decision: 'refuse', reason: 'cardRefused' });
  await page.reload();
  await expect(seen(page, reasons('cardRefused'))).toBeVisible();
  expect(await available(brand, member)).toBe(Number(worth(brand, 1000)) * 100);
});

test('a wrong fund password is counted, and locks', async ({ page, misconduct }) => {
  const member = await personReadyToWithdraw(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  const decimal = decimalMark(localeInfo[brand.locale].tag);
  await toExchangeSheet(page, brand, `${worth(brand, 250)}${decimal}50`);
  for (let left = 4; left >= 1; left -= 1) {
    await enterPin(page, pins('enter'), '518306');
    await expect(page.getByRole('dialog')).toContainText(
      words.of('exchange.pin')('wrong_other').replace('{{count}}', String(left)),
    );
  }
  await enterPin(page, pins('enter'), '518306');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel(pins('enter'), { exact: true })).toBeDisabled();
  expect(await ordersOf(brand, member, 'exchange')).toHaveLength(0);
  forgive(misconduct, broken);
  await open(page, addressOf(brand, paths.mine));
});

test('a small phone shows all that is confirmed, and the keys for it', async ({
  page,
  misconduct,
}) => {
  const member = await personReadyToWithdraw(brand);
  await page.setViewportSize({ width: 360, height: 620 });
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 500));
  const sheet = page.getByRole('dialog');
  const safety = sheet.getByText(common('safety'));
  const last = sheet.getByRole('button', { name: pins('forgot') });
  for (const part of [safety, last]) await expect(part).toBeInViewport({ ratio: 1 });
  const label = sheet.getByText(pins('enter'), { exact: true });
  // Within the sheet, which may still be on its way up; in the smallest steps of a layout, 1/64 pixel.
  const edgesOf = (part: Locator): Promise<{ top: number; bottom: number }> =>
    part.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const start = one.closest('[role="dialog"]')?.getBoundingClientRect().top ?? 0;
      return { top: Math.round((top - start) * 64), bottom: Math.round((bottom - start) * 64) };
    });
  expect((await edgesOf(safety)).bottom).toBeLessThanOrEqual((await edgesOf(label)).top);

  // What is wrong is said in place of the label: nothing else moves.
  const placeOf = async (part: Locator): Promise<number> => (await edgesOf(part)).top;
  const before = await Promise.all([safety, label, last].map(placeOf));
  await enterPin(page, pins('enter'), '518306');
  const wrong = sheet.getByText(pins('wrong_other').replace('{{count}}', '4'), { exact: true });
  for (const part of [safety, wrong, last]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await Promise.all([safety, wrong, last].map(placeOf))).toEqual(before);

  // On the smallest the keys stay, and what is above them scrolls.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of [wrong, last]) await expect(part).toBeInViewport({ ratio: 1 });
  forgive(misconduct, broken);
});

/** Has a call answer a page as the server does, with something changed. */
async function answerWith(
  page: Page,
  path: string,
  answer: Record<string, unknown>,
  change: object,
): Promise<void> {
  const json = { code: 0, msg: '', data: { ...answer, ...change } };
  await page.route(`**/api${path}`, (route) => route.fulfill({ json }));
}

test('customer service is asked with the order number already written, at the first press', async ({
  page,
}) => {
  const { first: member, second: support, other } = await acquaint(brand, brand);
  const orderNo = await givePoints(brand, member, '12.00');
  const mine = await call(brand, '/user/mine', {}, { token: member.credentials.token });
  await answerWith(page, '/user/mine', mine, { customerId: support.credentials.userId });
  await visitAs(page, brand, member, paths.chat);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await open(page, addressOf(brand, pathToOrder(orderNo)));
  await press(page, words.of('common')('contactService'));
  await expect(field(page, brand)).toHaveValue(orderNo);
  await page.reload();
  await expect(field(page, brand)).toHaveValue(orderNo);
  other.leave();
});

test('switched off, withdrawals have no page, and those there were stay whole', async ({
  page,
}) => {
  const member = await personReadyToWithdraw(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 400));
  await enterPin(page, pins('enter'));
  const orderNo = await shownOrder(page, onExchangeOrder);

  const { platformId, packageId } = brand;
  const about = { domain: new URL(siteOf(brand).origin).host, param: '', type: 'h5' };
  const info = await call(brand, '/getDomainInfo', { ...about, platformId, packageId });
  await answerWith(page, '/getDomainInfo', info, { disabledFeatures: ['exchange'] });
  await open(page, addressOf(brand, exchangePaths.exchange));
  await expect(seen(page, words.of('shell.switchedOff')('sentence'))).toBeVisible();
  await open(page, addressOf(brand, pathToOrder(orderNo)));
  await expect(seen(page, '1111')).toBeVisible();
  await open(page, addressOf(brand, pointsDetailsPath));
  const labels = words.of('exchange.labels');
  await expect(page.locator(`a[href="${pathToOrder(orderNo)}"]`)).toContainText(labels('order'));
  await open(page, addressOf(brand, paths.mine));
  await expect(page.getByRole('link', { name: labels('records') })).toBeVisible();
  await expect(page.getByRole('link', { name: labels('withdraw'), exact: true })).toHaveCount(0);
});
