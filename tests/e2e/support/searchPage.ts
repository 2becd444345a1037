import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { wordsOf } from './person.ts';

/** More than a new device fetches of a conversation by itself, unless it is the first of the list. */
export const manyTexts = 160;

export const searchField = (page: Page, brand: Brand): Locator =>
  page.getByRole('searchbox', { name: wordsOf(brand).of('chat.search')('search'), exact: true });

export const link = (page: Page, name: string): Locator =>
  page.getByRole('link').filter({ hasText: name, visible: true });

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true }).filter({ visible: true });
