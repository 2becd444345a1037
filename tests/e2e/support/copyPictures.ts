import type { BrowserContext, Page } from 'playwright/test';
import { beginChat, timeline } from './chat.ts';
import { sendMedia } from './media.ts';
import { wordsOf } from './person.ts';
import { brandNamed } from './sites.ts';
import { expect, takesKeys } from './test.ts';

export const clatter = brandNamed('clatter');
export const media = wordsOf(clatter).of('chat.media');
export const actions = wordsOf(clatter).of('chat.actions');
export const copied = wordsOf(clatter).of('common')('copied');

export const allow = (context: BrowserContext): Promise<void> =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** Two people and their group, of whom the first has open what the second sent. */
export async function received(page: Page, contents: readonly Parameters<typeof sendMedia>[2][]) {
  let groupID = '';
  const chat = await beginChat(page, clatter, clatter, async ({ userId, second, other }) => {
    ({ groupID } = await other.createGroup('Kites', [userId]));
    const sender = { who: second, person: other, to: userId };
    for (const content of contents) await sendMedia(clatter, sender, content);
  });
  return { ...chat, group: `group_${groupID}` };
}

export const pictures = (page: Page) =>
  timeline(page, clatter).getByRole('button', { name: media('viewPhoto'), exact: true });

/** Resolves when so many pictures are seen, with their pixels. */
export const loaded = (page: Page, count: number) =>
  expect
    .poll(() =>
      pictures(page)
        .locator('img')
        .evaluateAll(
          (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
        ),
    )
    .toBe(count);

export const copyEntry = (page: Page) =>
  page.getByRole('menuitem', { name: actions('copy'), exact: true });

/** Opens the menu of the last message by keyboard. @returns its button */
export async function openMenu(page: Page) {
  await expect(page.getByRole('menu')).toHaveCount(0);
  const menu = page.locator('[data-message-menu]').filter({ visible: true }).last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
  await takesKeys(page.getByRole('menu'));
  return menu;
}

/** What is on the clipboard: its types, and the pixels of its picture. */
export function onClipboard(page: Page) {
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
