import type { Page } from 'playwright/test';
import { exchangePaths } from '../../app/features/exchange/paths.ts';
import { personReadyToWithdraw, worth } from './support/moneyPeople.ts';
import { enterPin, onExchangeOrder, shownOrder, toExchangeSheet } from './support/moneyScreens.ts';
import { ordersOf } from './support/operator.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const { of } = wordsOf(brand);
const pages = of('exchange.page');
const orders = of('points.intents');
const pins = of('exchange.pin');
const money = of('points.money');
const broken = /Failed to load resource/;

/** Gives the site a second line, which leads to the same backend. @returns where it was asked */
async function addLine(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const stamp = (): void => {
      const data = document.getElementById('brand');
      const { lines, ...rest } = JSON.parse(data?.textContent ?? '{}');
      if (data)
        data.textContent = JSON.stringify({
          ...rest,
          lines: { ...lines, api: ['/api', '/second'] },
        });
    };
    // The page has been read, and the app has not begun.
    if (window.self === window.top)
      document.addEventListener('readystatechange', stamp, { once: true });
  });
  const { origin } = siteOf(brand);
  const asked: string[] = [];
  await page.route(`${origin}/second/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace('/second', '');
    asked.push(path);
    return route.continue({ url: `${origin}/api${path}` });
  });
  return asked;
}

/** Keys of the withdrawals that a page sends, over whichever line. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/exchange'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** Somebody before the confirm sheet of a withdrawal, with what the page asks of the lines from then on. */
async function withdrawer(page: Page) {
  const member = await personReadyToWithdraw(brand);
  const client = await nameClient(page);
  const second = await addLine(page);
  const keys = keysOf(page);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await toExchangeSheet(page, brand, worth(brand, 300));
  const orderNos = async () =>
    (await ordersOf(brand, member, 'exchange')).map(({ orderNo }) => orderNo);
  return { client, second, keys, orderNos };
}

test('a withdrawal answered by HTTP 451 after it was taken is unknown, asks no other line, and becomes one order', async ({
  page,
  misconduct,
}) => {
  const { client, second, keys, orderNos } = await withdrawer(page);
  const blocked = { kind: 'status', status: 451, when: 'after' } as const;
  const answerAgain = await setFault(client, { fault: blocked, call: 'exchange.exchange' });
  const outcome = { fault: { kind: 'blocked' }, call: 'points.intentOutcome' } as const;
  const tellAgain = await setFault(client, outcome);
  const questions: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/user/intentOutcome')) questions.push(response.url());
  });
  await enterPin(page, pins('enter'));

  await expect(seen(page, orders('safety'))).toBeVisible();
  await expect(seen(page, money('statusFailed'))).toHaveCount(0);
  // Why is said once, and as no failure.
  await expect(page.getByText(of('common.errors')('blocked'))).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  // It asks by itself, and goes on saying that it does not know.
  await expect.poll(() => questions.length).toBeGreaterThanOrEqual(2);
  await expect(seen(page, orders('safety'))).toBeVisible();
  await expect(page.getByLabel(pages('amountLabel'))).toHaveCount(0);
  expect([second, keys.length]).toEqual([[], 1]);
  expect(await orderNos()).toHaveLength(1);

  await answerAgain();
  await tellAgain();
  const orderNo = await shownOrder(page, onExchangeOrder);
  expect(await orderNos()).toEqual([orderNo]);
  expect([second, new Set(keys).size]).toEqual([[], 1]);
  forgive(misconduct, broken);
});
