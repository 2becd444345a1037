import type { Page, WebSocketRoute } from 'playwright/test';
import { paths } from '../../../app/core/navigation/paths.ts';
import { hostileFrames, type Place } from '../../support/frames/hostileFrames.ts';

/** Frames between two looks at the page. */
const chunk = 50;

/** Somebody between a page and its gateway. */
export interface Interposer {
  /** Says a frame as the gateway would. */
  say(frame: string): void;
}

/** Puts somebody between a page and its gateway; before the page is opened. */
export async function interpose(page: Page): Promise<Interposer> {
  let current: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/im\b/, (socket) => {
    socket.connectToServer();
    current = socket;
  });
  return { say: (frame) => current?.send(frame) };
}

/**
 * Has hostile frames come in while a conversation is open.
 * @throws where the page shows something else than the conversation afterwards
 */
export async function throwFrames(
  page: Page,
  { say }: Interposer,
  { place, count, seed }: { place: Place; count: number; seed: number },
): Promise<void> {
  const frames = hostileFrames(place, count, seed);
  for (let start = 0; start < frames.length; start += chunk) {
    for (const frame of frames.slice(start, start + chunk)) say(frame);
    // What came in has been taken in and painted, more or less.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        }),
    );
    const isThere = await page.locator('textarea').first().isVisible();
    if (!isThere || !page.url().includes(paths.conversation)) {
      const shown = `${page.url()} shows: ${await page.locator('body').ariaSnapshot()}`;
      const gone = `The conversation is gone by frame ${start + chunk} of seed ${seed}`;
      throw new Error(`${gone}; ${shown.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
    }
  }
}
