// What all parts of the messaging bench do with a phone.
import { median } from './measure.mjs';

export const rowSelector = 'a[href*="/pages/chat/conversation"]';
export const bubbleSelector = 'section[tabindex="0"] bdi';
/** How many times slower the CPU is. */
export const slowdowns = [1, 4];

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

/** Words that tell figures of a slower CPU from the others. */
export const speed = (slowdown) => (slowdown === 1 ? '' : `, CPU ${slowdown}× slower`);

/** The median of figures in milliseconds. */
export const ms = (figures) => `${Math.round(median(figures))} ms`;
