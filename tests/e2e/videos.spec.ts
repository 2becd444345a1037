import type { Video } from '../../app/contract/video/getFindVideo.ts';
import { plainCredentials, plainProfile } from '../support/profile.ts';
import { accessible } from './support/accessible.ts';
import { addressOf, brands, siteOf, textsOf } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

const brand = brands.find(({ features }) => features.includes('video'));
if (!brand) throw new Error('There is no brand with videos to test.');
const texts = textsOf(brand.locale, 'video');
const say = (key: string): string => String(texts[key]);

const cover = `${siteOf(brand).origin}/apple-touch-icon.png`;
const face = { cover, thumbnail: cover, width: 1280, height: 720 };
const film = (number: number): Video => ({
  ...face,
  type: 'mp4',
  videoId: `v${number}`,
  title: `Film ${number}`,
  seconds: 60 + number,
  views: 1_000 * number,
  publishedAt: 1_760_000_000,
});
const films = Array.from({ length: 24 }, (_, index) => film(index + 1));
const categories = [
  { id: 'sea', name: 'The sea' },
  { id: 'hills', name: 'Hills' },
];

type Asked = { category?: string; search?: string; videoId?: string };

/** The sea has every second film. */
function found({ category, search = '', videoId }: Asked) {
  return films.filter(
    (one, index) =>
      (category !== 'sea' || index % 2 === 0) &&
      one.title.includes(search) &&
      (videoId === undefined || one.videoId === videoId),
  );
}

test('a member browses by category, searches, and comes back to the same place', async ({
  page,
}) => {
  const credentials = { ...plainCredentials, chatToken: '' };
  const session = JSON.stringify({ version: 1, credentials, profile: plainProfile });
  await page.addInitScript(
    ([stored = '', locale = '']) => {
      localStorage.setItem('session', stored);
      localStorage.setItem('user_language', locale);
    },
    [session, brand.locale],
  );
  const answer = (data: object) => ({ json: { code: 0, msg: '', data } });
  // The newest route answers first.
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { code: 500, msg: '', data: null } }),
  );
  await page.route('**/user/mine', (route) => route.fulfill(answer(plainProfile)));
  await page.route('**/getFindVideo', (route) => {
    const list = found(route.request().postDataJSON() as Asked);
    return route.fulfill(answer({ list, categories, next: null }));
  });
  await open(page, addressOf(brand, '/pages/tabBar/find?section=video'));
  const card = (number: number) => page.locator(`a[href$="id=v${number}"]`);
  await expect(card(2)).toBeVisible();
  await accessible(page);
  await page.getByRole('radio', { name: 'The sea' }).check({ force: true });
  await expect(card(2)).toHaveCount(0);
  await card(21).scrollIntoViewIfNeeded();
  await expect(card(21)).toBeInViewport({ ratio: 0.9 });
  await card(21).click();
  await expect(page).toHaveURL(/watch-video\?id=v21$/);
  await page.goBack();
  await expect(page).toHaveURL(/category=sea/);
  await expect(card(21)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: say('search'), exact: true }).click();
  await page.getByRole('searchbox', { name: say('search') }).fill('Film 18');
  await expect(page).toHaveURL(/q=Film/);
  await expect(card(18)).toBeVisible();
  await expect(card(1)).toHaveCount(0);
  await accessible(page);
  await page.goBack();
  await expect(card(1)).toBeVisible();
});
