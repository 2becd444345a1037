import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { type Drift, driftOf, type Painted } from '../../support/drift.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import { shownTexts, timeline } from './chat.ts';
import { takeFrames } from './drift.ts';
import { expect } from './test.ts';

/** Where a text stands in the window, from the top, in pixels; null where it is not rendered. */
export function placeOf(page: Page, brand: Brand, text: string): Promise<number | null> {
  return timeline(page, brand).evaluate((area, wanted) => {
    const found = [...area.querySelectorAll('bdi')].find(
      ({ textContent }) => textContent === wanted,
    );
    return found ? found.getBoundingClientRect().top : null;
  }, text);
}

/** @returns the first text in the middle of the view */
export function textInView(page: Page, brand: Brand): Promise<string> {
  return timeline(page, brand).evaluate((area) => {
    const { top, bottom } = area.getBoundingClientRect();
    const found = [...area.querySelectorAll('bdi')].find((one) => {
      const box = one.getBoundingClientRect();
      return box.top > top + 150 && box.bottom < bottom - 150;
    });
    return found?.textContent ?? '';
  });
}

/** Pixels from what is in view to the end of the messages. */
export const below = (page: Page, brand: Brand): Promise<number> =>
  timeline(page, brand).evaluate((area) =>
    Math.round(area.scrollHeight - area.scrollTop - area.clientHeight),
  );

/** Turns the wheel until a text is in view. @returns what moved besides the wheel meanwhile */
export async function wheelTo(
  page: Page,
  brand: Brand,
  step: number,
  text: string,
): Promise<Drift> {
  await takeFrames(page);
  for (let turn = 0; turn < 600; turn += 1) {
    await page.mouse.wheel(0, step);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    if ((await shownTexts(page, brand)).includes(text)) {
      return driftOf(await takeFrames(page), step);
    }
  }
  throw new Error(`${text} never came into view.`);
}

/** Nothing moved but by the wheel, and there was something to see all the time. */
export function expectStill({ worst, lost }: Drift): void {
  // Browsers round places to halves of a pixel.
  expect(worst).toBeLessThan(1);
  expect(lost).toBe(0);
}

/** Writes so many texts to a person, one line to three long. */
export async function sayMany(other: GatewayPerson, to: string, many: number): Promise<void> {
  for (let index = 0; index < many; index += 1) {
    await other.say({ userID: to }, textOf(index));
  }
}

/** The text that `sayMany` writes in this place. */
export function textOf(index: number): string {
  return `Message ${index}. ${'And more words. '.repeat(index % 9)}`.trim();
}

/** @returns what is painted while something happens, and for a third of a second after, frame by frame */
export async function framesWhile(page: Page, happens: () => Promise<unknown>): Promise<Painted[]> {
  await takeFrames(page);
  await happens();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  return takeFrames(page);
}

/** @returns how far something that happens moved what is in view */
export async function driftWhile(page: Page, happens: () => Promise<unknown>): Promise<Drift> {
  return driftOf(await framesWhile(page, happens));
}

/** @returns the first text of which all is in view, and where it stands from the top of the window */
export function topText(page: Page, brand: Brand): Promise<{ text: string; top: number }> {
  return timeline(page, brand).evaluate((area) => {
    const { top } = area.getBoundingClientRect();
    const found = [...area.querySelectorAll('bdi')].find(
      (one) => one.getBoundingClientRect().top >= top && one.checkVisibility(),
    );
    return { text: found?.textContent ?? '', top: found?.getBoundingClientRect().top ?? 0 };
  });
}
