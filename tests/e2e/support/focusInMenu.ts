import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Resolves when the keys are those of the menu that is open: it takes the focus a frame after it is there. */
export const focusInMenu = (page: Page): Promise<void> =>
  expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);
