import type { Page } from 'playwright/test';
import { localeInfo } from '../../app/brand/locales.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { numberMarks } from '../../app/lib/money/parseAmount.ts';
import { accessible } from './support/accessible.ts';
import { call, type LoggedIn, signUpElsewhere } from './support/api.ts';
import { ask } from './support/ask.ts';
import { everythingKept } from './support/everythingKept.ts';
import { newPerson, type Person, visitAs, wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, open, seen, test } from './support/test.ts';

const brand = brandNamed('dieu');
const words = wordsOf(brand);
const pages = words.of('exchange.page');
const pins = words.of('exchange.pin');
const cards = words.of('exchange.cards');
const common = words.of('exchange.words');
const reasons = words.of('exchange.reasons');
const money = words.of('points.money');

/** Searched for in everything that a page keeps. */
const pin = '704192';
const cardNumber = '4111111111111111';
const origin = siteOf(brand).origin;
const broken = /net::ERR_|Failed to load resource/;

const way = {
  exchange: '/pages/my/exchange',
  records: '/pages/my/exchange-record',
  addCard: '/pages/setting/add-bank',
  cards: '/pages/setting/bank-management',
  fundPassword: '/pages/setting/fund-password',
};

type Wallet = { brand: string; orders: { orderNo: string; kind: string; stage: string }[] };

/** Somebody of age with 1,000 points; with a fund password and a card unless left out. */
async function personWithPoints({ isReady = true } = {}): Promise<[Person, LoggedIn]> {
  const person = newPerson();
  const loggedIn = await signUpElsewhere(brand, person);
  const { token } = loggedIn.credentials;
  const send = (path: string, input: object) =>
    call(brand, path, input, { token, key: `walk-${person.account}${path}` });
  await send('/user/confirmAge', { minimumAge: brand.operator?.minimumAge ?? 18 });
  const grant = { packageId: String(brand.packageId), amount: '1000', cause: 'goodwill' };
  await ask({ path: `/sandbox/people/${person.account}/grant`, body: grant, origin });
  if (!isReady) return [person, loggedIn];
  await send('/user/setWalletPwd', {
    way: 'first',
    newFundPassword: pin,
    password: person.password,
  });
  const { list } = (await call(brand, '/user/getBankList', {}, { token })) as {
    list: { bankId: string }[];
  };
  await send('/user/setBankCard', {
    holderName: 'Pham Ha',
    bankId: list[0]?.bankId,
    cardNumber,
    fundPassword: pin,
  });
  return [person, loggedIn];
}

async function withdrawalsOf({ account }: Person): Promise<Wallet['orders']> {
  const { wallets } = (await ask({ path: `/sandbox/people/${account}`, origin })) as {
    wallets: Wallet[];
  };
  const own = wallets.find((wallet) => wallet.brand === brand.id);
  return (own?.orders ?? []).filter(({ kind }) => kind === 'exchange');
}

const decide = (orderNo: string, decision: object) =>
  ask({ path: `/sandbox/orders/${orderNo}`, body: decision, origin });

const enterPin = (page: Page, label: string, digits = pin) =>
  page.getByLabel(label, { exact: true }).fill(digits);

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

async function toConfirmSheet(page: Page, amount: string): Promise<void> {
  await page.getByLabel(pages('amountLabel')).fill(amount);
  await press(page, pages('next'));
  await expect(page.getByRole('dialog')).toContainText(common('safety'));
}

test('from no card to paid: fund password, card, withdrawal, and every state live', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  page.on('request', (request) => spoken.push(request.url()));
  const [person, loggedIn] = await personWithPoints({ isReady: false });
  await visitAs(page, brand, loggedIn, way.exchange);
  await page.getByLabel(pages('amountLabel')).fill('500');
  await expect(seen(page, common('noCard'))).toBeVisible();
  await accessible(page);
  await press(page, common('addCard'));

  // Without a fund password the form leads there and back.
  await page.getByLabel(cards('holderName')).fill('Phạm Hà');
  await accessible(page);
  await press(page, cards('setPin'));
  await page.getByLabel(pins('loginPassword'), { exact: true }).fill(person.password);
  await press(page, pins('next'));
  await enterPin(page, pins('enterNew'));
  await accessible(page);
  await enterPin(page, pins('enterAgain'));
  await expect(page.getByLabel(cards('holderName'))).toHaveValue('Phạm Hà');

  await page.getByRole('button', { name: cards('chooseBank') }).click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await page.getByLabel(cards('cardNumber'), { exact: true }).fill(cardNumber);
  await page.getByLabel(cards('repeatNumber')).fill(cardNumber);
  await press(page, cards('next'));
  await enterPin(page, pins('enter'));

  // Coming back has kept the amount.
  await expect(page.getByLabel(pages('amountLabel'))).toHaveValue('500');
  await expect(seen(page, '1111')).toBeVisible();
  await press(page, pages('next'));
  await expect(page.getByRole('dialog')).toContainText(common('safety'));
  await accessible(page);
  await enterPin(page, pins('enter'));
  await expect(page).toHaveURL(/points-details\?order=X/);
  const [order] = await withdrawalsOf(person);
  const orderNo = order?.orderNo ?? '';

  await open(page, addressOf(brand, way.records));
  await expect(seen(page, money('statusReview'))).toBeVisible();
  await accessible(page);
  await decide(orderNo, { decision: 'approve' });
  await expect(seen(page, common('paying'))).toBeVisible({ timeout: 30_000 });
  await decide(orderNo, { decision: 'pay', payoutRef: 'BANK-2026-1' });
  await expect(page.getByRole('link').filter({ hasText: money('statusDone') })).toBeVisible({
    timeout: 30_000,
  });
  await page
    .getByRole('link')
    .filter({ hasText: money('statusDone') })
    .click();
  await expect(seen(page, 'BANK-2026-1')).toBeVisible();
  await accessible(page);

  const kept = (await everythingKept(page)) + spoken.join('\n');
  expect(kept).not.toContain(pin);
  expect(kept.replaceAll(' ', '')).not.toContain(cardNumber);
});

test('a withdrawal that is refused says why, and the points are back', async ({ page }) => {
  const [person, loggedIn] = await personWithPoints();
  await visitAs(page, brand, loggedIn, way.exchange);
  await toConfirmSheet(page, '400');
  await enterPin(page, pins('enter'));
  await expect(page).toHaveURL(/points-details\?order=X/);
  const [order] = await withdrawalsOf(person);
  await decide(order?.orderNo ?? '', { decision: 'refuse', reason: 'cardRefused' });
  await page.reload();
  await expect(seen(page, reasons('cardRefused'))).toBeVisible();
  const { available } = await call(
    brand,
    '/user/getUserAmount',
    {},
    { token: loggedIn.credentials.token },
  );
  expect(available).toBe(100_000);
});

test('one order, whatever is tapped, reloaded, opened twice or lost on the way', async ({
  page,
  misconduct,
}) => {
  test.setTimeout(90_000);
  const [person, loggedIn] = await personWithPoints();
  const client = await nameClient(page);
  await visitAs(page, brand, loggedIn, way.exchange);
  await toConfirmSheet(page, '300');
  await page.reload();
  await expect(seen(page, pages('openElsewhere'))).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(addressOf(brand, way.exchange));
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
  expect(await withdrawalsOf(person)).toHaveLength(1);
  forgive(misconduct, broken);
  await second.close();
});

test('a wrong fund password is counted, and locks', async ({ page, misconduct }) => {
  const [person, loggedIn] = await personWithPoints();
  await visitAs(page, brand, loggedIn, way.exchange);
  const { decimal } = numberMarks(localeInfo[brand.locale].tag);
  await toConfirmSheet(page, `250${decimal}50`);
  for (let left = 4; left >= 1; left -= 1) {
    await enterPin(page, pins('enter'), '518306');
    await expect(page.getByRole('dialog')).toContainText(
      words.of('exchange.pin')('wrong_other').replace('{{count}}', String(left)),
    );
  }
  await enterPin(page, pins('enter'), '518306');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel(pins('enter'), { exact: true })).toBeDisabled();
  expect(await withdrawalsOf(person)).toHaveLength(0);
  forgive(misconduct, broken);
  await open(page, addressOf(brand, paths.mine));
});

test('a small phone shows all that is confirmed, and the keys for it', async ({ page }) => {
  const [, loggedIn] = await personWithPoints();
  await page.setViewportSize({ width: 360, height: 620 });
  await visitAs(page, brand, loggedIn, way.exchange);
  await toConfirmSheet(page, '500');
  const sheet = page.getByRole('dialog');
  const safety = sheet.getByText(common('safety'));
  const last = sheet.getByRole('button', { name: pins('forgot') });
  for (const part of [safety, last]) await expect(part).toBeInViewport({ ratio: 1 });
  const label = sheet.getByText(pins('enter'), { exact: true });
  const [above, below] = await Promise.all([safety.boundingBox(), label.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  // On the smallest the keys stay, and what is above them scrolls.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of [label, last]) await expect(part).toBeInViewport({ ratio: 1 });
});
