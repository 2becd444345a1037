import type { Page } from 'playwright/test';
import { exchangePaths } from '../../../app/features/exchange/paths.ts';
import { personWithPoints, worth } from './moneyPeople.ts';
import {
  enterCard,
  enterPin,
  onExchangeOrder,
  press,
  setFirstPin,
  shownOrder,
} from './moneyScreens.ts';
import { visitAs, wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect, seen } from './test.ts';

export const brand = brandNamed('dieu');
const words = wordsOf(brand);
const pages = words.of('exchange.page');
const pins = words.of('exchange.pin');
const cards = words.of('exchange.cards');
const common = words.of('exchange.words');

/**
 * Somebody with neither card nor fund password withdraws.
 * @param look at each page on the way
 * @returns the number of the order, whose page is shown
 */
export async function withdrawFirst(
  page: Page,
  look: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const member = await personWithPoints(brand);
  await visitAs(page, brand, member, exchangePaths.exchange);
  await page.getByLabel(pages('amountLabel')).fill(worth(brand, 500));
  await expect(seen(page, common('noCard'))).toBeVisible();
  await look(page);
  await press(page, common('addCard'));

  // Without a fund password the page leads there and back.
  await expect(seen(page, cards('pinFirst'))).toBeVisible();
  await look(page);
  await press(page, cards('setPin'));
  await setFirstPin(page, brand, member, look);
  await page.getByLabel(cards('holderName')).fill('Phạm Hà');
  await look(page);

  await enterCard(page, brand);

  // Coming back has kept the amount.
  await expect(page.getByLabel(pages('amountLabel'))).toHaveValue(worth(brand, 500));
  await expect(seen(page, '1111')).toBeVisible();
  await press(page, pages('next'));
  await expect(page.getByRole('dialog')).toContainText(common('safety'));
  await look(page);
  await enterPin(page, pins('enter'));
  return shownOrder(page, onExchangeOrder);
}
