import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import { usdtErrors } from '../../app/contract/recharge-usdt/errors.ts';
import { rechargePath } from '../../app/features/recharge/paths.ts';
import { call } from './support/api.ts';
import { everythingKept } from './support/everythingKept.ts';
import { personOfAge } from './support/moneyPeople.ts';
import {
  chooseNetwork,
  onRechargeOrder,
  press,
  shownOrder,
  toUsdtSheet,
} from './support/moneyScreens.ts';
import { decide, ordersOf, transferUsdt } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, open, ready, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const words = wordsOf(brand);
const report = words.of('recharge-usdt.report');
const orders = words.of('recharge-usdt.order');
const confirm = words.of('recharge.confirm');
const money = words.of('points.money');

const micro = (usdt: number): number => usdt * 1_000_000;

const hashField = (page: Page) => page.getByLabel(report('hash'), { exact: true });

const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: confirm('submit'), exact: true });

test('a transfer that is refused says why, and its hash may be reported again', async ({
  page,
}) => {
  const loggedIn = await personOfAge(brand);
  await visitAs(page, brand, loggedIn, rechargePath);
  const address = await chooseNetwork(page, 'TRC20');
  const txHash = await transferUsdt(brand, { chainType: 'TRC20', address, micro: micro(20) });
  await toUsdtSheet(page, brand, { usdt: 20, txHash });
  await submit(page).click();
  const first = await shownOrder(page, onRechargeOrder);

  // As long as nobody has decided, the transaction is taken.
  const { token } = loggedIn.credentials;
  const { rate } = await call(brand, '/user/getChainTypes', {}, { token });
  const input = { method: 'usdt', chainType: 'TRC20', amount: micro(20), txHash, rate };
  const again = call(brand, '/user/rechargeOrder', input, { token, key: `again-${first}` });
  await expect(again).rejects.toThrow(String(usdtErrors.hashTaken.code));

  await decide(brand, first, { decision: 'refuse', reason: 'notFound' });
  await expect(seen(page, orders('notFound'))).toBeVisible({ timeout: 60_000 });
  await expect(seen(page, money('statusFailed'))).toBeVisible();

  await open(page, addressOf(brand, rechargePath));
  await chooseNetwork(page, 'TRC20');
  await toUsdtSheet(page, brand, { usdt: 20, txHash });
  await submit(page).click();
  const second = await shownOrder(page, onRechargeOrder);
  expect(second).not.toBe(first);
  const stages = (await ordersOf(brand, loggedIn, 'recharge')).map(({ orderNo, stage }) => [
    orderNo,
    stage,
  ]);
  expect(Object.fromEntries(stages)).toEqual({ [first]: 'failed', [second]: 'review' });
});

test('a private key in place of a hash is emptied at once, and is nowhere', async ({ page }) => {
  const key = randomBytes(32).toString('hex');
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  page.on('request', (request) => spoken.push(request.url(), request.postData() ?? ''));
  const loggedIn = await personOfAge(brand);
  await visitAs(page, brand, loggedIn, rechargePath);
  await chooseNetwork(page, 'ERC20');
  await page.getByLabel(report('amountField'), { exact: true }).fill('75');
  const isNowhere = async (): Promise<void> => {
    await expect(hashField(page)).toHaveValue('');
    await expect(seen(page, report('secret'))).toBeVisible();
    const kept = (await everythingKept(page)) + spoken.join('\n');
    // What is kept is read: the amount is in it.
    expect(kept).toMatch(/"75"/);
    for (const part of [key, key.slice(0, 24), key.slice(-24)]) expect(kept).not.toContain(part);
  };

  await hashField(page).fill(key);
  await isNowhere();
  await press(page, report('next'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Typed key by key it is a beginning of something until its last digit.
  await hashField(page).pressSequentially(key);
  await isNowhere();
  await page.reload();
  await ready(page);
  await chooseNetwork(page, 'ERC20');
  await expect(hashField(page)).toHaveValue('');
  expect((await everythingKept(page)) + spoken.join('\n')).not.toContain(key.slice(0, 24));
  expect(await ordersOf(brand, loggedIn, 'recharge')).toHaveLength(0);
});
