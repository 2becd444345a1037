import type { Locator, Page } from 'playwright/test';
import { driftOf } from '../support/drift.ts';
import { readingOf, readUp } from '../support/reading/driftCases.ts';
import { textOf } from '../support/reading/manyTexts.ts';
import { expectStill, type Reading } from '../support/reading/reading.ts';
import { beginTalk, readBrand } from '../support/reading/talk.ts';
import { field } from './support/chat.ts';
import { giveKeyboard, visibleHeight } from './support/keyboard.ts';
import { pageReader } from './support/pageReader.ts';
import { wordsOf } from './support/person.ts';
import { expect, test } from './support/test.ts';

const words = wordsOf(readBrand).of('chat.conversation');

/** Panel and keyboard of a conversation, and what a person does to bring one in the place of the other. */
function swapping(page: Page, reading: Reading) {
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

for (const { how, ...keyboard } of [
  { how: 'shrinks the window', model: 'layout', heights: [480] },
  { how: 'covers the window', model: 'visual', heights: [480] },
  { how: 'covers the window step by step', model: 'visual', heights: [760, 640, 540, 480] },
] as const) {
  test(`the emoji and a keyboard that ${how} swap places where reading stopped, and nothing moves`, async ({
    page,
  }) => {
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
  });

  test(`the emoji and a keyboard that ${how} swap places at the end, which stays in view`, async ({
    page,
  }) => {
    const reader = pageReader(page, readBrand);
    const talk = await beginTalk();
    await talk.sayMany(20);
    await talk.readElsewhere();
    await reader.openChat(talk.first, talk.other.userID);
    const reading = readingOf(reader);
    await reading.untilInView(textOf(19));
    await giveKeyboard(page, keyboard);
    const { toKeyboard, toPanel, toNothing, expectSwaps } = swapping(page, reading);
    const expectEnd = async (happens: () => Promise<void>): Promise<void> => {
      const frames = await reading.framesWhile(happens);
      const rests = frames.map((now) => now.scrollHeight - now.clientHeight - now.scrollTop);
      expect(Math.max(...rests)).toBeLessThan(1);
    };
    await expectEnd(toKeyboard);
    await expectSwaps();
    expect((await reading.see()).below).toBe(0);
    for (const happens of [toNothing, toPanel, toNothing]) await expectEnd(happens);
    talk.other.leave();
  });
}

test('the field keeps clear of the home indicator, unless a keyboard covers that', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  const reader = pageReader(page, readBrand);
  const talk = await beginTalk();
  await reader.openChat(talk.first, talk.other.userID);
  await giveKeyboard(page, { model: 'layout', heights: [480] });
  const toEdge = () =>
    field(page, readBrand).evaluate(
      (element) => window.innerHeight - element.getBoundingClientRect().bottom,
    );
  await expect.poll(toEdge).toBe(41);
  const taken = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard-h'));
  await expect.poll(taken).toBe('0px');
  await field(page, readBrand).tap();
  await expect.poll(() => visibleHeight(page)).toBe(480);
  await expect.poll(toEdge).toBe(7);
  // The back key of a phone takes the keyboard away, and leaves the focus.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(toEdge).toBe(41);
  await expect(field(page, readBrand)).toBeFocused();
  talk.other.leave();
});
