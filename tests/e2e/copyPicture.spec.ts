import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import { accessible } from './support/accessible.ts';
import { beginChat, field, marked, timeline } from './support/chat.ts';
import { pictureOf, sendMedia } from './support/media.ts';
import { goOffline } from './support/offline.ts';
import { expectPassed, watchPassing } from './support/passing.ts';
import { wordsOf } from './support/person.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { atThePage, expect, forgive, open, takesKeys, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const media = wordsOf(clatter).of('chat.media');
const actions = wordsOf(clatter).of('chat.actions');
const composer = wordsOf(clatter).of('chat.composer');
const copied = wordsOf(clatter).of('common')('copied');

const allow = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** Two people and their group, of whom the first has open what the second sent. */
async function received(page: Page, contents: readonly Parameters<typeof sendMedia>[2][]) {
  let groupID = '';
  const chat = await beginChat(page, clatter, clatter, async ({ userId, second, other }) => {
    ({ groupID } = await other.createGroup('Kites', [userId]));
    const sender = { who: second, person: other, to: userId };
    for (const content of contents) await sendMedia(clatter, sender, content);
  });
  return { ...chat, group: `group_${groupID}` };
}

const pictures = (page: Page) =>
  timeline(page, clatter).getByRole('button', { name: media('viewPhoto'), exact: true });

/** Resolves when so many pictures are seen, with their pixels. */
const loaded = (page: Page, count: number) =>
  expect
    .poll(() =>
      pictures(page)
        .locator('img')
        .evaluateAll(
          (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
        ),
    )
    .toBe(count);

const copyEntry = (page: Page) =>
  page.getByRole('menuitem', { name: actions('copy'), exact: true });

/** Opens the menu of the last message by keyboard. @returns its button */
async function openMenu(page: Page) {
  await expect(page.getByRole('menu')).toHaveCount(0);
  const menu = page.locator('[data-message-menu]').filter({ visible: true }).last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
  await takesKeys(page.getByRole('menu'));
  return menu;
}

/** What is on the clipboard: its types, and the pixels of its picture. */
function onClipboard(page: Page) {
  return page.evaluate(async () => {
    const items = await navigator.clipboard.read();
    const blob = await items[0]?.getType('image/png');
    const { width, height, ...bitmap } = await createImageBitmap(blob ?? new Blob()).then(
      (shown) => ({ shown, width: shown.width, height: shown.height }),
    );
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    context?.drawImage(bitmap.shown, 0, 0);
    const isRed = (x: number): boolean => {
      const [red = 0, , blue = 0] = context?.getImageData(x, 5, 1, 1).data ?? [];
      return red > 200 && blue < 60;
    };
    const types = items.flatMap((item) => item.types);
    return { types, width, height, halves: [isRed(5), isRed(width - 5)] };
  });
}

test('a picture is copied by keyboard at its full size, and pasted into another conversation', async ({
  page,
  context,
}) => {
  await allow(context);
  const { group, other } = await received(page, [await pictureOf(2400, 1200)]);
  await loaded(page, 1);
  const menu = await openMenu(page);
  await page.keyboard.press('ArrowDown');
  await expect(copyEntry(page)).toBeFocused();
  await accessible(page);
  await watchPassing(page);
  await page.keyboard.press('Enter');
  await expectPassed(page, copied);
  expect(await onClipboard(page)).toEqual({
    ...{ types: ['image/png'], width: 2400, height: 1200, halves: [true, false] },
  });
  await expect(menu).toBeFocused();

  await open(page, addressOf(clatter, pathToConversation(group)));
  await field(page, clatter).focus();
  await page.keyboard.press('Control+V');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await sheet.getByRole('button', { name: composer('send'), exact: true }).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  const input = { conversationID: group, count: 100, startClientMsgID: '' };
  const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
  const sent = (messageList ?? []).filter((one) => one.contentType === contentType.picture);
  // As the composer sends a picture of that size.
  expect(sent.map(({ pictureElem }) => pictureElem?.sourcePicture?.width)).toEqual([1600]);
  other.leave();
});

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
