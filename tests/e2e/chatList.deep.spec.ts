import { paths } from '../../app/core/navigation/paths.ts';
import { rowWith, shownTexts, write } from './support/chat.ts';
import { begin, clatter, item, list, rows } from './support/chatListPage.ts';
import { goOffline } from './support/offline.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { visitAs, wordsOf } from './support/person.ts';
import { expect, forgive, seen, takesKeys, test } from './support/test.ts';

const frame = wordsOf(clatter).of('shell.frame');

test('by the keyboard a chat is deleted with its messages, after a question', async ({
  page,
  elsewhere: onSecondDevice,
  misconduct,
}) => {
  const { first, other, third, self } = await begin();
  await visitAs(page, clatter, first, paths.chat);
  const elsewhere = await onSecondDevice();
  await visitAs(elsewhere, clatter, first, paths.chat);
  const later = rowWith(page, 'Later');
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: list('delete'), exact: true });
  await expect(rows(elsewhere)).toHaveCount(2);
  await later.tap();
  await write(page, clatter, 'Mine');
  await expect(seen(page, 'Mine')).toBeVisible();
  await page.goBack();
  const own = rowWith(page, 'Mine');
  await expect(rowWith(elsewhere, 'Mine')).toBeVisible();

  await test.step('without a network nothing is changed, and it says so', async () => {
    await own.focus();
    await page.keyboard.press('Shift+F10');
    await expect(item(page, 'delete')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toBeFocused();
    await goOffline(page);
    await page.keyboard.press('Shift+F10');
    await expect(item(page, 'pin')).toBeVisible();
    await watchPassing(page);
    await item(page, 'pin').press('Enter');
    await expectPassed(page, list('rowNotSent'));
    await page.context().setOffline(false);
    await expect(own).not.toContainText(list('pinned'));
  });

  await test.step('it asks first', async () => {
    await expect(page.getByText(frame('offlineSaved'))).toHaveCount(0);
    await expect(seen(page, frame('chatsTab'))).toBeVisible();
    await own.focus();
    await page.keyboard.press('Shift+F10');
    await takesKeys(page.getByRole('menu'));
    await page.keyboard.press('End');
    await expect(item(page, 'delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(own).toBeVisible();
  });

  await test.step('then it is gone with its messages, here and there, and for nobody else', async () => {
    await own.focus();
    await page.keyboard.press('Shift+F10');
    await item(page, 'delete').press('Enter');
    await confirm.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(elsewhere)).toHaveCount(1);
    expect(await other.texts(`single_${self.userID}`)).toContain('Later');
    await other.say(self, 'A new start');
    await rowWith(page, 'A new start').tap();
    await expect.poll(() => shownTexts(page, clatter)).toEqual(['A new start']);
    await rowWith(elsewhere, 'A new start').click();
    await expect.poll(() => shownTexts(elsewhere, clatter)).toEqual(['A new start']);
  });
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
  third.leave();
});
