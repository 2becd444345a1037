import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

type Place = { x: number; y: number };

/** Rests a finger on something until its menu opens, and lifts it. */
export async function longPress(page: Page, on: Locator): Promise<void> {
  // The one before may still be on its way out.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await restOn(page, on, () => expect(page.getByRole('menu')).toBeVisible());
}

/**
 * Rests a finger on something, and lifts it.
 * @param until waits for what that does
 */
export async function restOn(page: Page, on: Locator, until: () => Promise<void>): Promise<void> {
  const finger = await placeFinger(page, await middleOf(on));
  await until();
  await finger.lift();
}

/**
 * Draws a finger over something, at its pace: what is faster is a fling, and a browser makes no click of
 * a tap right after one.
 * @param by pixels to the right and down
 */
export async function swipe(page: Page, on: Locator, by: Place): Promise<void> {
  const start = await middleOf(on);
  const finger = await placeFinger(page, start);
  for (let step = 1; step <= 8; step += 1) {
    await finger.move({ x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 });
  }
  await page.waitForTimeout(150);
  await finger.lift();
  await page.waitForTimeout(300);
}

async function middleOf(on: Locator): Promise<Place> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function placeFinger(page: Page, start: Place) {
  const devtools = await page.context().newCDPSession(page);
  // A busy page answers late; a finger does not wait for it.
  const sent: Promise<unknown>[] = [];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]): void =>
    void sent.push(devtools.send('Input.dispatchTouchEvent', { type, touchPoints }));
  send('touchStart', [start]);
  return {
    async move(to: Place) {
      send('touchMove', [to]);
      await page.waitForTimeout(20);
    },
    async lift() {
      send('touchEnd', []);
      await Promise.all(sent);
      await devtools.detach();
    },
  };
}
