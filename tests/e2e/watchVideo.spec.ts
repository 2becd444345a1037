import type { Page } from 'playwright/test';
import { paths } from '../../app/core/navigation/paths.ts';
import { pathToVideo } from '../../app/features/video/paths.ts';
import type { ClipName } from '../../sandbox/seed/clips/clips.data.ts';
import { accessible } from './support/accessible.ts';
import { shownButton as button } from './support/choose.ts';
import { signUpWhereAllowed, visit, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, test } from './support/test.ts';
import { plays, showVideos } from './support/videosPage.ts';

const quedu = brandNamed('quedu');
const said = wordsOf(quedu).of('video.watch');

/** Opens a video by its address, as a new member; its calls and files are of the drawn clips. */
async function openVideo(page: Page, name: ClipName) {
  const viewing = await showVideos(page, [name]);
  await signUpWhereAllowed(page, quedu);
  await visit(page, quedu, pathToVideo(name));
  return viewing;
}

const film = (page: Page) => page.locator('video');
const placeOf = (page: Page): Promise<number> =>
  film(page).evaluate((one) => (one as HTMLVideoElement).currentTime);

test('a video plays once it is pressed, by keys, with captions, and goes on where its address ran out', async ({
  page,
  misconduct,
}) => {
  const sent = await openVideo(page, 'ferry');
  await button(page, said('play')).waitFor();
  await accessible(page);
  await button(page, said('play')).click();
  await plays(page);
  await expect(button(page, said('pause'))).toBeVisible();

  await page.keyboard.press('k');
  await expect(button(page, said('play'))).toBeVisible();
  await accessible(page);
  const before = await placeOf(page);
  await page.keyboard.press('ArrowRight');
  expect(await placeOf(page)).toBeCloseTo(before + 5, 1);

  await button(page, said('captions')).click();
  await page.getByRole('menuitemradio', { name: 'zh-CN' }).click();
  await expect
    .poll(() => film(page).evaluate((one) => (one as HTMLVideoElement).textTracks[0]?.cues?.length))
    .toBeGreaterThan(0);

  // A new visit, with an address that runs out before anything of it came.
  await page.reload();
  sent.asks = 0;
  sent.isRefused = true;
  await button(page, said('play')).click();
  await plays(page, before);
  expect(sent.asks).toBe(2);
  forgive(misconduct, /403/);
});

test('HLS plays by the engine, which the press in the list fetches beside the address, and seeks', async ({
  page,
}) => {
  await showVideos(page, ['train']);
  await signUpWhereAllowed(page, quedu);
  const engine = page.waitForRequest(/hlsEngine/);
  await page.route('**/api/user/checkVideoCount', async (route) => {
    const { videoId } = route.request().postDataJSON() as { videoId?: string };
    if (videoId !== undefined) await engine;
    await route.fallback();
  });
  await visit(page, quedu, `${paths.find}?section=video`);
  await page.getByRole('link', { name: 'train' }).click();
  await plays(page);
  await page.keyboard.press('l');
  await plays(page, 10);
  expect(await film(page).evaluate((one) => (one as HTMLVideoElement).src)).toMatch(/^blob:/);
});
