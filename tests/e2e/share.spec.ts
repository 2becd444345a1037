import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { paths, pathToShared } from '../../app/core/navigation/paths.ts';
import type { GatewayPerson } from '../support/gateway/person.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { beginChat } from './support/chat.ts';
import type { Chosen } from './support/choose.ts';
import { goOffline, installed } from './support/offline.ts';
import { logOut, newPerson, sendLogIn, visit, wordsOf } from './support/person.ts';
import { expectNothingKept, share } from './support/share.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, open, ready, seen, test } from './support/test.ts';

// The share sheet is no page, and no page's policy holds for it.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const { origin } = siteOf(clatter);
const words = wordsOf(clatter).of('chat.forward');
const composer = wordsOf(clatter).of('chat.composer');
const shared = addressOf(clatter, pathToShared());

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const textField = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('textbox', { name: words('shareText'), exact: true });

/** Somebody with two chats: one person, and the group in which both are. */
async function begin(page: Page) {
  const name = `Kites ${randomInt(1e8, 1e9)}`;
  let groupID = '';
  const chat = await beginChat(page, clatter, clatter, async ({ userId, other }) => {
    groupID = (await other.createGroup(name, [userId])).groupID;
  });
  await installed(page);
  return { ...chat, chats: [`single_${chat.userId}`, `group_${groupID}`] };
}

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

/** What is in the chats, without what was there before: kinds, and of texts their words. */
async function came(person: GatewayPerson, chats: readonly string[], from: string) {
  const read = chats.map(async (conversationID) => {
    const input = { conversationID, count: 100, startClientMsgID: '' };
    const { messageList } = await person.client.call(getAdvancedHistoryMessageList, input);
    return (messageList ?? []).filter(({ sendID }) => sendID === from);
  });
  return Promise.all(read);
}

/** Chooses the first so many chats, and opens what is about to be sent. */
async function choose(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox').filter({ visible: true });
  await expect(boxes).toHaveCount(count);
  for (let index = 0; index < count; index += 1) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(index)).toBeChecked();
  }
  await button(page, words('sendCount').replace('{{count}}', String(count))).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function picture(name: string, width: number, height: number): Promise<Chosen> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('a text with a link from another app goes to two chats, whole, once, and after a press', async ({
  page,
}) => {
  await followDevice(page);
  const { other, userId, chats } = await begin(page);
  const text = `Look\n${'On and on. '.repeat(40).trim()}`;
  await share(page, origin, { title: 'Kites', text, url: 'https://kites.example/a?b=1' });
  await ready(page);
  await expect(page).toHaveURL(shared);
  await choose(page, 2);
  const whole = `Kites\n${text}\nhttps://kites.example/a?b=1`;
  await expect(textField(page)).toHaveValue(whole);
  expect(await came(other, chats, userId)).toEqual([[], []]);
  await accessibleInBothSchemes(page);
  const pressAgain = await pressTwice(button(page, words('send')));
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A tab of the bar has come up where Send was, and a finger can be as late as that.
  await pressAgain();
  const contents = async () =>
    (await came(other, chats, userId)).map((all) => all.map(({ content }) => content));
  await expect.poll(contents).toEqual([[whole], [whole]]);
  await expectNothingKept(page);
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  other.leave();
});

test('two pictures are shared without a network, looked over, and arrive in two chats', async ({
  page,
  misconduct,
}) => {
  await followDevice(page);
  const { other, userId, chats } = await begin(page);
  await open(page, addressOf(clatter, paths.chat));
  await goOffline(page);
  const files = [await picture('wide.jpg', 2400, 1200), await picture('tall.jpg', 300, 600)];
  const odd = { name: 'app.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  await share(page, origin, { title: 'wide.jpg', files: [...files, odd] });
  await ready(page);
  await choose(page, 2);
  const sheet = page.getByRole('dialog');
  for (const { name } of files)
    await expect(sheet.getByAltText(name, { exact: true })).toBeVisible();
  await expect(textField(page)).toHaveCount(0);
  await expect(sheet.getByText(composer('problemNotTaken'))).toBeVisible();
  await expect(sheet.getByText(words('goesLater'))).toBeVisible();
  await accessibleInBothSchemes(page);
  await button(page, words('send')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  expect(await came(other, chats, userId)).toEqual([[], []]);
  await page.context().setOffline(false);
  const widths = async () =>
    (await came(other, chats, userId)).map((all) =>
      all.map((one) => [one.contentType, one.pictureElem?.sourcePicture?.width]),
    );
  const two = [
    [contentType.picture, 1600],
    [contentType.picture, 300],
  ];
  await expect.poll(widths, { timeout: 60_000 }).toEqual([two, two]);
  await expectNothingKept(page);
  forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
  other.leave();
});

test('who has to log in first gets there then; going back drops it, and so does logging out', async ({
  page,
}) => {
  const person = newPerson();
  await signUpElsewhere(clatter, person);
  await visit(page, clatter);
  await installed(page);
  await share(page, origin, { text: 'For later' });
  await ready(page);
  await expect(page).toHaveURL(addressOf(clatter, paths.login));
  await sendLogIn(page, clatter, person);
  await expect(page).toHaveURL(shared);
  await expect(seen(page, words('emptyTitle'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await expectNothingKept(page);
  await open(page, shared);
  await expect(seen(page, words('shareGoneTitle'))).toBeVisible();

  await share(page, origin, { text: 'Once more' });
  await ready(page);
  await expect(seen(page, words('emptyTitle'))).toBeVisible();
  // Loading it again keeps it.
  await open(page, shared);
  await expect(seen(page, words('emptyTitle'))).toBeVisible();
  await open(page, addressOf(clatter, paths.editInformation));
  await logOut(page, clatter);
  await expectNothingKept(page);
});

test('leaving the page of what was shared before leaves what another window was given since', async ({
  page,
}) => {
  const { other } = await begin(page);
  await share(page, origin, { text: 'Older' });
  await ready(page);
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(2);
  const second = await page.context().newPage();
  await second.goto(addressOf(clatter, '/missing.txt'));
  await share(second, origin, { text: 'Newer' });
  await ready(second);
  await expect(second.getByRole('checkbox').filter({ visible: true })).toHaveCount(2);
  await page.bringToFront();
  await button(page, wordsOf(clatter).of('common')('back')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await second.bringToFront();
  await second.reload();
  await ready(second);
  await choose(second, 2);
  await expect(textField(second)).toHaveValue('Newer');
  await second.close();
  other.leave();
});

test('a page of a stranger can hand something over and send nothing', async ({
  page,
  misconduct,
}) => {
  const { other, userId, chats } = await begin(page);
  const requests: string[] = [];
  await page.goto(addressOf(dieu, '/missing.txt'));
  await share(page, origin, { text: 'Send me your points' });
  await ready(page);
  await expect(page).toHaveURL(shared);
  page.on('request', (request) => requests.push(request.method()));
  const boxes = page.getByRole('checkbox').filter({ visible: true });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await choose(page, 2);
  await expect(textField(page)).toHaveValue('Send me your points');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('cancel'), exact: true })
    .click();
  await page.goBack();
  expect(await came(other, chats, userId)).toEqual([[], []]);
  // Both sites are foreign to each other.
  forgive(misconduct, /(clatter|dieu)\.localhost/);
  other.leave();
});
