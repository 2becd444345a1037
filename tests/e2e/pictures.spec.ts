import type { Page } from 'playwright/test';
import { newRevokeMessage } from '../../app/contract/gateway/functions/messages.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, timeline } from './support/chat.ts';
import { clip, pictureOf, sendMedia } from './support/media.ts';
import { wordsOf } from './support/person.ts';
import { playWithoutEnd } from './support/playing.ts';
import { brandNamed } from './support/sites.ts';
import { atRest, atThePage, expect, forgive, takesKeys, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.media');

/** Two people, of whom the first has open what the second sent. */
async function received(page: Page, contents: readonly Parameters<typeof sendMedia>[2][]) {
  await beginChat(page, clatter, clatter, async ({ userId, second, other }) => {
    const sender = { who: second, person: other, to: userId };
    for (const content of contents) await sendMedia(clatter, sender, content);
  });
  return timeline(page, clatter);
}

test('pictures that somebody sent are shown, looked at one after the other, and saved, as is a file under its name', async ({
  page,
}) => {
  const [wide, tall] = [await pictureOf(800, 600), await pictureOf(300, 600)];
  const blob = new Blob(['Bring chairs.'], { type: 'text/plain' });
  const name = 'Minutes of the spring meeting of the whole neighbourhood.txt';
  const file = { kind: 'file' as const, file: { blob, name } };
  const shown = await received(page, [wide, await clip(), tall, file]);
  const pictures = shown.getByRole('button', { name: words('viewPhoto'), exact: true });
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.locator('img').evaluateAll((all) => all.map((one) => one.clientWidth)))
    .toEqual([248, 160]);
  await accessible(page);

  await pictures.first().click();
  const viewer = page.getByRole('dialog', { name: words('viewer') });
  const position = (key: string, index: number) =>
    words(key).replace('{{index}}', String(index)).replace('{{count}}', '3');
  await expect(viewer.getByAltText(position('photoPosition', 1))).toBeInViewport();
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: words('save'), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^photo-\d{8}-\d{6}\.[a-z]+$/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByLabel(position('videoPosition', 2))).toBeInViewport();
  await accessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByAltText(position('photoPosition', 3))).toBeInViewport();

  const address = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await atThePage(page);
  expect(page.url()).toBe(address);
  await expect(pictures).toHaveCount(2);

  await atRest(pictures.last());
  await pictures.last().click();
  await expect(viewer.getByAltText(position('photoPosition', 3))).toBeInViewport();
  await takesKeys(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await atThePage(page);

  await test.step('a file is saved under its name', async () => {
    await expect(shown.getByText('….txt').or(shown.getByText('hood.txt'))).toBeVisible();
    const saved = page.waitForEvent('download');
    const save = shown.getByRole('button', { name: words('saveFile').replace('{{name}}', name) });
    await atRest(save);
    await save.click();
    expect((await saved).suggestedFilename()).toBe(name);
  });
});

test('a picture that is taken back leaves the conversation, its server and what the browser keeps', async ({
  page,
  misconduct,
}) => {
  // Of a size that no other test sends: one file may be that of several messages.
  const picture = await pictureOf(333, 222);
  const chat = await beginChat(page, clatter, clatter, ({ userId, second, other }) =>
    sendMedia(clatter, { who: second, person: other, to: userId }, picture),
  );
  const shown = timeline(page, clatter).getByRole('button', { name: words('viewPhoto') });
  const image = shown.locator('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(333);
  const address = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
  const kept = () =>
    page.evaluate(async (url) => {
      const how = { cache: 'only-if-cached', mode: 'same-origin' } as const;
      return fetch(url, how).then(
        ({ ok }) => ok,
        () => false,
      );
    }, address);
  expect(await kept()).toBe(true);
  const [message] = (await chat.received()).slice(-1);
  if (!message) throw new Error('There is no picture to take back.');
  await chat.other.client.call(newRevokeMessage, message);
  await expect(shown).toHaveCount(0);
  await expect.poll(kept).toBe(false);
  const asked = (url: string) => fetch(url).then(({ status }) => status);
  expect(await page.evaluate(asked, address)).toBe(404);
  // The browser says of each answer that there is no such file.
  forgive(misconduct, /^Failed to load resource/);
});

test('of two videos one plays at a time, in its place, and pictures sent in one go stand together', async ({
  page,
}) => {
  await playWithoutEnd(page);
  const pictures = Array.from({ length: 6 }, () => pictureOf(400, 300));
  const clips = [await clip(), await clip()];
  const shown = await received(page, [...clips, ...(await Promise.all(pictures))]);

  await test.step('one video plays at a time', async () => {
    const play = shown.getByRole('button', {
      name: words('playVideo').replace('{{length}}', '0:02'),
      exact: true,
    });
    await expect(play).toHaveCount(2);
    const videos = shown.locator('video');
    await play.first().click();
    await expect(videos).toHaveCount(1);
    await expect.poll(() => videos.first().evaluate(isPlaying)).toBe(true);
    await play.click();
    await expect(videos).toHaveCount(2);
    await expect.poll(() => videos.first().evaluate(isPlaying)).toBe(false);
  });

  await test.step('pictures stand together, and the viewer goes through all of them', async () => {
    await expect(shown.getByText('+2', { exact: true })).toBeVisible();
    const tiles = shown.getByRole('button', { name: words('viewPhoto'), exact: true });
    await expect(tiles).toHaveCount(4);
    await accessible(page);
    await tiles.last().click();
    const viewer = page.getByRole('dialog', { name: words('viewer') });
    const position = words('photoPosition').replace('{{count}}', '8');
    await takesKeys(viewer);
    for (const index of ['6', '7', '8']) {
      await expect(viewer.getByAltText(position.replace('{{index}}', index))).toBeInViewport();
      await page.keyboard.press('ArrowRight');
    }
  });
});

const isPlaying = (video: HTMLElement | SVGElement): boolean => !(video as HTMLVideoElement).paused;
