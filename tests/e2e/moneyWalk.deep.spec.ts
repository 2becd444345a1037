import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { rechargePath } from '../../app/features/recharge/paths.ts';
import { pathToOrder, pointsDetailsPath } from '../../app/parts/money/orderPaths.ts';
import { everythingKept } from './support/everythingKept.ts';
import {
  cardNumber,
  minimumAgeOf,
  newMember,
  personReadyToWithdraw,
  pin,
  worth,
} from './support/moneyPeople.ts';
import {
  chooseNetwork,
  enterCard,
  enterPin,
  onExchangeOrder,
  onRechargeOrder,
  press,
  setFirstPin,
  shownOrder,
  toExchangeSheet,
  toUsdtSheet,
} from './support/moneyScreens.ts';
import { givePoints, transferUsdt } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, open, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const { of } = wordsOf(brand);
const { host } = new URL(siteOf(brand).origin);

/** What a page asks for and says from now on. */
function listen(page: Page) {
  const asked: string[] = [];
  const sockets: string[] = [];
  const said: string[] = [];
  // Of the context: the service worker asks as well.
  page.context().on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('console', (message) => said.push(message.text()));
  return { asked, sockets, said };
}

/** Tokens as the page holds them by now. */
const tokensOf = (page: Page): Promise<{ token: string; jwt: string; chatToken: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').credentials);

/** Neither fund password nor card number is in what the page shows or keeps. */
async function keepsNoSecret(page: Page): Promise<void> {
  const kept = await everythingKept(page);
  expect(kept).toContain('credentials');
  expect(kept).not.toContain(pin);
  expect(kept.replace(/[\s-]/g, '')).not.toContain(cardNumber);
}

test('a walk through every screen of money asks no other host, and leaves no secret anywhere', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const heard = listen(page);
  const member = await newMember(brand);
  const grant = await givePoints(brand, member, worth(brand, 1000));
  await visitAs(page, brand, member, paths.mine);
  const tokens = [await tokensOf(page)];
  const card = page.getByRole('region', { name: of('points.labels')('name') });

  await test.step('points, their history and an order', async () => {
    await card.getByRole('link', { name: of('points.labels')('details') }).click();
    await expect(page).toHaveURL(addressOf(brand, pointsDetailsPath));
    await page.locator(`a[href="${pathToOrder(grant)}"]`).click();
    await expect(seen(page, grant)).toBeVisible();
  });

  await test.step('topping up by USDT', async () => {
    await open(page, addressOf(brand, rechargePath));
    const age = String(minimumAgeOf(brand));
    await press(page, of('common.age')('confirm').replace('{{age}}', age));
    const address = await chooseNetwork(page, 'TRC20');
    const sent = { chainType: 'TRC20', address, micro: 20_000_000 } as const;
    await toUsdtSheet(page, brand, { usdt: 20, txHash: await transferUsdt(brand, sent) });
    await press(page, of('recharge.confirm')('submit'));
    await expect(seen(page, await shownOrder(page, onRechargeOrder))).toBeVisible();
  });

  await test.step('fund password', async () => {
    await open(page, addressOf(brand, exchangePaths.fundPassword));
    await setFirstPin(page, brand, member);
    await expect(page).toHaveURL(addressOf(brand, paths.safetySetting));
    await keepsNoSecret(page);
  });

  await test.step('bank cards', async () => {
    await page.getByRole('link', { name: of('exchange.labels')('cards') }).click();
    await expect(seen(page, of('exchange.words')('noCard'))).toBeVisible();
    await press(page, of('exchange.words')('addCard'));
    await page.getByLabel(of('exchange.cards')('holderName')).fill('Phạm Hà');
    await enterCard(page, brand);
    await expect(page).toHaveURL(addressOf(brand, exchangePaths.cards));
    await expect(seen(page, cardNumber.slice(-4))).toBeVisible();
    await keepsNoSecret(page);
  });

  await test.step('withdrawing, and what was withdrawn', async () => {
    await open(page, addressOf(brand, exchangePaths.exchange));
    await toExchangeSheet(page, brand, worth(brand, 500));
    await enterPin(page, of('exchange.pin')('enter'));
    const orderNo = await shownOrder(page, onExchangeOrder);
    await expect(seen(page, orderNo)).toBeVisible();
    await keepsNoSecret(page);
    await open(page, addressOf(brand, exchangePaths.records));
    await expect(page.locator(`a[href="${pathToOrder(orderNo)}"]`)).toBeVisible();
    await open(page, addressOf(brand, exchangePaths.changeFundPassword));
    await expect(
      page.getByLabel(of('exchange.pin')('enterCurrent'), { exact: true }),
    ).toBeVisible();
    await keepsNoSecret(page);
  });

  tokens.push(await tokensOf(page));
  const { asked, sockets, said } = heard;
  const hostsOf = (addresses: readonly string[]): string[] => [
    ...new Set(addresses.map((one) => new URL(one)).flatMap((one) => one.host || [])),
  ];
  expect([hostsOf(asked), hostsOf(sockets)]).toEqual([[host], [host]]);
  // All that was done went through what was listened to.
  for (const call of [
    '/user/setWalletPwd',
    '/user/setBankCard',
    '/user/exchange',
    '/user/rechargeOrder',
  ])
    expect(asked.filter((one) => one.endsWith(call))).not.toEqual([]);
  const secrets = tokens.flatMap(({ token, jwt, chatToken }) => [token, jwt, chatToken]);
  for (const secret of [...secrets, pin, cardNumber]) {
    expect(secret).toMatch(/\S{6}/);
    expect(asked.filter((one) => one.includes(encodeURIComponent(secret)))).toEqual([]);
    expect(said.filter((one) => one.replaceAll(' ', '').includes(secret))).toEqual([]);
  }
  // The gateway's protocol wants its own token in the address of the connection; nothing else is in it.
  for (const secret of [...tokens.flatMap(({ token, jwt }) => [token, jwt]), pin, cardNumber])
    expect(sockets.filter((one) => one.includes(encodeURIComponent(secret)))).toEqual([]);
});

test('every page about money says that a demo brand is one', async ({ page }) => {
  await visitAs(page, brand, await personReadyToWithdraw(brand), paths.mine);
  const mark = seen(page, of('shell.frame')('demoMark'));
  await expect(mark).toBeVisible();
  for (const path of [pointsDetailsPath, rechargePath, ...Object.values(exchangePaths)]) {
    await open(page, addressOf(brand, path));
    await expect(page).toHaveURL(addressOf(brand, path));
    await expect(mark).toBeVisible();
  }
});
