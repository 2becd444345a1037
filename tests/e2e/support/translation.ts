import type { Page } from 'playwright/test';
import { createPageTranslator, type TranslatorOptions } from '../../support/pageTranslator.ts';

/**
 * Makes the browser translate the pages to come, from a world of its own as browsers do: it shares the DOM with
 * the page, and nothing else.
 */
export async function translatePages(page: Page, options: TranslatorOptions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const translate = `(${createPageTranslator})(${JSON.stringify(options)}).start()`;
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName: 'translator',
    source: `addEventListener('DOMContentLoaded', () => ${translate})`,
  });
}
