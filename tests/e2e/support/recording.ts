import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Waits until a recording is at least this long, as it is shown where one writes. */
export async function recordedFor(page: Page, seconds: number): Promise<void> {
  const time = page
    .getByRole('contentinfo')
    .getByText(/^\d+:\d\d$/)
    .filter({ visible: true })
    .first();
  await expect
    .poll(async () => {
      const [minutes = 0, rest = 0] = ((await time.textContent()) ?? '').split(':').map(Number);
      return minutes * 60 + rest;
    })
    .toBeGreaterThanOrEqual(seconds);
}
