import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { accessible } from './support/accessible.ts';
import { beginChat, field, marked, timeline } from './support/chat.ts';
import {
  type Chosen,
  chooseFiles,
  expectNoPanel,
  shownButton,
  showPanel,
} from './support/choose.ts';
import { wordsOf } from './support/person.ts';
import { placeOf } from './support/reading.ts';
import { beginSending, plainPicture } from './support/sendingPictures.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const words = wordsOf(clatter).of('chat.composer');
const conversation = wordsOf(clatter).of('chat.conversation');

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

const send = (sheet: Locator): Locator =>
  sheet.getByRole('button', { name: words('send'), exact: true });

test('pictures that were chosen arrive in order, upright, no larger than they have to be, or as they are where that is wanted', async ({
  page,
}) => {
  const { other, userId, pictures } = await beginSending(page);
  const album = shownButton(page, words('album'));

  await test.step('what is not sent after all leads back to where it was chosen', async () => {
    const sheet = await choose(page, [await plainPicture('one.png', 120, 80)]);
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(album).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state.overlays)).toBe(1);
    await page.goBack();
    await expect(album).toHaveCount(0);
    expect(await pictures()).toEqual([]);
  });

  await test.step('two go in one go', async () => {
    const sheet = await choose(page, [
      await photo('tall.jpg'),
      await plainPicture('wide.png', 300, 200),
    ]);
    await accessible(page);
    await send(sheet).dblclick();
    // Both stand in one album, which has one mark.
    await expect.poll(async () => (await pictures()).length).toBe(2);
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    expect(await pictures()).toEqual([
      [800, 1600],
      [300, 200],
    ]);
  });

  await test.step('one goes as it is', async () => {
    await other.say({ userID: userId }, 'And the whole one?');
    await expect(seen(page, 'And the whole one?')).toBeVisible();
    const sheet = await choose(page, [await photo('tall.jpg')]);
    await sheet.getByRole('switch').click();
    await send(sheet).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
    expect((await pictures()).slice(2)).toEqual([[1200, 2400]]);
  });
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

test('what comes from a panel that is gone, the clipboard or a pointer is looked over, and a video arrives with its still', async ({
  page,
}) => {
  const { other, userId, pictures, received } = await beginSending(page);
  const sheet = page.getByRole('dialog');

  await test.step('what is chosen when the panel is gone is looked over all the same', async () => {
    await showPanel(page, clatter, true);
    const asked = page.waitForEvent('filechooser');
    await shownButton(page, words('album')).click();
    const chooser = await asked;
    await page.goBack();
    await expectNoPanel(page, clatter);
    await chooser.setFiles([await plainPicture('one.png', 120, 80)]);
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await send(sheet).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
    expect(await pictures()).toEqual([[120, 80]]);
    await expectNoPanel(page, clatter);
  });

  await test.step('a picture can be pasted and dropped, and taken out again', async () => {
    await other.say({ userID: userId }, 'And another?');
    await expect(seen(page, 'And another?')).toBeVisible();
    await field(page, clatter).fill('Look');
    await hand(page, 'paste', await plainPicture('pasted.png', 64, 48));
    await hand(page, 'drop', await plainPicture('dropped.png', 32, 16));
    await expect(sheet.getByRole('img')).toHaveCount(2);
    await sheet.getByRole('button', { name: words('remove').replace('{{number}}', '1') }).click();
    await expect(sheet.getByRole('img')).toHaveCount(1);
    await send(sheet).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(2);
    expect((await pictures()).slice(1)).toEqual([[32, 16]]);
    await expect(field(page, clatter)).toHaveValue('Look');
    await expect(field(page, clatter)).toBeFocused();
  });

  await test.step('a video arrives with its still and its measures', async () => {
    await choose(page, [await film(page)]);
    await send(sheet).click();
    await expect(marked(page, clatter, 'markSent')).toHaveCount(3);
    const video = (await received()).at(-1)?.videoElem;
    expect([video?.snapshotWidth, video?.snapshotHeight]).toEqual([320, 240]);
    const still = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, video?.snapshotUrl ?? '');
    expect(still).toEqual([320, 240]);
  });
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
