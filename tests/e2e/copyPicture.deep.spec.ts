import sharp from 'sharp';
import { accessible } from './support/accessible.ts';
import {
  actions,
  allow,
  copied,
  copyEntry,
  loaded,
  media,
  onClipboard,
  openMenu,
  pictures,
  received,
} from './support/copyPictures.ts';
import { pictureOf } from './support/media.ts';
import { goOffline } from './support/offline.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { atThePage, expect, forgive, test } from './support/test.ts';

test('in the viewer the picture that is looked at is copied, a moving one is not', async ({
  page,
  context,
}) => {
  await allow(context);
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await sharp([await frame('#f00'), await frame('#0f0')], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const moving = { blob: new Blob([new Uint8Array(frames)], { type: 'image/gif' }), name: 'a.gif' };
  const { other } = await received(page, [
    await pictureOf(300, 600),
    { kind: 'text', text: 'And this one moves' },
    { kind: 'image', file: moving, width: 40, height: 30 },
  ]);
  await loaded(page, 2);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: actions('save'), exact: true })).toBeVisible();
  await expect(copyEntry(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await atThePage(page);

  await pictures(page).last().click();
  const viewer = page.getByRole('dialog', { name: media('viewer') });
  const copy = viewer.getByRole('button', { name: media('copyPhoto'), exact: true });
  await expect(viewer.getByRole('button', { name: media('save'), exact: true })).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(copy).toBeVisible();
  const box = await copy.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await accessible(page);
  await copy.focus();
  await watchPassing(page);
  await page.keyboard.press('Enter');
  await expectPassed(page, copied);
  expect(await onClipboard(page)).toMatchObject({ width: 300, height: 600 });
  other.leave();
});

test('a picture that the device has kept is copied without a network', async ({
  page,
  context,
  misconduct,
}) => {
  await allow(context);
  const { other } = await received(page, [await pictureOf(800, 600)]);
  await loaded(page, 1);
  await goOffline(page);
  await openMenu(page);
  await watchPassing(page);
  await copyEntry(page).click();
  await expectPassed(page, copied);
  expect(await onClipboard(page)).toMatchObject({ width: 800, height: 600 });
  forgive(misconduct, /ERR_INTERNET_DISCONNECTED/);
  other.leave();
});

test('what could not be copied is told: not allowed, no longer there, not on the device', async ({
  page,
  context,
  misconduct,
}) => {
  const { other } = await received(page, [await pictureOf(800, 600)]);
  await loaded(page, 1);
  await watchPassing(page);
  await context.grantPermissions([]);
  await openMenu(page);
  await copyEntry(page).click();
  await expectPassed(page, media('copyNotAllowed'));

  await allow(context);
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openMenu(page);
  await copyEntry(page).click();
  await expectPassed(page, media('copyGone'));

  await page.unroute('**/media/**');
  await page.route('**/media/**', (route) => route.abort());
  await openMenu(page);
  await copyEntry(page).click();
  await expectPassed(page, media('copyUnreachable'));

  await page.unroute('**/media/**');
  const noPicture = { status: 200, contentType: 'image/jpeg', body: 'no picture' };
  await page.route('**/media/**', (route) => route.fulfill(noPicture));
  await openMenu(page);
  await copyEntry(page).click();
  await expectPassed(page, media('copyUnreadable'));
  forgive(misconduct, /Failed to load resource/);
  other.leave();
});
