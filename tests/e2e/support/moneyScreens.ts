import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import { networkNames } from '../../../app/features/recharge-usdt/networkNames.data.ts';
import { cardNumber, type Member, pin } from './moneyPeople.ts';
import { wordsOf } from './person.ts';
import { expect, seen } from './test.ts';

export const onRechargeOrder = /points-details\?order=R/;
export const onExchangeOrder = /points-details\?order=X/;

/** Presses a button of the page in front. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Enters a fund password where it is asked for by these words. */
export const enterPin = (page: Page, label: string, digits = pin): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(digits);

/** @returns the number of the order whose page is shown. */
export async function shownOrder(page: Page, address: RegExp): Promise<string> {
  await expect(page).toHaveURL(address, { timeout: 60_000 });
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/**
 * Sets the first fund password, from its page to where that leads back.
 * @param look at the page between two steps
 */
export async function setFirstPin(
  page: Page,
  brand: Brand,
  { person }: Member,
  look: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const pins = wordsOf(brand).of('exchange.pin');
  await page.getByLabel(pins('loginPassword'), { exact: true }).fill(person.password);
  await press(page, pins('next'));
  await enterPin(page, pins('enterNew'));
  await look(page);
  await enterPin(page, pins('enterAgain'));
}

/** Adds the card, from its page with the holder's name to where that leads back. */
export async function enterCard(page: Page, brand: Brand): Promise<void> {
  const cards = wordsOf(brand).of('exchange.cards');
  await page.getByRole('button', { name: cards('chooseBank') }).click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await page.getByLabel(cards('cardNumber'), { exact: true }).fill(cardNumber);
  await page.getByLabel(cards('repeatNumber')).fill(cardNumber);
  await press(page, cards('next'));
  await enterPin(page, wordsOf(brand).of('exchange.pin')('enter'));
}

/** From the page to withdraw to its confirm sheet. */
export async function toExchangeSheet(page: Page, brand: Brand, amount: string): Promise<void> {
  const { of } = wordsOf(brand);
  await page.getByLabel(of('exchange.page')('amountLabel')).fill(amount);
  await press(page, of('exchange.page')('next'));
  await expect(page.getByRole('dialog')).toContainText(of('exchange.words')('safety'));
}

/** Chooses a network of USDT. @returns the address that is shown for it */
export async function chooseNetwork(page: Page, chainType: ChainType): Promise<string> {
  await page.getByRole('radio', { name: networkNames[chainType] }).click();
  const address = page.locator('[data-address]');
  await expect(address).toBeVisible();
  return (await address.textContent()) ?? '';
}

/** From the form for USDT to its confirm sheet. */
export async function toUsdtSheet(
  page: Page,
  brand: Brand,
  { usdt, txHash }: { usdt: number; txHash: string },
): Promise<void> {
  const report = wordsOf(brand).of('recharge-usdt.report');
  await page.getByLabel(report('amountField'), { exact: true }).fill(String(usdt));
  await page.getByLabel(report('hash'), { exact: true }).fill(txHash);
  await press(page, report('next'));
  await expect(page.getByRole('dialog')).toContainText(txHash);
}

/** The fixed line of the page to top up is whole, and nothing of the page comes before it. */
export async function warnsFirst(page: Page, brand: Brand): Promise<void> {
  const line = wordsOf(brand).of('recharge.page')('nobodyMayAsk');
  await expect(seen(page, line)).toBeVisible();
  await expect(page.locator('main').filter({ hasText: line })).toHaveText(new RegExp(`^${line}`));
}

/** As `warnsFirst`, of a page just opened: the line is in its first screenful on the smallest phone. */
export async function warnsAtOnce(page: Page, brand: Brand): Promise<void> {
  await warnsFirst(page, brand);
  await isWholeAtOnce(page, wordsOf(brand).of('recharge.page')('nobodyMayAsk'));
}

/** The line that a withdrawal depends on nothing is in the first screenful, also with large text. */
export async function dependsOnNothing(page: Page, brand: Brand): Promise<void> {
  const line = wordsOf(brand).of('exchange.words')('safety');
  await isWholeAtOnce(page, line);
  const enlarge = (size: string) => document.documentElement.style.setProperty('font-size', size);
  await page.evaluate(enlarge, '200%');
  await isWholeAtOnce(page, line);
  await page.evaluate(enlarge, '');
}

/** A phone with the bars of its browser, and the smallest one. */
const smallPhones = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];

/** A line is seen on small phones as the page opens: nothing of it is cut or covered. */
async function isWholeAtOnce(page: Page, words: string): Promise<void> {
  const size = page.viewportSize();
  const line = seen(page, words);
  for (const phone of smallPhones) {
    await page.setViewportSize(phone);
    await expect(line).toBeInViewport({ ratio: 1 });
    const isCut = await line.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const corners = [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].map((y) => [x, y]),
      );
      const isCovered = corners.some(
        ([x = 0, y = 0]) => !one.contains(document.elementFromPoint(x, y)),
      );
      return isCovered || one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    });
    expect(isCut).toBe(false);
  }
  if (size) await page.setViewportSize(size);
}
