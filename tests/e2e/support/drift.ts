import type { Page } from 'playwright/test';
import { type Painted, recordPainted, takePainted } from '../../support/drift.ts';

/** Records what is painted of the list with this label from now on, in pages to come as well. */
export async function recordFrames(page: Page, label: string): Promise<void> {
  await page.addInitScript(recordPainted, label);
  await page.evaluate(recordPainted, label);
}

/** @returns the frames recorded since this was last called, oldest first */
export function takeFrames(page: Page): Promise<Painted[]> {
  return page.evaluate(takePainted);
}
