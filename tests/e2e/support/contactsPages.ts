import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { type LoggedIn, signUpElsewhere } from './api.ts';
import { newPerson, wordsOf } from './person.ts';
import { addressOf, brandNamed } from './sites.ts';
import { ready } from './test.ts';

export const brand = brandNamed('clatter');
export const otherBrand = brandNamed('quedu');

/** Two new people on two brands. */
export async function strangers(): Promise<{ ann: LoggedIn; ben: LoggedIn }> {
  const [ann, ben] = await Promise.all([
    signUpElsewhere(brand, newPerson()),
    signUpElsewhere(otherBrand, newPerson()),
  ]);
  return { ann, ben };
}

/** One more tab of whoever uses the page. */
export async function openTab(page: Page, of: Brand, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(addressOf(of, path));
  await ready(tab);
  return tab;
}

export const requests = (of: Brand) => wordsOf(of).of('contacts.newFriend');

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}
