import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, open } from './test.ts';

/** Resolves when nothing fades or moves any more; what turns for ever does not count. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
}

/** Rules that look at colours: all that can come out otherwise in another scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Asserts that the page, once it is at rest, breaks no rule of WCAG 2.2 AA that a machine can check.
 * @param what `colours` where the same page has been looked at as a whole in another scheme
 */
export async function accessible(page: Page, what: 'whole' | 'colours' = 'whole'): Promise<void> {
  // Behind a viewer or a dialog the page below, with its headings, is out of reach.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor();
  await still(page);
  // Frames of other origins, which this mode leaves out, are opened by no page on its own.
  const look = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (what === 'colours') look.withRules(ofColours);
  else look.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await look.analyze();
  const { pathname } = new URL(page.url());
  const found = violations.map(({ id, nodes }) => `${pathname} ${id}: ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}

/** Looks at the page as it is in light and in dark: the device changes, the app follows. */
export async function accessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await accessible(page, colorScheme === 'light' ? 'whole' : 'colours');
  }
}

/** Opens a page once and looks at it in light and in dark. */
export async function accessibleInBoth(page: Page, address: string): Promise<void> {
  await open(page, address);
  await accessibleInBothSchemes(page);
}

/** Makes the pages to come follow the scheme of the device. */
export async function followDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A sandboxed frame has no storage; only the app's own page needs the choice.
    if (window.self === window.top) localStorage.setItem('colour_scheme', 'auto');
  });
}
