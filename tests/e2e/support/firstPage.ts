import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import { dayNumber } from '../../../app/lib/dayTime.ts';
import { addressOf, siteOf } from './sites.ts';

/** What a browser test sees of the platform: pictures of the site itself, under words of the test's own. */
export const slides = ['A river', 'Hills', 'The sea'];
export const linkOfHills = 'https://news.example/hills';

/** Answers what the platform announces on the discover page with three pictures, one of which leads on. */
export async function announce(page: Page, brand: Brand): Promise<void> {
  const image = `${siteOf(brand).origin}/apple-touch-icon.png`;
  const list = slides.map((title) => ({
    id: title,
    image,
    title,
    link: title === 'Hills' ? linkOfHills : '',
  }));
  await page.route('**/indexCarousel', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list, rotate: 0 } } }),
  );
}

/**
 * Opens the app as on a day after one on which it has made an opening picture ready.
 * @param shownOn number of the day on which one was shown last
 */
export async function openWithPicture(page: Page, brand: Brand, shownOn: number): Promise<void> {
  const image = `${siteOf(brand).origin}/apple-touch-icon.png`;
  const kept = JSON.stringify({ picture: { image, title: 'A night sky' }, shownOn });
  const script = await page.addInitScript((opening) => {
    localStorage.setItem('opening_picture', opening);
    // Each look of a test at the page counts as a touch for the browser.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  }, kept);
  await page.goto(addressOf(brand, '/pages/tabBar/find'));
  await script.dispose();
}

export const today = (): number => dayNumber(Date.now());
