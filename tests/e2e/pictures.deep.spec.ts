import { sayMany } from '../support/reading/manyTexts.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, joinAs, timeline } from './support/chat.ts';
import { pictureOf, sendMedia } from './support/media.ts';
import { wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter).of('chat.media');

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
