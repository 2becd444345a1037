import type { Page } from 'playwright/test';
import { expect } from './test.ts';

type Fiber = {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
  memoizedState: unknown;
  stateNode: unknown;
};

/** Resolves when a page that is translated into its own words says what the app means, no word more or less. */
export async function saysWhatItMeans(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { said, meant } = await page.evaluate(readTexts);
      return said === meant ? '' : differenceOf(said, meant);
    })
    .toBe('');
}

function differenceOf(said: string, meant: string): string {
  let at = 0;
  while (said[at] === meant[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
  return `The page says “${around(said)}”, and means “${around(meant)}”.`;
}

/** In the page: what is there, and what React believes to be there. */
function readTexts(): { said: string; meant: string } {
  const root = document.getElementById('root') as HTMLElement;
  const [, host] = Object.entries(root).find(([name]) => name.startsWith('__reactContainer')) ?? [];
  const { current } = (host as Fiber).stateNode as { current: Fiber };
  const tags = { portal: 4, element: [5, 26, 27], text: 6, hideable: 22 };
  const unread = 'textarea, script, style, title';
  let meant = '';
  const wordsIn = (element: Element): string => {
    if (element.matches(unread)) return '';
    const copy = element.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll(unread)) one.remove();
    return copy.textContent ?? '';
  };
  const readElement = (fiber: Fiber): void => {
    const props = fiber.memoizedProps as Record<string, unknown>;
    const { children } = props;
    const element = fiber.stateNode as Element;
    if (element.matches(unread)) return;
    if (props['dangerouslySetInnerHTML']) meant += wordsIn(element);
    else if (typeof children === 'string' || typeof children === 'number') meant += children;
    else readAll(fiber.child, false);
  };
  /** @param isHidden whether the texts here are emptied, for what stands in their place meanwhile */
  const readAll = (first: Fiber | null, isHidden: boolean): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (fiber.tag === tags.text) meant += isHidden ? '' : fiber.memoizedProps;
      else if (tags.element.includes(fiber.tag)) readElement(fiber);
      else if (fiber.tag !== tags.portal) {
        const hides = fiber.tag === tags.hideable && fiber.memoizedState !== null;
        readAll(fiber.child, isHidden || hides);
      }
    }
  };
  readAll(current.child, false);
  return { said: wordsIn(root), meant };
}
