// What all parts of the messaging bench do with a phone.
import { median } from './measure.mjs';

export const rowSelector = 'a[href*="/pages/chat/conversation"]';
export const bubbleSelector = 'section[tabindex="0"] bdi';
/** How many times slower the CPU is. */
export const slowdowns = [1, 4];
/** Milliseconds between a finger's touching something and its leaving it. */
const touchTime = 70;

/** Opens a conversation with a person by its address, and waits until the page is idle. */
export async function openChat({ context, site }, peerID) {
  const page = await context.newPage();
  await page.goto(`${site}/pages/chat/conversation?id=single_${peerID}`);
  await page.waitForSelector(bubbleSelector);
  await page.waitForFunction(() => globalThis.isQuiet(), null, { polling: 100 });
  return page;
}

/** @returns the session that slows the page's CPU down, for as long as it lasts */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Touches something as a finger does. @param session as of `slowDown` */
export async function touch(page, session, locator) {
  const shape = await locator.boundingBox();
  const touchPoints = [{ x: shape.x + shape.width / 3, y: shape.y + shape.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Words that tell figures of a slower CPU from the others. */
export const speed = (slowdown) => (slowdown === 1 ? '' : `, CPU ${slowdown}× slower`);

/** The median of figures in milliseconds. */
export const ms = (figures) => `${Math.round(median(figures))} ms`;
