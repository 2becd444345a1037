import { marked, write } from './support/chat.ts';
import { longPress } from './support/finger.ts';
import { groupOfThree, openGroup, readBy } from './support/groupOfThree.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);

test('who has read a message of a group is told to its sender', async ({ page, elsewhere }) => {
  const { one, two, three, owner, path } = await groupOfThree('Table');
  await openGroup(page, one, path);
  await write(page, clatter, 'Who brings the dice?');
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const heading = (key: string, count: number) =>
    page.getByText(words.of('chat.readers')(key).replace('{{count}}', String(count)), {
      exact: true,
    });

  await test.step('the menu of a message nobody has read says so', async () => {
    await longPress(page, seen(page, 'Who brings the dice?'));
    await page
      .getByRole('menuitem', { name: words.of('chat.actions')('readers'), exact: true })
      .tap();
    await expect(seen(page, words.of('chat.readers')('nobody'))).toBeVisible();
    await expect(heading('unread_other', 2)).toBeVisible();
    await page.goBack();
    await atThePage(page);
  });

  await test.step('the first reader counts', async () => {
    const second = await elsewhere('second');
    await openGroup(second, two, path);
    await expect(seen(second, 'Who brings the dice?')).toBeVisible();
    await expect(readBy(page, 1)).toBeVisible();
  });

  await test.step('who has read it, and who has not, is a touch away', async () => {
    await readBy(page, 1).tap();
    await expect(heading('read_other', 1)).toBeVisible();
    await expect(heading('unread_other', 1)).toBeVisible();
    await expect(page.getByRole('dialog').locator('time')).toHaveCount(1);
  });

  await test.step('what is read meanwhile comes into the open list', async () => {
    await openGroup(await elsewhere('third'), three, path);
    await expect(heading('read_other', 2)).toBeVisible();
    await expect(seen(page, words.of('chat.readers')('everybody'))).toBeVisible();
    await page.goBack();
    await atThePage(page);
    await expect(readBy(page, 2)).toBeVisible();
  });
  owner.leave();
});
