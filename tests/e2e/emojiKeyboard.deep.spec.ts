import { readingOf } from '../support/reading/driftCases.ts';
import { textOf } from '../support/reading/manyTexts.ts';
import { beginTalk, readBrand } from '../support/reading/talk.ts';
import { field } from './support/chat.ts';
import { swapping, swapsWhereReadingStopped } from './support/emojiKeyboard.ts';
import { giveKeyboard, visibleHeight } from './support/keyboard.ts';
import { pageReader } from './support/pageReader.ts';
import { expect, test } from './support/test.ts';

for (const { how, ...keyboard } of [
  { how: 'shrinks the window', model: 'layout', heights: [480] },
  { how: 'covers the window', model: 'visual', heights: [480] },
  { how: 'covers the window step by step', model: 'visual', heights: [760, 640, 540, 480] },
] as const) {
  test(`the emoji and a keyboard that ${how} swap places where reading stopped, and nothing moves`, ({
    page,
  }) => swapsWhereReadingStopped(page, keyboard));

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
