import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../app/brand/brand.ts';
import { accessible } from './support/accessible.ts';
import { acquaint, beginChat, field, openChat, timeline, write } from './support/chat.ts';
import { cutTexts } from './support/cutTexts.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const anjung = brandNamed('anjung');
const quedu = brandNamed('quedu');

/** Opens the menu of the message that holds a text, and chooses an entry by its key. */
async function choose(page: Page, brand: Brand, text: string, entry: string): Promise<void> {
  await timeline(page, brand).getByText(text, { exact: true }).first().click({ button: 'right' });
  const name = wordsOf(brand).of('chat.actions')(entry);
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

function quoteIn(page: Page, brand: Brand): Locator {
  const name = wordsOf(brand).of('chat.conversation')('goToQuoted');
  return timeline(page, brand).locator(`button[aria-description="${name}"]`);
}

test('an answer quotes a message on both sides, and the quote is empty once that is taken back', async ({
  page,
  elsewhere,
}) => {
  const { first, second, other } = await acquaint(anjung, quedu);
  other.leave();
  const words = wordsOf(anjung).of('chat.conversation');
  const there = await elsewhere();
  await openChat(page, anjung, first, second.credentials.userId);
  await openChat(there, quedu, second, first.credentials.userId);
  await write(there, quedu, '几点集合？');
  await choose(page, anjung, '几点集合？', 'quote');
  await expect(field(page, anjung)).toBeFocused();
  await field(page, anjung).fill('Half of it');
  await accessible(page);
  expect(await cutTexts(page)).toEqual([]);

  // The draft comes back with what it answers.
  await page.reload();
  await expect(field(page, anjung)).toHaveValue('Half of it');
  await expect(page.getByRole('button', { name: words('notAnswer') })).toBeVisible();
  await write(page, anjung, 'Pukul tujuh.');
  await expect(quoteIn(there, quedu)).toContainText('几点集合？');
  await expect(quoteIn(page, anjung)).toContainText('几点集合？');

  await choose(there, quedu, '几点集合？', 'recall');
  await expect(quoteIn(page, anjung)).toContainText(words('quotedGone'));
  await expect(quoteIn(there, quedu)).toContainText(
    wordsOf(quedu).of('chat.conversation')('quotedGone'),
  );
  await expect(page.getByText('几点集合？')).toHaveCount(0);
  await there
    .getByRole('button', { name: wordsOf(quedu).of('chat.conversation')('editAgain') })
    .click();
  await expect(field(there, quedu)).toHaveValue('几点集合？');
});

test('messages are chosen by keyboard and deleted for oneself alone, and back ends the choosing', async ({
  page,
}) => {
  const actions = wordsOf(anjung).of('chat.actions');
  const { first, other } = await beginChat(page, anjung, quedu);
  await write(page, anjung, 'Satu');
  await expect(seen(page, 'Satu')).toBeVisible();
  await write(page, anjung, 'Dua');
  await expect(seen(page, 'Dua')).toBeVisible();

  await page.locator('[data-message-menu][tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toHaveCSS('opacity', '1');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.locator('[data-message-menu]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: actions('select'), exact: true }).press('Enter');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await accessible(page);
  expect(await cutTexts(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await choose(page, anjung, 'Satu', 'select');
  await page.getByRole('checkbox').last().press('Space');
  await page.getByRole('button', { name: actions('delete'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: actions('delete'), exact: true })
    .click();
  await expect(timeline(page, anjung).getByText('Satu')).toHaveCount(0);
  await expect(timeline(page, anjung).getByText('Dua')).toHaveCount(0);
  await page.reload();
  await expect(seen(page, 'Hello there')).toBeVisible();
  await expect(timeline(page, anjung).getByText('Satu')).toHaveCount(0);
  expect(await other.texts(`single_${first.credentials.userId}`)).toEqual([
    'Hello there',
    'Satu',
    'Dua',
  ]);
  other.leave();
});
