import type { Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import type { FeatureId } from '../../../app/brand/features.ts';
import { keptTabs } from '../../../app/brand/tabs.ts';
import { paths, pathToConversation, pathToUserInfo } from '../../../app/core/navigation/paths.ts';
import { exchangePaths } from '../../../app/features/exchange/paths.ts';
import { shareQrcodePath } from '../../../app/features/invite/paths.ts';
import { switchAccountPath } from '../../../app/features/multi-account/paths.ts';
import { rechargePath } from '../../../app/features/recharge/paths.ts';
import { pointsDetailsPath } from '../../../app/parts/money/orderPaths.ts';
import { saysWhatItMeans } from './meantTexts.ts';
import { wordsOf } from './person.ts';
import { expect } from './test.ts';

/** Screens of features. */
const featureScreens: readonly [FeatureId, readonly string[]][] = [
  ['points', [pointsDetailsPath]],
  ['exchange', Object.values(exchangePaths)],
  ['recharge', [rechargePath]],
  ['invite', [shareQrcodePath]],
  ['multi-account', [switchAccountPath]],
];

/**
 * @param peerId a person to look at
 * @returns addresses of a brand's screens but for the first; the one that changes the language comes last
 */
export function screensOf(brand: Brand, peerId: string): string[] {
  return [
    ...[paths.mine, paths.contacts, paths.newFriend, paths.addFriend],
    ...[pathToUserInfo(peerId), `${paths.friendVerify}?userID=${peerId}`],
    ...[`${paths.report}?userID=${peerId}`, paths.search, pathToConversation(`single_${peerId}`)],
    ...[paths.editInformation, paths.editNickName, paths.changeAvatar, paths.safetySetting],
    ...[paths.modifyPassword, paths.phoneNumber, paths.noticeList, paths.notificationSetting],
    ...[paths.about, paths.install, paths.webview, paths.shareImage, paths.previewImage],
    ...[paths.openLocation],
    ...keptTabs(brand.features).flatMap(({ id, path }) =>
      id === 'chat' || id === 'mine' ? [] : [path],
    ),
    ...featureScreens.flatMap(([id, own]) => (brand.features.includes(id) ? own : [])),
    ...[paths.appearance, paths.languageSetting],
  ];
}

/** Goes to another screen within the app, as a link of it does. */
export async function goTo(page: Page, path: string): Promise<void> {
  const heading = inFront(page, 'h1').first();
  const left = await heading.elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const isLeft = (one: Element) => !one.checkVisibility() || one.closest('[inert]') !== null;
  await expect.poll(() => left?.evaluate(isLeft)).toBe(true);
  await expect(heading).toBeVisible();
}

/** Writes into the fields of the screen in front, chooses what can be chosen, and looks at the texts each time. */
export async function useScreen(page: Page, brand: Brand): Promise<void> {
  await saysWhatItMeans(page);
  for (const field of await inFront(
    page,
    'input[type="text"], input[type="search"], textarea',
  ).all())
    for (const text of ['7', '7a', '']) {
      await field.fill(text);
      await saysWhatItMeans(page);
    }
  for (const choice of await inFront(
    page,
    '[data-page] [role="radio"], input[type="radio"]',
  ).all()) {
    await choice.dispatchEvent('click');
    await saysWhatItMeans(page);
  }
  await expect(page.getByText(wordsOf(brand).of('shell.frame')('crashTitle'))).toHaveCount(0);
}

const inFront = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .and(page.locator(':not(:disabled, [readonly], [inert] *)'));
