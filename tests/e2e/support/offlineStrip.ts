import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { wordsOf } from './person.ts';

/** The strip that says that there is no network, with one of its sentences. */
export function offlineStrip(page: Page, brand: Brand, key: 'offline' | 'offlineSaved'): Locator {
  const sentence = wordsOf(brand).of('shell.frame')(key);
  return page.getByRole('status').filter({ visible: true }).getByText(sentence, { exact: true });
}
