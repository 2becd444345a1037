import type { Page } from 'playwright/test';
import { expect } from './test.ts';

type Watched = typeof window & { passed?: Set<string> };

/** In the page: notes what its statuses say and what its buttons are called, however short that is so. */
function notePassing(): void {
  const place = window as Watched;
  if (place.passed || window.self !== window.top) return;
  const passed = new Set<string>();
  place.passed = passed;
  const look = (): void => {
    for (const one of document.querySelectorAll('[role="status"], button[aria-label]')) {
      const words = one.getAttribute('aria-label') ?? one.textContent ?? '';
      if (one.checkVisibility({ visibilityProperty: true })) passed.add(words);
    }
  };
  const parts = { childList: true, characterData: true, attributeFilter: ['aria-label'] };
  new MutationObserver(look).observe(document, { ...parts, subtree: true });
}

/**
 * Watches for words that go by themselves, such as those of a toast, from now on and in pages to come: who
 * looks at them now and then may miss them.
 */
export async function watchPassing(page: Page): Promise<void> {
  await page.addInitScript(notePassing);
  await page.evaluate(notePassing);
}

/** Waits until a person could see these words, be they gone by now. Needs `watchPassing`. */
export function expectPassed(page: Page, words: string): Promise<void> {
  const isNoted = (wanted: string): boolean => (window as Watched).passed?.has(wanted) === true;
  return expect.poll(() => page.evaluate(isNoted, words)).toBe(true);
}
