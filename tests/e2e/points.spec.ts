import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { pointsDetailsPath } from '../../app/parts/money/orderPaths.ts';
import { accessible, accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { available } from './support/moneyPeople.ts';
import { goOffline } from './support/offline.ts';
import { givePoints } from './support/operator.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of;
const pageWords = words('points.page');
const labels = words('points.labels');
const money = words('points.money');
const everything = `${pointsDetailsPath}?days=all`;

const rowsOf = (page: Page) => page.locator('a[href*="order="]');

test('the history goes by kind and time, comes part by part, and is saved as a statement', async ({
  page,
}) => {
  await followDevice(page);
  const person = await signUpElsewhere(clatter, newPerson());
  for (const amount of ['10.01', '0.99', '300.00']) await givePoints(clatter, person, amount);
  for (let at = 1; at <= 45; at += 1) await givePoints(clatter, person, `${at}.00`);
  await visitAs(page, clatter, person, everything);
  await expect(rowsOf(page).first()).toContainText('+45.00');
  await accessibleInBothSchemes(page);
  // Each part comes when the end of the one before is seen.
  for (const count of [20, 40]) {
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThanOrEqual(count);
    await rowsOf(page).last().scrollIntoViewIfNeeded();
  }
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThanOrEqual(45);
  const texts = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('href')),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(45);

  await test.step('a saved statement leads from its opening to what is available', async () => {
    const statement = words('points.statement');
    await page.getByRole('button', { name: statement('save') }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: statement('saveFile') }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.trim().split('\r\n').slice(1);
    const cells = lines.map((line) => line.split(','));
    const hundredths = (cell = ''): number => Math.round(Number(cell) * 100);
    const [opening, ...rest] = cells;
    const closing = rest.pop();
    const sum = rest.reduce((total, line) => total + hundredths(line[3]), hundredths(opening?.[4]));
    expect(rest.length).toBeGreaterThanOrEqual(3);
    expect(sum).toBe(hundredths(closing?.[4]));
    expect(sum).toBe(await available(clatter, person));
  });

  await page.getByRole('radio', { name: pageWords('expense') }).check({ force: true });
  await expect(seen(page, pageWords('emptyTitle'))).toBeVisible();
  await page.getByRole('radio', { name: money('today') }).check({ force: true });
  await page.getByRole('radio', { name: pageWords('income') }).check({ force: true });
  await expect(rowsOf(page).first()).toContainText('+45.00');
  // What was chosen is there again after an order.
  await rowsOf(page).first().click();
  await seen(page, pageWords('orderNumber')).waitFor();
  await accessibleInBothSchemes(page);
  await page.goBack();
  await expect(page).toHaveURL(/kind=income/);
  await expect(page).toHaveURL(/days=0/);

  await page.getByRole('button', { name: money('choosePeriod') }).click();
  await page.getByRole('dialog').waitFor();
  await accessible(page);
});

test('points are shown with their time without a network, and hidden they are nowhere, also after a reload', async ({
  page,
  misconduct,
}) => {
  await followDevice(page);
  const person = await signUpElsewhere(clatter, newPerson());
  await givePoints(clatter, person, '8765.43');
  await visitAs(page, clatter, person, paths.mine);
  await expect(seen(page, '8,765')).toBeVisible();
  await accessibleInBothSchemes(page);

  await test.step('the last answer stays without a network, with its time', async () => {
    const card = page.getByRole('region', { name: labels('name') });
    await expect(card).toContainText('8,765');
    await goOffline(page);
    await expect(card).toContainText(money('asOf').split('{{')[0] ?? '');
    await expect(card).toContainText('8,765');
    await page.context().setOffline(false);
  });

  await page.getByRole('button', { name: money('hideAmounts') }).click();
  for (const path of [paths.mine, everything]) {
    await page.goto(addressOf(clatter, path));
    await seen(page, money('hidden')).waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: money('showAmounts') })
      .first()
      .waitFor();
    expect(await page.locator('#root').innerHTML()).not.toMatch(/8,?765|\.43/);
  }
  await page.goto(addressOf(clatter, paths.noticeList));
  const notice = page.getByRole('link').filter({ hasText: money('hidden') });
  await expect(notice).toHaveCount(1);
  expect(await page.locator('#root').innerHTML()).not.toMatch(/8,?765|\.43/);
  await notice.click();
  await expect(page.getByRole('article')).toContainText(money('hidden'));
  expect(await page.locator('#root').innerHTML()).not.toMatch(/8,?765|\.43/);
  forgive(misconduct, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/);
});
