import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { paths } from '../../app/core/navigation/paths.ts';
import { signUpElsewhere } from './support/api.ts';
import { acquaint, field, joinAs, rowWith } from './support/chat.ts';
import { showPanel } from './support/choose.ts';
import { longPress, swipe } from './support/finger.ts';
import { newPerson, visitAs, wordsOf } from './support/person.ts';
import { brandNamed } from './support/sites.ts';
import { tabMisfits } from './support/tabMisfits.ts';
import { atThePage, expect, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const words = wordsOf(clatter);

const enlarge = (page: Page, size: string) =>
  page.evaluate((wanted) => document.documentElement.style.setProperty('font-size', wanted), size);

/** Left and right edges, height, and lines of the words of each. */
const boxes = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const range = document.createRange();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (words) range.selectNodeContents(words);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return {
        left,
        right,
        width,
        height,
        lines,
        isCut: element.scrollWidth > element.clientWidth,
      };
    }),
  );

/** Somebody to whom two people have written. */
async function begin(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const { first, other } = await acquaint(clatter, clatter);
  const third = await joinAs(clatter, await signUpElsewhere(clatter, newPerson()));
  await third.say({ userID: first.credentials.userId }, 'Earlier');
  await visitAs(page, clatter, first, paths.chat);
  await expect(page.locator(`li [href^="${paths.conversation}"]`)).toHaveCount(2);
  other.leave();
  third.leave();
}

test('with text twice as large on the narrowest phone, words stay whole and nothing leaves the screen', async ({
  page,
}) => {
  await begin(page);
  await test.step('a line parts the rows of the chat list', async () => {
    const edge = await page.locator('li').filter({ visible: true }).nth(1).boundingBox();
    if (!edge) throw new Error('There is no second row.');
    // Beside the words of both rows, from the middle of one to that of the other.
    const clip = { x: 160, y: edge.y - 12, width: 1, height: 24 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const column = [...data].filter((_, index) => index % (info.width * info.channels) === 0);
    expect(new Set(column).size).toBeGreaterThan(1);
  });
  await enlarge(page, '200%');

  await test.step('the labels of the tabs', async () => {
    expect(await tabMisfits(page)).toEqual([]);
  });

  await test.step('the buttons behind a row', async () => {
    await swipe(page, rowWith(page, 'Earlier'), { x: -160, y: 6 });
    const buttons = page.locator('li :not([inert]) > button');
    await expect(buttons).toHaveCount(4);
    for (const { isCut, width, lines } of await boxes(buttons)) {
      expect(isCut).toBe(false);
      expect(lines).toBe(1);
      expect(width).toBeGreaterThanOrEqual(44);
    }
    await page.goBack();
    await atThePage(page);
  });

  await test.step('the menu of the plus', async () => {
    await page.getByRole('button', { name: words.of('chat.list')('plus'), exact: true }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await atThePage(page);
  });

  await rowWith(page, 'Hello there').tap();
  await expect(field(page, clatter)).toBeVisible();

  await test.step('the panel under the field', async () => {
    await showPanel(page, clatter, true);
    for (const key of ['album', 'camera', 'file', 'location']) {
      const name = words.of('chat.composer')(key);
      const shown = page.getByText(name, { exact: true }).filter({ visible: true });
      await expect(shown).toBeVisible();
      const [box] = await boxes(shown);
      expect(box?.lines, name).toBe(1);
    }
    await showPanel(page, clatter, false);
  });

  await test.step('the calendar', async () => {
    const menu = words.of('chat.conversation')('chatMenu');
    await page.getByRole('button', { name: menu, exact: true }).tap();
    const date = words.of('chat.menu')('menuDate');
    await page.getByRole('menuitem', { name: date, exact: true }).tap();
    const days = page.getByRole('grid').getByRole('button');
    await expect(days.first()).toBeVisible();
    for (const size of ['200%', '']) {
      await enlarge(page, size);
      let last = { left: 0, right: 0 };
      for (const { left, right, width, height, lines, isCut } of await boxes(days)) {
        expect({ width, height, lines, isCut }).toEqual({
          ...{ width: 44, height: 44, lines: 1, isCut: false },
        });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        // Half a pixel is rounded by browsers.
        if (left > last.left) expect(left).toBeGreaterThanOrEqual(last.right - 0.5);
        last = { left, right };
      }
    }
    await page.goBack();
    await atThePage(page);
  });

  await test.step('some words of a message can be selected', async () => {
    await longPress(page, seen(page, 'Hello there'));
    const select = words.of('chat.actions')('selectText');
    await page.getByRole('menuitem', { name: select, exact: true }).tap();
    const shown = page.getByRole('dialog').getByText('Hello there', { exact: true });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveCSS('user-select', 'text');
    // A finger that draws a selection to the left pulls neither the sheet nor the message below it.
    await swipe(page, shown, { x: -120, y: 4 });
    await expect(shown).toBeVisible();
    await page.goBack();
    await atThePage(page);
    const answer = words.of('chat.conversation')('notAnswer');
    await expect(page.getByRole('button', { name: answer, exact: true })).toHaveCount(0);
  });
});
