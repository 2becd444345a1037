import type { Page } from 'playwright/test';
import { expect } from './test.ts';

type Listening = typeof window & { heard?: string[] };

/**
 * Hears what a page says in passing, where it is seen: a toast may be gone before a busy machine looks
 * for it. Call it before what has it said; a page that loads anew has heard nothing.
 * @returns waits until a text has been said since
 */
export async function listen(page: Page): Promise<(text: string) => Promise<void>> {
  await page.evaluate(hear);
  const heard = () => page.evaluate(() => (window as Listening).heard ?? []);
  return (text) => expect.poll(heard).toContain(text);
}

/** In the page. */
function hear(): void {
  const heard: string[] = [];
  (window as Listening).heard = heard;
  const look = (): void => {
    for (const place of document.querySelectorAll('[role="status"]')) {
      const text = place.textContent ?? '';
      if (text === '' || heard.includes(text)) continue;
      if (place.checkVisibility({ visibilityProperty: true })) heard.push(text);
    }
  };
  const what = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document.body, what);
}
