import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { FeatureId } from '../../../app/brand/features.ts';
import { keptTabs, tabs } from '../../../app/brand/tabs.ts';
import { paths, pathToSearch } from '../../../app/core/navigation/paths.ts';
import { feedPath } from '../../../app/features/highlights/paths.ts';
import { pathToVideo, watchPath } from '../../../app/features/video/paths.ts';
import {
  accessible,
  accessibleInBoth,
  accessibleInBothSchemes,
  followDevice,
} from '../support/accessible.ts';
import { signUpElsewhere } from '../support/api.ts';
import { acquaint, field } from '../support/chat.ts';
import { showHighlights } from '../support/highlightsPage.ts';
import { journey, type Visit } from '../support/journey.ts';
import { leadsNowhere } from '../support/leadsNowhere.ts';
import { logIn, newPerson, openMine, visit, visitAs, wordsOf } from '../support/person.ts';
import { invitedBy } from '../support/readCode.ts';
import { addressOf, textsOf } from '../support/sites.ts';
import { expect, seen } from '../support/test.ts';
import { plays, showVideos } from '../support/videosPage.ts';

const shareQrcode = '/pages/my/share-qrcode';
const switchAccount = '/pages/my/switch-account';

/** Features that are a tab, or a part of one, each with the path of its tab. */
const onTabs = {
  game: '/pages/tabBar/find',
  video: '/pages/tabBar/find?section=video',
  dating: '/pages/tabBar/city',
  highlights: '/pages/tabBar/love',
} as const satisfies Partial<Record<FeatureId, string>>;

/** Those that are watched, with the path of where; the others say so far that there is nothing. */
const watched: Partial<Record<string, string>> = { video: watchPath, highlights: feedPath };

const linkTo = (page: Page, path: string) => page.locator(`a[href^="${path}?"]`);

for (const [feature, path] of Object.entries(onTabs)) {
  const signOf = ({ brand, page }: Pick<Visit, 'brand' | 'page'>) => {
    const place = watched[feature];
    const { emptyTitle = '' } = textsOf(brand.locale, feature);
    return place ? linkTo(page, place) : page.getByText(emptyTitle, { exact: true });
  };
  const show = async (page: Page): Promise<void> => {
    if (feature === 'video') await showVideos(page, ['ferry', 'noodles']);
    if (feature === 'highlights') await showHighlights(page);
  };
  journey(
    `shows ${feature} on its tab`,
    {
      needs: [feature as FeatureId],
      absent: async ({ brand, page }) => {
        await show(page);
        await visit(page, brand, path);
        const hasTab = keptTabs(brand.features).some((tab) => path.startsWith(tab.path));
        await expect(page).toHaveURL(addressOf(brand, hasTab ? path : paths.login));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(signOf({ brand, page })).toHaveCount(0);
      },
    },
    async ({ brand, page }) => {
      expect(tabs.map((tab) => tab.path)).toContain(path.split('?')[0]);
      await show(page);
      await visit(page, brand, path);
      await expect(signOf({ brand, page }).filter({ visible: true }).first()).toBeVisible();
    },
  );
}

journey(
  'plays a video and another in its place, up to the last view, and on with a code',
  { needs: ['video'], changesData: true, absent: leadsNowhere(watchPath), timeout: 180_000 },
  async ({ brand, page }) => {
    const limit = wordsOf(brand).of('video.limit');
    const viewing = await showVideos(page, ['ferry', 'noodles']);
    await followDevice(page);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()), onTabs.video);
    const card = (name: string) => linkTo(page, watchPath).filter({ hasText: name, visible: true });
    await card('noodles').waitFor();
    await accessibleInBothSchemes(page);
    await card('ferry').click();
    await expect(page).toHaveURL(addressOf(brand, pathToVideo('ferry')));
    await plays(page);
    await accessibleInBothSchemes(page);
    viewing.isLimited = true;
    await card('noodles').click();
    await expect(seen(page, limit('usedUp'))).toBeVisible();
    await expect(page).toHaveURL(addressOf(brand, pathToVideo('noodles')));
    await accessibleInBothSchemes(page);
    await page.getByRole('button', { name: limit('enterCode') }).click();
    const dialog = page.getByRole('dialog');
    await accessibleInBothSchemes(page);
    await dialog.getByRole('textbox').fill('GOLD-2026');
    await dialog.getByRole('button', { name: limit('useCode') }).click();
    await plays(page);
    await page.goBack();
    await expect(page).toHaveURL(addressOf(brand, onTabs.video));
  },
);

journey(
  'leads from the grid of highlights to the one that was pressed',
  { needs: ['highlights'], changesData: true, absent: leadsNowhere(feedPath) },
  async ({ brand, page }) => {
    await showHighlights(page);
    await followDevice(page);
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()), onTabs.highlights);
    const card = linkTo(page, feedPath).filter({ hasText: 'The kites' });
    await card.waitFor();
    await accessibleInBothSchemes(page);
    await card.click();
    await expect(page.getByRole('article', { name: 'The kites' })).toBeInViewport();
    await accessibleInBothSchemes(page);
  },
);

journey(
  'counts who comes by a code for the person it belongs to',
  { needs: ['invite'], absent: leadsNowhere(shareQrcode), changesData: true, timeout: 180_000 },
  async ({ brand, page }) => {
    const say = wordsOf(brand).of('invite');
    await visitAs(page, brand, await signUpElsewhere(brand, newPerson()), paths.mine);
    await page.getByRole('link', { name: say('myCode') }).click();
    await expect(seen(page, say('nobody'))).toBeVisible();
    const code = await invitedBy(page);
    await signUpElsewhere(brand, newPerson(), { inviteCode: code });
    await page.reload();
    const { invited_one: one, invited_other: others } = textsOf(brand.locale, 'invite');
    // Some languages have one form for every number.
    await expect(seen(page, String(one ?? others).replace('{{count}}', '1'))).toBeVisible();
    await followDevice(page);
    await accessibleInBoth(page, addressOf(brand, shareQrcode));
  },
);

journey(
  'goes on as another account and back without a password',
  {
    needs: ['multi-account'],
    absent: leadsNowhere(switchAccount),
    changesData: true,
    timeout: 180_000,
  },
  async ({ brand, page }) => {
    const [person, other] = [newPerson(), newPerson()];
    await signUpElsewhere(brand, person);
    await signUpElsewhere(brand, other);
    const say = wordsOf(brand).of('multi-account');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, brand);
    await logIn(page, brand, person);
    await openMine(page, brand);
    await page.getByRole('link', { name: say('name') }).click();
    await expect(seen(page, say('onlyOne'))).toBeVisible();
    await page.getByRole('link', { name: say('add') }).click();
    await logIn(page, brand, other);
    await openMine(page, brand);
    await expect(seen(page, other.account)).toBeVisible();
    await page.getByRole('link', { name: say('name') }).click();
    await expect(page.locator('[aria-current="true"]')).toContainText(other.account);
    await accessible(page);
    await page.getByRole('button', { name: person.account }).click();
    await expect(page).toHaveURL(addressOf(brand, paths.chat));
    await openMine(page, brand);
    await expect(seen(page, person.account)).toBeVisible();
    await followDevice(page);
    await accessibleInBoth(page, addressOf(brand, switchAccount));
  },
);

journey(
  'finds a group and opens it',
  {
    needs: ['groups'],
    changesData: true,
    absent: async ({ brand, page }) => {
      const words = wordsOf(brand).of('chat.search');
      const { first, other } = await acquaint(brand, brand);
      const self = { userID: first.credentials.userId };
      const name = `Kites ${randomInt(1e8, 1e9)}`;
      await other.createGroup(name, [self.userID]);
      await other.say(self, `The lighthouse opens on Sunday, says ${name}`);
      await visitAs(page, brand, first, pathToSearch(name));
      await expect(seen(page, 'lighthouse')).toBeVisible();
      // Every section has looked: the row after them is there.
      await expect(page.getByRole('group', { name: words('findPeople') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
        words('messages'),
      ]);
      await expect(page.locator('[href*="id=group_"]')).toHaveCount(0);
      other.leave();
    },
  },
  async ({ brand, page }) => {
    const { first, other } = await acquaint(brand, brand);
    const name = `Kites ${randomInt(1e8, 1e9)}`;
    const group = await other.createGroup(name, [first.credentials.userId]);
    await other.say(group, 'We meet at noon');
    await visitAs(page, brand, first, pathToSearch(name));
    const groups = wordsOf(brand).of('groups.page')('groups');
    await expect(page.getByRole('heading', { level: 2, name: groups, exact: true })).toBeVisible();
    const found = page.getByRole('link').filter({ hasText: name, visible: true }).first();
    await expect(found).toHaveAttribute('href', /id=group_/);
    await found.click();
    await expect(seen(page, 'We meet at noon')).toBeVisible();
    await expect(field(page, brand)).toBeVisible();
    other.leave();
  },
);
