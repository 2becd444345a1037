import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { accessible } from './support/accessible.ts';
import { cutTexts } from './support/cutTexts.ts';
import { personReadyToWithdraw, personWithPoints, pin, worth } from './support/moneyPeople.ts';
import {
  enterCard,
  enterPin,
  onExchangeOrder,
  press,
  setFirstPin,
  shownOrder,
  toExchangeSheet,
} from './support/moneyScreens.ts';
import { decide, ordersOf } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, open, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const words = wordsOf(brand);
const pages = words.of('exchange.page');
const pins = words.of('exchange.pin');
const cards = words.of('exchange.cards');
const common = words.of('exchange.words');
const money = words.of('points.money');

const broken = /net::ERR_|Failed to load resource/;

test('from no card to paid: fund password, card, withdrawal, and every state live', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const member = await personWithPoints(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await page.getByLabel(pages('amountLabel')).fill(worth(brand, 500));
  await expect(seen(page, common('noCard'))).toBeVisible();
  await accessible(page);
  await press(page, common('addCard'));

  // Without a fund password the page leads there and back.
  await expect(seen(page, cards('pinFirst'))).toBeVisible();
  await accessible(page);
  await press(page, cards('setPin'));
  await setFirstPin(page, brand, member, accessible);
  await page.getByLabel(cards('holderName')).fill('Phạm Hà');
  await accessible(page);

  await enterCard(page, brand);

  // Coming back has kept the amount.
  await expect(page.getByLabel(pages('amountLabel'))).toHaveValue(worth(brand, 500));
  await expect(seen(page, '1111')).toBeVisible();
  await press(page, pages('next'));
  await expect(page.getByRole('dialog')).toContainText(common('safety'));
  await accessible(page);
  await enterPin(page, pins('enter'));
  const orderNo = await shownOrder(page, onExchangeOrder);

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
  await press(page, pages('goOn'));
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
