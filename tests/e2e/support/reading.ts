import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import type { Drift } from '../../support/drift.ts';
import { Reading } from '../../support/reading/reading.ts';
import { timeline } from './chat.ts';
import { evaluateIn } from './pageReader.ts';
import { wordsOf } from './person.ts';

/** What stands in the conversation in front; the wheel turns where the pointer is. */
function readingOf(page: Page, brand: Brand): Reading {
  const wheel = (pixels: number) => page.mouse.wheel(0, pixels);
  const label = wordsOf(brand).of('chat.conversation')('messages');
  return new Reading({ evaluate: evaluateIn(page), wheel }, label);
}

/** Where a text stands in the window, from the top, in pixels; null where it is not rendered. */
export function placeOf(page: Page, brand: Brand, text: string): Promise<number | null> {
  return readingOf(page, brand).placeOf(text);
}

/** @returns the first text in the middle of the view */
export async function textInView(page: Page, brand: Brand): Promise<string> {
  return (await readingOf(page, brand).firstText(150)).text;
}

/** Pixels from what is in view to the end of the messages. */
export async function below(page: Page, brand: Brand): Promise<number> {
  return (await readingOf(page, brand).see()).below;
}

/** Turns the wheel until a text is in view. @returns what moved besides the wheel meanwhile */
export function wheelTo(page: Page, brand: Brand, step: number, text: string): Promise<Drift> {
  return readingOf(page, brand).wheelTo(step, text);
}

/** Scrolls down until a text stands at the lower end of the view. */
export function readDownTo(page: Page, brand: Brand, text: string): Promise<void> {
  return timeline(page, brand).evaluate(async (area, wanted) => {
    const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
    for (let isThere = false; !isThere; ) {
      const texts = [...area.querySelectorAll('bdi')];
      const bubble = texts.find(({ textContent }) => textContent === wanted)?.parentElement;
      const distance = bubble ? bottomOf(bubble) - bottomOf(area) : 100;
      isThere = Math.abs(distance) < 1;
      area.scrollTop += distance;
      await new Promise(requestAnimationFrame);
    }
  }, text);
}
