import type { Page } from 'playwright/test';

/** What of the tab bar's labels lies outside its tab, or is cut off. */
export function tabMisfits(page: Page): Promise<string[]> {
  return page.locator('nav').evaluate((bar) =>
    [...bar.querySelectorAll('a')].flatMap((tab) => {
      const label = tab.querySelector(':scope > span:nth-of-type(2)');
      if (!label) return ['no label'];
      const [outer, inner] = [tab.getBoundingClientRect(), label.getBoundingClientRect()];
      const isCut = label.scrollWidth > label.clientWidth;
      const isOutside =
        inner.left < outer.left - 0.5 ||
        inner.right > outer.right + 0.5 ||
        inner.bottom > bar.getBoundingClientRect().bottom + 0.5;
      return isCut || isOutside ? [`${label.textContent}`] : [];
    }),
  );
}
