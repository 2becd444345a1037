import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { beginChat, timeline } from './chat.ts';
import { wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect, seen } from './test.ts';

export const clatter = brandNamed('clatter');
export const words = wordsOf(clatter).of('chat.forward');
export const actions = wordsOf(clatter).of('chat.actions');

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
export const target = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name, exact: true }).filter({ visible: true });

export async function openMenu(page: Page, text: string, action: string): Promise<void> {
  await timeline(page, clatter).getByText(text, { exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: actions(action), exact: true }).click();
}

export async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await target(page, name).focus();
    await page.keyboard.press('Space');
    await expect(target(page, name)).toBeChecked();
  }
  await button(page, words('sendCount').replace('{{count}}', String(names.length))).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Somebody who is written to, and the group in which both are. */
export async function begin(page: Page) {
  const name = `Kites ${randomInt(1e8, 1e9)}`;
  let groupID = '';
  const { userId, other } = await beginChat(page, clatter, clatter, async ({ userId, other }) => {
    const group = await other.createGroup(name, [userId]);
    groupID = `group_${group.groupID}`;
    await other.say({ userID: userId }, 'See you at seven');
  });
  await seen(page, 'See you at seven').waitFor();
  return { self: { userID: userId }, other, name, groupID };
}
