import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { available, personReadyToWithdraw, worth } from './support/moneyPeople.ts';
import { enterPin, onExchangeOrder, shownOrder, toExchangeSheet } from './support/moneyScreens.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const words = wordsOf(brand);

test('an operator decides, gives points and activates with the buttons of the pages', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const member = await personReadyToWithdraw(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 400));
  await enterPin(page, words.of('exchange.pin')('enter'));
  const orderNo = await shownOrder(page, onExchangeOrder);

  const desk = await page.context().newPage();
  await desk.goto(addressOf(brand, '/sandbox/orders'));
  const order = desk.getByRole('article').filter({ hasText: orderNo });
  await order.getByRole('button', { name: 'Approve' }).click();
  await order.getByLabel('Reference').fill('BANK-2026-2');
  await order.getByRole('button', { name: 'Paid' }).click();
  await expect(order).toHaveCount(0);
  await page.bringToFront();
  await expect(seen(page, words.of('points.money')('statusDone'))).toBeVisible({ timeout: 30_000 });

  await desk.goto(addressOf(brand, `/sandbox/people/${member.credentials.userId}`));
  await desk.getByLabel('Points').first().fill(worth(brand, 50));
  await desk.getByLabel('Cause').first().selectOption('event');
  await desk.getByRole('button', { name: 'Give points' }).first().click();
  await expect
    .poll(() => available(brand, member))
    .toBe(Number(worth(brand, 1000 - 400 + 50)) * 100);
  await desk.getByRole('button', { name: 'Activate the account' }).click();
  await expect(desk.getByText('The account is activated.')).toBeVisible();
});
