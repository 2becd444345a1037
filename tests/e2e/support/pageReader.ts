import type { Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { pathToConversation } from '../../../app/core/navigation/paths.ts';
import type { Reader } from '../../support/reading/reader.ts';
import { field, openChat, timeline, write } from './chat.ts';
import { recordFrames } from './drift.ts';
import { visitAs, wordsOf } from './person.ts';
import { expect } from './test.ts';

/** @returns what runs a function in a page, with all that it is given */
export function evaluateIn(page: Page): Reader['evaluate'] {
  return (inPage, ...given) =>
    page.evaluate(`(${inPage})(${given.map((one) => JSON.stringify(one)).join(', ')})`);
}

/** Somebody who reads in Playwright's browser, as a phone. */
export function pageReader(page: Page, brand: Brand): Reader {
  const label = wordsOf(brand).of('chat.conversation')('messages');
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  return {
    upright,
    evaluate: evaluateIn(page),
    async openChat(who, peerId) {
      await recordFrames(page, label);
      await openChat(page, brand, who, peerId);
    },
    async openMessage(who, peerId, clientMsgID) {
      await recordFrames(page, label);
      const at = `&message=${clientMsgID}&sender=${peerId}`;
      await visitAs(page, brand, who, pathToConversation(`single_${peerId}`) + at);
    },
    press: (selector, name) => named(page, selector, name).tap(),
    untilNamed: (selector, name, count = 1) =>
      expect(named(page, selector, name)).toHaveCount(count),
    write: (text) => write(page, brand, text),
    focusField: () => field(page, brand).focus(),
    async wheel(pixels) {
      await timeline(page, brand).hover();
      await page.mouse.wheel(0, pixels);
    },
    resize: (size) => page.setViewportSize(size),
    async holdPictures() {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/media/**', async (route) => {
        await held;
        await route.continue();
      });
      return letGo;
    },
  };
}

function named(page: Page, selector: string, name?: string): Locator {
  const all = page.locator(selector).filter({ visible: true });
  if (name === undefined) return all;
  const exact = { name, exact: true };
  return all.and(page.getByRole('button', exact).or(page.getByRole('link', exact)));
}
