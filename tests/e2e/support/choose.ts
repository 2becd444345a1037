import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { wordsOf } from './person.ts';
import { atThePage, expect } from './test.ts';

/** A file as the system's chooser hands it over. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A button that a person can see. */
export function shownButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** Opens the panel under the field, or closes it. */
export async function showPanel(page: Page, brand: Brand, isOpen: boolean): Promise<void> {
  const more = shownButton(page, wordsOf(brand).of('chat.conversation')('more'));
  if ((await more.getAttribute('aria-expanded')) !== String(isOpen)) await more.click();
  await expect(more).toHaveAttribute('aria-expanded', String(isOpen));
  if (!isOpen) await atThePage(page);
}

/** Waits until nothing stands below the field, and nothing lies over the conversation. */
export async function expectNoPanel(page: Page, brand: Brand): Promise<void> {
  const more = shownButton(page, wordsOf(brand).of('chat.conversation')('more'));
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await atThePage(page);
}

/** Chooses files for the conversation in front. @returns the sheet in which they are looked over */
export async function chooseFiles(
  page: Page,
  brand: Brand,
  files: readonly Chosen[],
  entry: 'album' | 'file' = 'album',
): Promise<Locator> {
  await showPanel(page, brand, true);
  const asked = page.waitForEvent('filechooser');
  await shownButton(page, wordsOf(brand).of('chat.composer')(entry)).click();
  await (await asked).setFiles([...files]);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveCount(files.length);
  return sheet;
}

/** Sends what is looked over. */
export function sendChosen(sheet: Locator, brand: Brand): Promise<void> {
  const name = wordsOf(brand).of('chat.composer')('send');
  return sheet.getByRole('button', { name, exact: true }).click();
}

/** Chooses files and sends them. Resolves when nothing but the conversation is there. */
export async function sendFiles(
  page: Page,
  brand: Brand,
  files: readonly Chosen[],
  entry?: 'album' | 'file',
): Promise<void> {
  const sheet = await chooseFiles(page, brand, files, entry);
  await sendChosen(sheet, brand);
  await expect(sheet).toHaveCount(0);
  await expectNoPanel(page, brand);
}
