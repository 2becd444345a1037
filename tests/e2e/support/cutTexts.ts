import type { Page } from 'playwright/test';

/**
 * Texts of the page in front that reach beyond its right edge on the narrowest phone with large text.
 * The phone's size and the size of its text are as before afterwards.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  const enlarge = (size: string) => document.documentElement.style.setProperty('font-size', size);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(enlarge, '200%');
  const cut = await page
    .locator('main')
    .last()
    .evaluate((main) => {
      const right = main.getBoundingClientRect().right + 1;
      return [...main.querySelectorAll('a, p, b, span, h2, dt, dd')]
        .filter((one) => one.childElementCount === 0 && one.textContent !== '')
        .filter((one) => !one.closest('[role="radiogroup"]'))
        .filter((one) => one.getBoundingClientRect().right > right)
        .map((one) => one.textContent);
    });
  await page.evaluate(enlarge, '');
  if (size) await page.setViewportSize(size);
  return cut;
}
