import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { pathToOrder } from '../../app/parts/money/orderPaths.ts';
import { personReadyToWithdraw, pin, worth } from './support/moneyPeople.ts';
import { press, toExchangeSheet } from './support/moneyScreens.ts';
import { ordersOf } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { addressOf } from './support/sites.ts';
import { expect, forgive, open, seen, test } from './support/test.ts';
import { brand, withdrawFirst } from './support/withdrawal.ts';

const words = wordsOf(brand);
const pages = words.of('exchange.page');
const pins = words.of('exchange.pin');
const money = words.of('points.money');

const broken = /net::ERR_|Failed to load resource/;

test('from no card to an order in review: fund password, card, withdrawal', async ({ page }) => {
  const orderNo = await withdrawFirst(page);
  await expect(seen(page, money('statusReview'))).toBeVisible();
  await open(page, addressOf(brand, exchangePaths.records));
  await expect(page.locator(`a[href="${pathToOrder(orderNo)}"]`)).toContainText(
    money('statusReview'),
  );
});

test('one order, whatever is tapped, reloaded, opened twice or lost on the way', async ({
  page,
  misconduct,
}) => {
  test.setTimeout(90_000);
  const member = await personReadyToWithdraw(brand);
  const client = await nameClient(page);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 300));
  await page.reload();
  await expect(seen(page, pages('openElsewhere'))).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(addressOf(brand, exchangePaths.exchange));
  await expect(seen(second, pages('openElsewhere'))).toBeVisible();

  await setFault(client, {
    fault: { kind: 'drop', when: 'after' },
    call: 'exchange.exchange',
    times: 1,
  });
  await press(page, words.of('points.intents')('goOn'));
  await expect(page.getByLabel(pins('enter'), { exact: true })).toBeEnabled();
  await page.evaluate(
    ([label, digits]) => {
      const field = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
        ?.control as HTMLInputElement;
      // Twice before anything has answered.
      for (let turn = 0; turn < 2; turn += 1) {
        field.value = digits ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [pins('enter'), pin],
  );
  await expect(page).toHaveURL(/points-details\?order=X|exchange-record/, { timeout: 45_000 });
  expect(await ordersOf(brand, member, 'exchange')).toHaveLength(1);
  forgive(misconduct, broken);
  await second.close();
});
