import type { Page } from 'playwright/test';
import { pathToVideo } from '../../app/features/video/paths.ts';
import type { ClipName } from '../../sandbox/seed/clips/clips.data.ts';
import { accessible } from './support/accessible.ts';
import { shownButton as button } from './support/choose.ts';
import { addressOfClip, serveClips, videoOf } from './support/clips.ts';
import { signUpWhereAllowed, visit, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { expect, forgive, seen, test } from './support/test.ts';

const quedu = brandNamed('quedu');
const said = wordsOf(quedu).of('video.watch');
const limit = wordsOf(quedu).of('video.limit');

const envelope = (data: unknown, code = 0) => ({ json: { code, msg: '', data } });

/** Opens a video by its address, as a new member; its calls and files are of the drawn clips. */
async function openVideo(page: Page, name: ClipName, isLimited = false) {
  const sent = { asks: 0, isRefused: false, isLimited };
  const refused = (address: URL): boolean =>
    sent.isRefused && address.searchParams.get('address') === '1';
  await serveClips(page.context(), refused);
  await page.route('**/api/getFindVideo', (route) =>
    route.fulfill(envelope({ list: [videoOf(name)], categories: [], next: null })),
  );
  await page.route('**/api/user/checkVideoCount', (route) => {
    if (sent.isLimited) return route.fulfill(envelope({ resetsAt: 1_900_000_000 }, 6002));
    sent.asks += 1;
    const video = addressOfClip(name, String(sent.asks));
    const count = { isActivation: 0, limit: 5, used: 1, left: 4, resetsAt: null };
    return route.fulfill(envelope({ ...count, opened: [name], video }));
  });
  await page.route('**/api/user/bindProUser', (route) => {
    sent.isLimited = false;
    return route.fulfill(envelope({ isActivation: 1, isSuperior: 0 }));
  });
  await signUpWhereAllowed(page, quedu);
  await visit(page, quedu, pathToVideo(name));
  return sent;
}

const film = (page: Page) => page.locator('video');
const placeOf = (page: Page): Promise<number> =>
  film(page).evaluate((one) => (one as HTMLVideoElement).currentTime);
const plays = (page: Page, after = 0) =>
  expect.poll(async () => (await placeOf(page)) > after).toBe(true);

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

test('HLS plays by the engine, and seeks', async ({ page }) => {
  await openVideo(page, 'train');
  await button(page, said('play')).click();
  await plays(page);
  await page.keyboard.press('l');
  await plays(page, 10);
  expect(await film(page).evaluate((one) => (one as HTMLVideoElement).src)).toMatch(/^blob:/);
});

test('without a view left it says so, and a code of customer service lets it play', async ({
  page,
}) => {
  await openVideo(page, 'ferry', true);
  await button(page, said('play')).click();
  await expect(seen(page, limit('usedUp'))).toBeVisible();
  await accessible(page);
  await button(page, limit('enterCode')).click();
  await page.getByRole('dialog').getByRole('textbox').fill('GOLD-2026');
  await button(page, limit('useCode')).click();
  await plays(page);
});
