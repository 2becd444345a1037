import type { Locator } from 'playwright/test';
import { paths, pathToShared } from '../../app/core/navigation/paths.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { shownButton } from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { expectNothingKept, share } from './support/share.ts';
import { beginChats, cameIn, chooseChats, textField } from './support/shareChats.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, ready, test } from './support/test.ts';

// The share sheet is no page, and no page's policy holds for it.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

const clatter = brandNamed('clatter');
const { origin } = siteOf(clatter);
const words = wordsOf(clatter).of('chat.forward');
const shared = addressOf(clatter, pathToShared());

/** @returns presses once more at that place, as the second press of a double one */
async function pressTwice(control: Locator): Promise<() => Promise<void>> {
  const page = control.page();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control cannot be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const press = async (clickCount: number): Promise<void> => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await press(1);
  return () => press(2);
}

test('a text with a link from another app goes to two chats, whole, once, and after a press', async ({
  page,
}) => {
  await followDevice(page);
  const { other, userId, chats } = await beginChats(page);
  const text = `Look\n${'On and on. '.repeat(40).trim()}`;
  await share(page, origin, { title: 'Kites', text, url: 'https://kites.example/a?b=1' });
  await ready(page);
  await expect(page).toHaveURL(shared);
  await chooseChats(page, 2);
  const whole = `Kites\n${text}\nhttps://kites.example/a?b=1`;
  await expect(textField(page)).toHaveValue(whole);
  expect(await cameIn(other, chats, userId)).toEqual([[], []]);
  await accessibleInBothSchemes(page);
  const pressAgain = await pressTwice(shownButton(page, words('send')));
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A tab of the bar has come up where Send was, and a finger can be as late as that.
  await pressAgain();
  const contents = async () =>
    (await cameIn(other, chats, userId)).map((all) => all.map(({ content }) => content));
  await expect.poll(contents).toEqual([[whole], [whole]]);
  await expectNothingKept(page);
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  other.leave();
});
