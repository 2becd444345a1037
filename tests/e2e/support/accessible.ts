import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

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

/** Asserts that the page, once it is at rest, breaks no rule of WCAG 2.2 AA that a machine can check. */
export async function accessible(page: Page): Promise<void> {
  // Behind a viewer or a dialog the page below, with its headings, is out of reach.
  await page.getByRole('heading').or(page.getByRole('dialog')).first().waitFor();
  await still(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const { pathname } = new URL(page.url());
  const found = violations.map(({ id, nodes }) => `${pathname} ${id}: ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
