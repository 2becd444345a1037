import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { localeInfo } from '../../../app/brand/locales.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { exchangePaths } from '../../../app/features/exchange/paths.ts';
import { rechargePath } from '../../../app/features/recharge/paths.ts';
import { checkAddress } from '../../../app/lib/chainAddress/checkAddress.ts';
import { amountParts, formatAmount } from '../../../app/lib/money/formatAmount.ts';
import { pathToOrder, pointsDetailsPath } from '../../../app/parts/money/orderPaths.ts';
import { accessibleInBothSchemes, followDevice } from '../support/accessible.ts';
import { call } from '../support/api.ts';
import { journey, type Visit } from '../support/journey.ts';
import { leadsNowhere } from '../support/leadsNowhere.ts';
import {
  available,
  minimumAgeOf,
  newMember,
  personReadyToWithdraw,
  worth,
} from '../support/moneyPeople.ts';
import {
  chooseNetwork,
  dependsOnNothing,
  enterPin,
  onExchangeOrder,
  onRechargeOrder,
  press,
  shownOrder,
  toExchangeSheet,
  warnsAtOnce,
  warnsFirst,
} from '../support/moneyScreens.ts';
import { decide, givePoints, ordersOf } from '../support/operator.ts';
import { visitAs, wordsOf } from '../support/person.ts';
import { readCode } from '../support/readCode.ts';
import { addressOf } from '../support/sites.ts';
import { expect, open, ready, seen } from '../support/test.ts';

type OnPage = Pick<Visit, 'brand' | 'page'>;

const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

/** Hiding amounts leaves the card as high as it was, also where they take more lines than dots. */
async function staysAsHigh(page: Page, brand: Brand, card: Locator): Promise<void> {
  const size = page.viewportSize();
  const money = wordsOf(brand).of('points.money');
  const [hide, show] = (['hideAmounts', 'showAmounts'] as const).map((key) =>
    card.getByRole('button', { name: money(key) }),
  ) as [Locator, Locator];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const height = await heightOf(card);
    await hide.click();
    await expect(show).toBeVisible();
    expect(await heightOf(card)).toBe(height);
    await show.click();
    await expect(hide).toBeVisible();
  }
  if (size) await page.setViewportSize(size);
}

/** Nothing of points is on a member's own page, and their addresses lead nowhere. */
async function hasNoPoints(visit: OnPage): Promise<void> {
  const { brand, page } = visit;
  await leadsNowhere(pointsDetailsPath, pathToOrder('R20260101-0000000000'))(visit);
  await open(page, addressOf(brand, paths.mine));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { of } = wordsOf(brand);
  await expect(page.getByRole('status', { name: of('common')('loading') })).toHaveCount(0);
  for (const word of [of('points.labels')('name'), of('points.page')('available')]) {
    await expect(page.getByText(word, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: of('points.money')('hideAmounts') })).toHaveCount(
    0,
  );
}

journey(
  'shows points to whom they belong, and to nobody once they are hidden',
  { needs: ['points'], absent: hasNoPoints, inFull: true, changesData: true },
  async ({ brand, page }) => {
    const { of } = wordsOf(brand);
    const [labels, pages, money] = [of('points.labels'), of('points.page'), of('points.money')];
    const { tag } = localeInfo[brand.locale];
    const member = await newMember(brand);
    const orderNo = await givePoints(brand, member, '98765.43');
    const held = await available(brand, member);
    const amount = formatAmount(held, { tag });
    await followDevice(page);
    await visitAs(page, brand, member, paths.mine);
    const card = page.getByRole('region', { name: labels('name'), exact: true });
    await expect(card).toContainText(amount);
    const { whole } = amountParts(held, { tag });
    expect(await page.locator('body').innerHTML()).toContain(whole);
    expect(await page.locator('body').ariaSnapshot()).toContain(whole);
    await accessibleInBothSchemes(page);

    const height = await heightOf(card);
    await card.getByRole('button', { name: money('hideAmounts') }).click();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await ready(page);
      await expect(card.getByRole('button', { name: money('showAmounts') })).toBeVisible();
      await expect(card).toContainText(money('hidden'));
      expect(await heightOf(card)).toBe(height);
      expect(await page.locator('body').innerHTML()).not.toContain(whole);
      expect(await page.locator('body').ariaSnapshot()).not.toContain(whole);
    }
    await card.getByRole('button', { name: money('showAmounts') }).click();
    await expect(card).toContainText(amount);
    expect(await heightOf(card)).toBe(height);
    await staysAsHigh(page, brand, card);

    await card.getByRole('link', { name: labels('details') }).click();
    await expect(page).toHaveURL(addressOf(brand, pointsDetailsPath));
    const row = page.locator(`a[href="${pathToOrder(orderNo)}"]`);
    await expect(row).toContainText(formatAmount(9_876_543, { tag, sign: 'always' }));
    await accessibleInBothSchemes(page);
    await row.click();
    await expect(seen(page, orderNo)).toBeVisible();
    await expect(seen(page, pages('causeEvent'))).toBeVisible();
    await accessibleInBothSchemes(page);
  },
);

/** Of a way to top up that the brand has not, nothing is offered or said. */
async function hasNoUsdt({ brand, page }: OnPage): Promise<void> {
  const { of } = wordsOf(brand);
  await expect(seen(page, of('recharge.transfer')('accounts'))).toBeVisible();
  await warnsAtOnce(page, brand);
  await expect(page.getByRole('radiogroup', { name: of('recharge.page')('ways') })).toHaveCount(0);
  expect(await page.locator('body').innerHTML()).not.toMatch(/USDT|TRC20|ERC20|BEP20/i);
}

/** Nothing is chosen beforehand; the address that comes is whole, and the code says the same. */
async function hasWholeAddress({ brand, page }: OnPage): Promise<void> {
  const usdt = wordsOf(brand).of('recharge-usdt.page');
  await expect(seen(page, usdt('chooseNetwork'))).toBeVisible();
  await warnsAtOnce(page, brand);
  await expect(page.locator('[data-address]')).toHaveCount(0);
  const address = await chooseNetwork(page, 'TRC20');
  expect(checkAddress('TRC20', address)).toBe('valid');
  await warnsFirst(page, brand);
  await accessibleInBothSchemes(page);
  await page.getByRole('img', { name: /TRC20/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => readCode(page)).toBe(address);
}

journey(
  'tops up, from the age gate to a report in review',
  {
    needs: ['recharge'],
    absent: leadsNowhere(rechargePath),
    inFull: true,
    changesData: true,
    timeout: 180_000,
  },
  async ({ brand, page }) => {
    const { of } = wordsOf(brand);
    const transfer = of('recharge.transfer');
    const member = await newMember(brand);
    await followDevice(page);
    await visitAs(page, brand, member, rechargePath);
    const age = of('common.age')('confirm').replace('{{age}}', String(minimumAgeOf(brand)));
    await expect(page.getByRole('button', { name: age, exact: true })).toBeVisible();
    await warnsAtOnce(page, brand);
    await accessibleInBothSchemes(page);
    await press(page, age);

    const hasUsdt = brand.features.includes('recharge-usdt');
    if (hasUsdt) {
      await hasWholeAddress({ brand, page });
      const name = of('recharge.labels')('transferWay');
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
    } else await hasNoUsdt({ brand, page });

    const { methods } = await call(brand, '/user/getChainTypes', {}, member.credentials);
    const [account] = methods as { bankName: string; account: string; min: number }[];
    await page
      .getByRole('radio')
      .filter({ hasText: account?.bankName ?? '' })
      .click();
    await expect(seen(page, account?.account ?? '')).toBeVisible();
    await warnsFirst(page, brand);
    await accessibleInBothSchemes(page);
    const amount = 2 * (account?.min ?? 0);
    await page.getByLabel(transfer('amount'), { exact: true }).fill(String(amount / 100));
    await press(page, transfer('next'));
    const sheet = page.getByRole('dialog');
    const { tag } = localeInfo[brand.locale];
    for (const said of [formatAmount(amount, { tag }), account?.account ?? '']) {
      await expect(sheet).toContainText(said);
    }
    await accessibleInBothSchemes(page);
    const submit = of('recharge.confirm')('submit');
    await sheet.getByRole('button', { name: submit, exact: true }).click();

    const orderNo = await shownOrder(page, onRechargeOrder);
    await expect(seen(page, of('points.money')('statusReview'))).toBeVisible();
    await expect(seen(page, formatAmount(amount, { tag }))).toBeVisible();
    await accessibleInBothSchemes(page);
    const orders = (await ordersOf(brand, member, 'recharge')).map((one) => [
      one.orderNo,
      one.stage,
    ]);
    expect(orders).toEqual([[orderNo, 'review']]);
  },
);

journey(
  'withdraws, from the confirm sheet to paid',
  {
    needs: ['exchange'],
    absent: leadsNowhere(...Object.values(exchangePaths)),
    inFull: true,
    changesData: true,
    timeout: 180_000,
  },
  async ({ brand, page }) => {
    const { of } = wordsOf(brand);
    const money = of('points.money');
    const member = await personReadyToWithdraw(brand);
    await followDevice(page);
    await visitAs(page, brand, member, paths.mine);
    await page
      .getByRole('region', { name: of('points.labels')('name'), exact: true })
      .getByRole('link', { name: of('exchange.labels')('withdraw') })
      .click();
    await expect(page).toHaveURL(addressOf(brand, exchangePaths.exchange));
    await expect(page.getByLabel(of('exchange.page')('amountLabel'))).toBeVisible();
    await dependsOnNothing(page, brand);
    await accessibleInBothSchemes(page);
    await toExchangeSheet(page, brand, worth(brand, 500));
    await accessibleInBothSchemes(page);
    await enterPin(page, of('exchange.pin')('enter'));

    const orderNo = await shownOrder(page, onExchangeOrder);
    await expect(seen(page, money('statusReview'))).toBeVisible();
    await expect(seen(page, of('exchange.words')('safety'))).toBeVisible();
    await accessibleInBothSchemes(page);

    await open(page, addressOf(brand, exchangePaths.records));
    const row = page.locator(`a[href="${pathToOrder(orderNo)}"]`);
    await expect(row).toContainText(money('statusReview'));
    await accessibleInBothSchemes(page);
    await decide(brand, orderNo, { decision: 'approve' });
    await decide(brand, orderNo, { decision: 'pay', payoutRef: 'BANK-2026-1' });
    await page.reload();
    await expect(row).toContainText(money('statusDone'));
    await accessibleInBothSchemes(page);
  },
);
