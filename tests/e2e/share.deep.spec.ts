import sharp from 'sharp';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { paths, pathToShared } from '../../app/core/navigation/paths.ts';
import { accessibleInBothSchemes, followDevice } from './support/accessible.ts';
import { signUpElsewhere } from './support/api.ts';
import { type Chosen, shownButton } from './support/choose.ts';
import { goOffline, installed } from './support/offline.ts';
import { logOut, newPerson, sendLogIn, visit, wordsOf } from './support/person.ts';
import { expectNothingKept, share } from './support/share.ts';
import { beginChats, cameIn, chooseChats, textField } from './support/shareChats.ts';
import { addressOf, brandNamed, siteOf } from './support/sites.ts';
import { expect, forgive, open, ready, seen, test } from './support/test.ts';

// The share sheet is no page, and no page's policy holds for it.
test.use({ bypassCSP: true });

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const { origin } = siteOf(clatter);
const words = wordsOf(clatter).of('chat.forward');
const composer = wordsOf(clatter).of('chat.composer');
const shared = addressOf(clatter, pathToShared());

async function picture(name: string, width: number, height: number): Promise<Chosen> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('two pictures are shared without a network, looked over, and arrive in two chats', async ({
  page,
  misconduct,
}) => {
  await followDevice(page);
  const { other, userId, chats } = await beginChats(page);
  await open(page, addressOf(clatter, paths.chat));
  await goOffline(page);
  const files = [await picture('wide.jpg', 2400, 1200), await picture('tall.jpg', 300, 600)];
  const odd = { name: 'app.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  await share(page, origin, { title: 'wide.jpg', files: [...files, odd] });
  await ready(page);
  await chooseChats(page, 2);
  const sheet = page.getByRole('dialog');
  for (const { name } of files)
    await expect(sheet.getByAltText(name, { exact: true })).toBeVisible();
  await expect(textField(page)).toHaveCount(0);
  await expect(sheet.getByText(composer('problemNotTaken'))).toBeVisible();
  await expect(sheet.getByText(words('goesLater'))).toBeVisible();
  await accessibleInBothSchemes(page);
  await shownButton(page, words('send')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  expect(await cameIn(other, chats, userId)).toEqual([[], []]);
  await page.context().setOffline(false);
  const widths = async () =>
    (await cameIn(other, chats, userId)).map((all) =>
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
  const { other } = await beginChats(page);
  await share(page, origin, { text: 'Older' });
  await ready(page);
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(2);
  const second = await page.context().newPage();
  await second.goto(addressOf(clatter, '/robots.txt'));
  await share(second, origin, { text: 'Newer' });
  await ready(second);
  await expect(second.getByRole('checkbox').filter({ visible: true })).toHaveCount(2);
  await page.bringToFront();
  await shownButton(page, wordsOf(clatter).of('common')('back')).click();
  await expect(page).toHaveURL(addressOf(clatter, paths.chat));
  await second.bringToFront();
  await second.reload();
  await ready(second);
  await chooseChats(second, 2);
  await expect(textField(second)).toHaveValue('Newer');
  await second.close();
  other.leave();
});

test('a page of a stranger can hand something over and send nothing', async ({
  page,
  misconduct,
}) => {
  const { other, userId, chats } = await beginChats(page);
  const requests: string[] = [];
  await page.goto(addressOf(dieu, '/robots.txt'));
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
  await chooseChats(page, 2);
  await expect(textField(page)).toHaveValue('Send me your points');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('cancel'), exact: true })
    .click();
  await page.goBack();
  expect(await cameIn(other, chats, userId)).toEqual([[], []]);
  // Both sites are foreign to each other.
  forgive(misconduct, /(clatter|dieu)\.localhost/);
  other.leave();
});
