import { expect } from 'playwright/test';
import { type Drift, driftOf, type Painted, takePainted } from '../drift.ts';
import type { Reader } from './reader.ts';
import { passFrames, readList, type SeenList } from './seenList.ts';

/** What evaluates in a page is all that most of it needs. */
type Page = Pick<Reader, 'evaluate' | 'wheel'>;

/** How long a text may take to come into view, in milliseconds. */
const patience = 60_000;

/** Follows what stands where in the list of messages with a label. */
export class Reading {
  readonly #page: Page;
  readonly #label: string;

  constructor(page: Page, label: string) {
    this.#page = page;
    this.#label = label;
  }

  see(): Promise<SeenList> {
    return this.#page.evaluate(readList, this.#label);
  }

  /** Waits until what stands in the list is as wanted. */
  async until(isWanted: (seen: SeenList) => boolean): Promise<void> {
    const check = async (): Promise<boolean> => isWanted(await this.see());
    await expect.poll(check, { timeout: patience }).toBe(true);
  }

  untilInView(text: string): Promise<void> {
    return this.until((seen) => isInView(seen, (one) => one.includes(text)));
  }

  untilAtEnd(): Promise<void> {
    return this.until(({ below }) => below === 0);
  }

  /** Where a text stands in the window, from the top, in pixels; null where it is not rendered. */
  async placeOf(text: string): Promise<number | null> {
    const { texts } = await this.see();
    return texts.find((one) => one.text === text)?.top ?? null;
  }

  /** @returns the first text that begins this far below the top of the view, and where it stands */
  async firstText(inside = 0): Promise<{ text: string; top: number }> {
    const { texts, top } = await this.see();
    const found = texts.find((one) => one.top >= top + inside);
    if (!found) throw new Error('Nothing is in view.');
    return found;
  }

  /** Turns the wheel until a text is in view. @returns what moved besides the wheel meanwhile */
  async wheelTo(step: number, text: string): Promise<Drift> {
    await this.#page.evaluate(takePainted);
    for (let turn = 0; turn < 600; turn += 1) {
      await this.#page.wheel(step);
      if (isInView(await this.see(), (one) => one === text)) {
        return driftOf(await this.#page.evaluate(takePainted), step);
      }
    }
    throw new Error(`${text} never came into view.`);
  }

  /** @returns what is painted while something happens, and for a third of a second after, frame by frame */
  async framesWhile(happens: () => Promise<unknown>): Promise<Painted[]> {
    await this.#page.evaluate(takePainted);
    await happens();
    await this.#page.evaluate(passFrames, 20);
    return this.#page.evaluate(takePainted);
  }

  /** @returns how far something that happens moved what is in view */
  async driftWhile(happens: () => Promise<unknown>): Promise<Drift> {
    return driftOf(await this.framesWhile(happens));
  }
}

/** Rows are rendered beyond the view as well. */
function isInView({ texts, top, bottom }: SeenList, isWanted: (text: string) => boolean): boolean {
  return texts.some((one) => isWanted(one.text) && one.bottom > top && one.top < bottom);
}

/** Nothing moved but by the wheel, and there was something to see all the time. */
export function expectStill({ worst, lost, frames }: Drift): void {
  expect(frames).toBeGreaterThan(0);
  // Browsers round places to halves of a pixel.
  expect(worst).toBeLessThan(1);
  expect(lost).toBe(0);
}
