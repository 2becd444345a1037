import type { Page } from 'playwright/test';
import { currencyOf } from '../../app/brand/currency.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { rechargePath } from '../../app/features/recharge/paths.ts';
import { networkNames } from '../../app/features/recharge-usdt/networkNames.data.ts';
import { usdtText } from '../../app/features/recharge-usdt/usdtText.ts';
import { formatAmount } from '../../app/lib/money/formatAmount.ts';
import { creditFor } from '../../app/lib/money/moneyArithmetic.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { call } from './support/api.ts';
import { minimumAgeOf, newMember } from './support/moneyPeople.ts';
import {
  chooseNetwork,
  onRechargeOrder,
  press,
  shownOrder,
  toUsdtSheet,
  warnsFirst,
} from './support/moneyScreens.ts';
import { decide, transferUsdt } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { readCode } from './support/readCode.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, open, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const words = wordsOf(brand);
const addresses = words.of('recharge-usdt.page');
const confirm = words.of('recharge.confirm');
const money = words.of('points.money');
const { tag } = localeInfo[brand.locale];

const micro = (usdt: number): number => usdt * 1_000_000;

const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: confirm('submit'), exact: true });

test('from the age to the points: what arrives is credited, and both amounts are named', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [claimed, arrived] = [60, 48.75];
  const loggedIn = await newMember(brand);
  const { token } = loggedIn.credentials;
  await followDevice(page);
  await visitAs(page, brand, loggedIn, rechargePath);
  const age = words
    .of('common.age')('confirm')
    .replace('{{age}}', String(minimumAgeOf(brand)));
  await expect(page.getByRole('button', { name: age })).toBeVisible();
  await warnsFirst(page, brand);
  await accessibleInBothSchemes(page);
  await press(page, age);

  await expect(seen(page, addresses('chooseNetwork'))).toBeVisible();
  await warnsFirst(page, brand);
  const address = await chooseNetwork(page, 'TRC20');
  await warnsFirst(page, brand);
  await accessibleInBothSchemes(page);
  const label = addresses('qrLabel').replace('{{network}}', networkNames.TRC20);
  await page.getByRole('img', { name: label }).scrollIntoViewIfNeeded();
  await expect.poll(() => readCode(page)).toBe(address);

  const txHash = await transferUsdt(brand, { chainType: 'TRC20', address, micro: micro(arrived) });
  await toUsdtSheet(page, brand, { usdt: claimed, txHash });
  // What is compared by eye begins at the same place, on the smallest phone too.
  const size = page.viewportSize();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lefts = await page
      .getByRole('dialog')
      .locator('dd [translate="no"]')
      .filter({ hasText: /^\w{30,}$/ })
      .evaluateAll((codes) => codes.map((one) => one.getBoundingClientRect().left));
    expect(lefts).toEqual([lefts[0], lefts[0]]);
  }
  if (size) await page.setViewportSize(size);
  await accessibleInBothSchemes(page);
  await submit(page).click();
  const orderNo = await shownOrder(page, onRechargeOrder);
  await expect(seen(page, usdtText(micro(claimed), tag))).toBeVisible();
  await expect(seen(page, money('statusReview'))).toBeVisible();
  const current = page.locator('[aria-current="step"]');
  await expect(current).toHaveCount(1);
  await expect(seen(page, usdtText(micro(arrived), tag))).toHaveCount(0);

  await decide(brand, orderNo, { decision: 'approve', arrived: String(arrived) });
  // The page, which nobody touches, reads the order until it is decided.
  await expect(seen(page, usdtText(micro(arrived), tag))).toBeVisible({ timeout: 60_000 });
  await expect(seen(page, money('statusDone'))).toBeVisible();
  await expect(current).toHaveCount(0);

  const { details } = (await call(brand, '/user/order', { orderNo }, { token })) as {
    details: { rate: number };
  };
  const credited = creditFor(micro(arrived), details.rate);
  const { available } = await call(brand, '/user/getUserAmount', {}, { token });
  expect(available).toBe(credited);

  await open(page, addressOf(brand, paths.noticeList));
  const currency = currencyOf(brand.locale);
  const amounts = [credited, creditFor(micro(claimed), details.rate)];
  for (const amount of amounts) {
    await expect(seen(page, formatAmount(amount, { tag, currency }))).toBeVisible();
  }
});
