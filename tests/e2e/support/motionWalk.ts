import type { Page } from 'playwright/test';
import { paths } from '../../../app/core/navigation/paths.ts';
import { beginChat, rowWith, timeline } from './chat.ts';
import { longPress, swipe } from './finger.ts';
import { pictureOf, sendMedia } from './media.ts';
import { wordsOf } from './person.ts';
import { addressOf, brandNamed } from './sites.ts';
import { atThePage, expect, ready, test } from './test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);

/** In the page: notes in every frame what moves by itself, and how it was asked to scroll. */
function noteMotion(): void {
  const place = window as typeof window & { moved?: string[] };
  const moved: string[] = [];
  place.moved = moved;
  const moves = ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'height', 'width'];
  const look = (): void => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const named = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const found = moves.filter((name) => named.includes(name));
      const { target } = effect;
      if (found.length > 0) moved.push(`${found.join()} of ${target?.className ?? ''}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const { scrollTo } = Element.prototype;
  Element.prototype.scrollTo = function (this: Element, ...given: [ScrollToOptions]) {
    if (given[0]?.behavior === 'smooth') moved.push('a scroll');
    Reflect.apply(scrollTo, this, given);
  } as typeof scrollTo;
}

const takeMotions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { moved = [] } = window as typeof window & { moved?: string[] };
    return [...new Set(moved.splice(0))];
  });

/**
 * Opens and closes whatever comes in or opens, between the chat list and a conversation.
 * @returns what moved by itself, by the way it was brought about
 */
export async function walkWith(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Record<string, string[]>> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(noteMotion);
  await beginChat(page, clatter, clatter, async ({ userId, second, other }) => {
    await sendMedia(clatter, { who: second, person: other, to: userId }, await pictureOf(800, 600));
    other.leave();
  });
  const moved: Record<string, string[]> = {};
  await walk(page, async (what) => {
    moved[what] = await takeMotions(page);
  });
  return moved;
}

/**
 * From the list to a conversation and back, through whatever comes in or opens on the way.
 * @param look called after each of the ways to move, with its name
 */
async function walk(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const list = words.of('chat.list');
  await page.goto(addressOf(clatter, paths.chat));
  await ready(page);
  const row = rowWith(page, words.of('chat.message')('image'));
  await test.step('a row gives way, and its menu opens', async () => {
    await swipe(page, row, { x: -160, y: 6 });
    await expect(
      page.locator('li :not([inert]) > button', { hasText: list('pin') }),
    ).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await atThePage(page);
    await look('a swipe');
    await longPress(page, row);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await atThePage(page);
    await look('a menu');
  });
  await test.step('the tab that is chosen leads to the top', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words.shell('chatsTab') })
      .click();
  });
  await test.step('a page comes in, with a viewer and a menu on it', async () => {
    await row.tap();
    const shown = timeline(page, clatter);
    await expect(shown).toBeInViewport();
    await look('a page');
    const picture = shown.getByRole('button', { name: words.of('chat.media')('viewPhoto') });
    await picture.tap();
    const viewer = page.getByRole('dialog', { name: words.of('chat.media')('viewer') });
    await expect(viewer.getByRole('img').first()).toBeInViewport();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await atThePage(page);
    await look('a viewer');
    await longPress(page, shown.getByText('Hello there', { exact: true }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await atThePage(page);
  });
  await test.step('a sheet comes and goes', async () => {
    const menu = page.getByRole('button', {
      name: words.of('chat.conversation')('chatMenu'),
      exact: true,
    });
    await menu.filter({ visible: true }).click();
    await page.getByRole('menuitem', { name: words.of('chat.menu')('menuDate') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await atThePage(page);
    await look('a sheet');
  });
  await test.step('it goes back to the list', async () => {
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect(timeline(page, clatter)).toHaveCount(0);
    await look('the page below');
  });
}
