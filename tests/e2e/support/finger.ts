import type { Locator, Page } from 'playwright/test';

type Place = { x: number; y: number };

/** Rests a finger on something for longer than a tap, and lifts it. */
export async function longPress(page: Page, on: Locator): Promise<void> {
  const finger = await touch(page, await middleOf(on));
  // Long enough for whatever the app takes for a long press.
  await page.waitForTimeout(700);
  await finger.lift();
}

/**
 * Draws a finger over something, in steps as a screen reports them.
 * @param by pixels to the right and down
 */
export async function swipe(page: Page, on: Locator, by: Place): Promise<void> {
  const start = await middleOf(on);
  const finger = await touch(page, start);
  for (let step = 1; step <= 8; step += 1) {
    await finger.move({ x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 });
  }
  await finger.lift();
  // A browser takes a tap that comes at once for the end of a fling, and makes no click of it.
  await page.waitForTimeout(400);
}

async function middleOf(on: Locator): Promise<Place> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(page: Page, start: Place) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  return {
    move: (to: Place) => send('touchMove', [to]),
    async lift() {
      await send('touchEnd', []);
      await devtools.detach();
    },
  };
}
