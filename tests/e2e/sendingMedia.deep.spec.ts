import type { Locator, Page } from 'playwright/test';
import { mediaErrors } from '../../app/contract/media/errors.ts';
import { marked, timeline } from './support/chat.ts';
import { type Chosen, chooseFiles, shownButton } from './support/choose.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { beginSending, plainPicture } from './support/sendingPictures.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.composer');
const conversation = wordsOf(clatter).of('chat.conversation');

const choose = (page: Page, files: readonly Chosen[]): Promise<Locator> =>
  chooseFiles(page, clatter, files);

test('what is chosen without a network is sent later, once, also after a reload', async ({
  page,
  misconduct,
}) => {
  const { other, pictures } = await beginSending(page);
  const sheet = await choose(page, [
    await plainPicture('one.png', 120, 80),
    await plainPicture('two.png', 90, 60),
  ]);
  const name = wordsOf(clatter).of('chat.media')('viewPhoto');
  const album = timeline(page, clatter).getByRole('button', { name });
  await goOffline(page);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await expect(album).toHaveCount(2);
  await expect(marked(page, clatter, 'markSending')).toHaveCount(1);
  await page.reload();
  await expect(album).toHaveCount(2);
  await expect(marked(page, clatter, 'markSending')).toHaveCount(1);
  await page.context().setOffline(false);
  await expect.poll(async () => (await pictures()).length).toBe(2);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([
    [120, 80],
    [90, 60],
  ]);
  forgive(misconduct, /net::ERR_INTERNET_DISCONNECTED/);
  other.leave();
});

test('a picture that did not go can be sent again, and goes once', async ({ page }) => {
  const { other, pictures } = await beginSending(page);
  const { code } = mediaErrors.fileRefused;
  await page.route('**/api/media/upload', (route) =>
    route.fulfill({ json: { code, msg: '', data: null } }),
  );
  const sheet = await choose(page, [await plainPicture('one.png', 120, 80)]);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await shownButton(page, conversation('notSentTap')).click();
  await page.unroute('**/api/media/upload');
  await shownButton(page, conversation('sendAgain')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([[120, 80]]);
  other.leave();
});
