import type { Page } from 'playwright/test';

/** Has all that the pages to come play begin anew at its end: it plays until somebody stops it. */
export async function playWithoutEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.loop = true;
      return play.call(this);
    };
  });
}
