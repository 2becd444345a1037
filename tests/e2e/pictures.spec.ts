import type { Page } from 'playwright/test';
import { sayMany } from '../support/reading/manyTexts.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, joinAs, timeline } from './support/chat.ts';
import { clip, pictureOf, sendMedia } from './support/media.ts';
import { wordsOf } from './support/person.ts';
import { playWithoutEnd } from './support/playing.ts';
import { brandNamed } from './support/sites.ts';
import { atThePage, expect, takesKeys, test } from './support/test.ts';

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

test('pictures that somebody sent are shown, looked at one after the other, and saved', async ({
  page,
}) => {
  const [wide, tall] = [await pictureOf(800, 600), await pictureOf(300, 600)];
  const shown = await received(page, [wide, await clip(), tall]);
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
  expect(page.url()).toBe(address);
  await expect(pictures).toHaveCount(2);

  await pictures.last().click();
  await expect(viewer.getByAltText(position('photoPosition', 3))).toBeInViewport();
  await takesKeys(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await atThePage(page);
});

test('of two videos one plays at a time, in its place', async ({ page }) => {
  await playWithoutEnd(page);
  const shown = await received(page, [await clip(), await clip()]);
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

const isPlaying = (video: HTMLElement | SVGElement): boolean => !(video as HTMLVideoElement).paused;

test('a file that somebody sent is saved under its name', async ({ page }) => {
  const blob = new Blob(['Bring chairs.'], { type: 'text/plain' });
  const name = 'Minutes of the spring meeting of the whole neighbourhood.txt';
  const shown = await received(page, [{ kind: 'file', file: { blob, name } }]);
  await expect(shown.getByText('….txt').or(shown.getByText('hood.txt'))).toBeVisible();
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: words('saveFile').replace('{{name}}', name) }).click();
  expect((await download).suggestedFilename()).toBe(name);
});

test('pictures sent in one go stand together, and the viewer goes through all of them', async ({
  page,
}) => {
  const pictures = Array.from({ length: 6 }, () => pictureOf(400, 300));
  const shown = await received(page, await Promise.all(pictures));
  await expect(shown.getByText('+2', { exact: true })).toBeVisible();
  const tiles = shown.getByRole('button', { name: words('viewPhoto'), exact: true });
  await expect(tiles).toHaveCount(4);
  await accessible(page);
  await tiles.last().click();
  const viewer = page.getByRole('dialog', { name: words('viewer') });
  const position = words('photoPosition').replace('{{count}}', '6');
  await takesKeys(viewer);
  for (const index of ['4', '5', '6']) {
    await expect(viewer.getByAltText(position.replace('{{index}}', index))).toBeInViewport();
    await page.keyboard.press('ArrowRight');
  }
});

test('pictures far above what is loaded are reached by arrow keys and by swiping', async ({
  page,
}) => {
  await beginChat(page, clatter, clatter, async ({ first, second, other, userId, peerId }) => {
    const sender = { who: second, person: other, to: userId };
    await sendMedia(clatter, sender, await pictureOf(300, 600));
    await sayMany(other, userId, 150);
    await sendMedia(clatter, sender, await pictureOf(400, 300));
    await sayMany(other, userId, 150);
    await sendMedia(clatter, sender, await pictureOf(800, 600));
    // Read elsewhere, so that it opens at its end.
    const elsewhere = await joinAs(clatter, first);
    await elsewhere.read(`single_${peerId}`);
    elsewhere.leave();
  });
  const pictures = timeline(page, clatter).getByRole('button', {
    name: words('viewPhoto'),
    exact: true,
  });
  await expect(pictures).toHaveCount(1);
  await pictures.click();
  const viewer = page.getByRole('dialog', { name: words('viewer') });
  const position = (index: number) =>
    viewer.getByAltText(
      words('photoPosition').replace('{{index}}', String(index)).replace('{{count}}', '3'),
    );
  const shown = viewer.locator('.yarl__slide_current img');
  const natural = () =>
    shown.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
  await expect(shown).toBeInViewport();
  await expect.poll(natural).toEqual([800, 600]);
  const image = await shown.elementHandle();
  const box = await image?.boundingBox();
  // All have come, and what is looked at is the same picture at its place.
  await expect(position(3)).toBeInViewport();
  expect(await image?.boundingBox()).toEqual(box);
  await accessible(page);

  await page.keyboard.press('ArrowLeft');
  await expect(position(2)).toBeInViewport();
  await expect(position(3)).not.toBeInViewport();
  await page.mouse.move(100, 400);
  await page.mouse.down();
  await page.mouse.move(330, 400, { steps: 8 });
  await page.mouse.up();
  await expect(position(1)).toBeInViewport();
  await expect.poll(natural).toEqual([300, 600]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(pictures).toHaveCount(1);
});
