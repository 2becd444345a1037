import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { mediaErrors } from '../../app/contract/media/errors.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, field, marked, timeline } from './support/chat.ts';
import {
  type Chosen,
  chooseFiles,
  expectNoPanel,
  shownButton,
  showPanel,
} from './support/choose.ts';
import { goOffline } from './support/offline.ts';
import { wordsOf } from './support/person.ts';
import { placeOf } from './support/reading.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const words = wordsOf(clatter).of('chat.composer');
const conversation = wordsOf(clatter).of('chat.conversation');

/** A picture that does not become smaller by being drawn anew at its size. */
async function picture(name: string, width: number, height: number): Promise<Chosen> {
  const background = { r: 200, g: 30 + (width % 200), b: 60 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** As a camera writes it: lying on its side, and large. */
async function photo(name: string): Promise<Chosen> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const buffer = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#888', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const choose = (page: Page, files: readonly Chosen[]): Promise<Locator> =>
  chooseFiles(page, clatter, files);

async function begin(page: Page) {
  const chat = await beginChat(page, clatter, dieu);
  return {
    ...chat,
    /** Measures of the pictures that the other side has. */
    pictures: async () =>
      (await chat.received())
        .filter((one) => one.contentType === contentType.picture)
        .map(({ pictureElem }) => {
          const { width, height } = pictureElem?.sourcePicture ?? {};
          return [width, height];
        }),
  };
}

test('pictures that were chosen arrive in order, upright, no larger than they have to be', async ({
  page,
}) => {
  const { other, pictures } = await begin(page);
  const sheet = await choose(page, [await photo('tall.jpg'), await picture('wide.png', 300, 200)]);
  await accessible(page);
  await sheet.getByRole('button', { name: words('send'), exact: true }).dblclick();
  // Both stand in one album, which has one mark.
  await expect.poll(async () => (await pictures()).length).toBe(2);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([
    [800, 1600],
    [300, 200],
  ]);
  other.leave();
});

test('what is not sent after all leads back to where it was chosen', async ({ page }) => {
  const { other, pictures } = await begin(page);
  const sheet = await choose(page, [await picture('one.png', 120, 80)]);
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(shownButton(page, words('album'))).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBe(1);
  await page.goBack();
  await expect(shownButton(page, words('album'))).toHaveCount(0);
  expect(await pictures()).toEqual([]);
  other.leave();
});

test('what is chosen when the panel is gone is looked over all the same', async ({ page }) => {
  const { other, pictures } = await begin(page);
  await showPanel(page, clatter, true);
  const asked = page.waitForEvent('filechooser');
  await shownButton(page, words('album')).click();
  const chooser = await asked;
  await page.goBack();
  await expectNoPanel(page, clatter);
  await chooser.setFiles([await picture('one.png', 120, 80)]);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([[120, 80]]);
  await expectNoPanel(page, clatter);
  other.leave();
});

/** A film that the browser records itself, of a drawing that changes. */
function film(page: Page): Promise<Chosen> {
  return page
    .evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
      const parts: Blob[] = [];
      const isDone = new Promise((resolve) => {
        recorder.onstop = resolve;
        recorder.ondataavailable = ({ data }) => {
          parts.push(data);
          if (parts.length > 3) recorder.stop();
        };
      });
      let turn = 0;
      const draw = (): void => {
        turn += 1;
        if (context) context.fillStyle = `hsl(${turn * 20} 80% 50%)`;
        context?.fillRect(0, 0, 320, 240);
        if (recorder.state !== 'inactive') requestAnimationFrame(draw);
      };
      recorder.start(100);
      draw();
      await isDone;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return Array.from(bytes);
    })
    .then((bytes) => ({ name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) }));
}

test('a video arrives with its still and its measures', async ({ page }) => {
  const { other, received } = await begin(page);
  const sheet = await choose(page, [await film(page)]);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const video = (await received()).at(-1)?.videoElem;
  expect([video?.snapshotWidth, video?.snapshotHeight]).toEqual([320, 240]);
  const still = await page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, video?.snapshotUrl ?? '');
  expect(still).toEqual([320, 240]);
  other.leave();
});

test('a picture is sent as it is where that is wanted', async ({ page }) => {
  const { other, pictures } = await begin(page);
  const sheet = await choose(page, [await photo('tall.jpg')]);
  await sheet.getByRole('switch').click();
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([[1200, 2400]]);
  other.leave();
});

test('what is chosen without a network is sent later, once, also after a reload', async ({
  page,
  misconduct,
}) => {
  const { other, pictures } = await begin(page);
  const sheet = await choose(page, [
    await picture('one.png', 120, 80),
    await picture('two.png', 90, 60),
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
  const { other, pictures } = await begin(page);
  const { code } = mediaErrors.fileRefused;
  await page.route('**/api/media/upload', (route) =>
    route.fulfill({ json: { code, msg: '', data: null } }),
  );
  const sheet = await choose(page, [await picture('one.png', 120, 80)]);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await shownButton(page, conversation('notSentTap')).click();
  await page.unroute('**/api/media/upload');
  await shownButton(page, conversation('sendAgain')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([[120, 80]]);
  other.leave();
});

/** Hands files to the page as the clipboard, or a pointer that lets them go, does. */
function hand(page: Page, how: 'paste' | 'drop', { name, mimeType, buffer }: Chosen) {
  return page.evaluate(
    ([type, title, kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (one) => one.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], title ?? '', { type: kind ?? '' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data });
      document.activeElement?.dispatchEvent(event);
    },
    [how, name, mimeType, buffer.toString('base64')],
  );
}

test('a picture can be pasted and dropped, and taken out again', async ({ page }) => {
  const { other, pictures } = await begin(page);
  await field(page, clatter).fill('Look');
  await hand(page, 'paste', await picture('pasted.png', 64, 48));
  await hand(page, 'drop', await picture('dropped.png', 32, 16));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img')).toHaveCount(2);
  await sheet.getByRole('button', { name: words('remove').replace('{{number}}', '1') }).click();
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await sheet.getByRole('button', { name: words('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(await pictures()).toEqual([[32, 16]]);
  await expect(field(page, clatter)).toHaveValue('Look');
  await expect(field(page, clatter)).toBeFocused();
  other.leave();
});

test('the panel leaves what a person reads where it is, and gives way to the field', async ({
  page,
}) => {
  const { peerId, other } = await beginChat(page, clatter, dieu, async ({ userId, other }) => {
    for (let number = 1; number <= 30; number += 1) {
      await other.say({ userID: userId }, `Message ${number}`);
    }
    await other.read(`single_${userId}`);
  });
  const list = timeline(page, clatter);
  const rest = () =>
    list.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight);
  const more = shownButton(page, conversation('more'));
  await list.evaluate((area) => area.scrollTo({ top: area.scrollHeight }));
  await expect(seen(page, 'Message 30')).toBeVisible();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  // Who is at the end stays there.
  await expect.poll(rest).toBeLessThan(1);
  await accessible(page);
  await shownButton(page, conversation('emoji')).click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await shownButton(page, '👍').click();
  await expect(field(page, clatter)).toHaveValue('👍');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(shownButton(page, '👍')).toHaveCount(0);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page, clatter)).toBeFocused();
  await list.evaluate((area) => area.scrollTo({ top: 300 }));
  const place = () => placeOf(page, clatter, 'Message 12');
  await expect.poll(place).not.toBeNull();
  const before = await place();
  await more.click();
  await expect(shownButton(page, words('album'))).toBeVisible();
  expect(await place()).toBe(before);
  await page.goBack();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(addressOf(clatter, `/pages/chat/conversation?id=single_${peerId}`));
  expect(await place()).toBe(before);
  other.leave();
});
