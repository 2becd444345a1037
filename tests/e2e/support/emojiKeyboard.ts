import type { Locator, Page } from 'playwright/test';
import { driftOf } from '../../support/drift.ts';
import { readingOf, readUp } from '../../support/reading/driftCases.ts';
import { expectStill, type Reading } from '../../support/reading/reading.ts';
import { readBrand } from '../../support/reading/talk.ts';
import { field } from './chat.ts';
import { giveKeyboard, type Keyboard, visibleHeight } from './keyboard.ts';
import { pageReader } from './pageReader.ts';
import { wordsOf } from './person.ts';
import { expect } from './test.ts';

const words = wordsOf(readBrand).of('chat.conversation');

/** Panel and keyboard of a conversation, and what a person does to bring one in the place of the other. */
export function swapping(page: Page, reading: Reading) {
  const emoji = page
    .getByRole('button', { name: words('emoji'), exact: true })
    .filter({ visible: true });
  const panel = page.getByRole('region', { name: words('emoji'), exact: true });
  const toKeyboard = async (tapped: Locator): Promise<void> => {
    await tapped.tap();
    await expect.poll(() => visibleHeight(page)).toBe(480);
    await expect(panel).toHaveCount(0);
  };
  const toPanel = async (): Promise<void> => {
    await emoji.tap();
    await expect.poll(() => visibleHeight(page)).toBe(844);
    await expect(panel).toHaveCSS('height', '364px');
  };
  const toNothing = async (): Promise<void> => {
    await page.goBack();
    await expect(panel).toHaveCount(0);
  };
  /** Nothing moves. The list ends where the composer begins, and begins below the title. */
  const expectSwaps = async (): Promise<void> => {
    const byField = () => toKeyboard(field(page, readBrand));
    for (const swap of [toPanel, () => toKeyboard(emoji), toPanel, byField, toPanel]) {
      const frames = await reading.framesWhile(swap);
      const heights = frames.map(({ clientHeight }) => clientHeight);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
      expectStill(driftOf(frames));
    }
  };
  return {
    toKeyboard: () => toKeyboard(field(page, readBrand)),
    ...{ toPanel, toNothing, expectSwaps },
  };
}

/** The emoji and a keyboard swap places where reading stopped, and nothing moves. */
export async function swapsWhereReadingStopped(page: Page, keyboard: Keyboard): Promise<void> {
  const reader = pageReader(page, readBrand);
  const talk = await readUp(reader, 60, 30);
  await giveKeyboard(page, keyboard);
  const reading = readingOf(reader);
  const { toKeyboard, toPanel, toNothing, expectSwaps } = swapping(page, reading);
  expectStill(await reading.driftWhile(toKeyboard));
  await expectSwaps();
  for (const happens of [toNothing, toPanel, toNothing]) {
    expectStill(await reading.driftWhile(happens));
  }
  talk.other.leave();
}
