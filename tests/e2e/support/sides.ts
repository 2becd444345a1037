import type { Browser, Locator, Page } from 'playwright/test';
import type { Brand } from '../../../app/brand/brand.ts';
import {
  acceptFriendApplication,
  addFriend,
} from '../../../app/contract/gateway/functions/friends.ts';
import { paths } from '../../../app/core/navigation/paths.ts';
import { type LoggedIn, signUpElsewhere } from './api.ts';
import { acquaint, joinAs, openChat, timeline } from './chat.ts';
import { shownButton } from './choose.ts';
import { newPerson, wordsOf } from './person.ts';
import { addressOf } from './sites.ts';
import { type Misconduct, ready, watch } from './test.ts';

/** One of two people who write to each other: their conversation in one tab, their list in another. */
export type Side = {
  brand: Brand;
  page: Page;
  list: Page;
  /** What only this side says. */
  name: string;
  misconduct: Misconduct[];
  words(area: string): (key: string) => string;
  shown(): Locator;
  button(name: string): Locator;
};

/**
 * Two people who know each other, each on a site of their own, in tabs side by side.
 * @returns both, and what closes their tabs
 */
export async function openSides(browser: Browser, brands: readonly [Brand, Brand]) {
  const { first, second, other } = await acquaint(...brands);
  other.leave();
  await befriend(brands, [first, second]);
  const contexts = await Promise.all(
    brands.map(() =>
      browser.newContext({
        permissions: ['geolocation'],
        geolocation: { latitude: 3.15785, longitude: 101.71165, accuracy: 12 },
      }),
    ),
  );
  const open = async (at: 0 | 1, who: LoggedIn, peer: LoggedIn): Promise<Side> => {
    const context = contexts[at];
    const brand = brands[at];
    if (!context) throw new Error('There are two sides.');
    const [page, list] = [await context.newPage(), await context.newPage()];
    const misconduct = watch(page);
    await openChat(page, brand, who, peer.credentials.userId);
    await list.goto(addressOf(brand, paths.chat));
    await ready(list);
    return {
      ...{ brand, page, list, misconduct, name: at === 0 ? 'Ann' : 'Ben' },
      words: (area) => wordsOf(brand).of(area),
      shown: () => timeline(page, brand),
      button: (name) => shownButton(page, name),
    };
  };
  const sides = await Promise.all([open(0, first, second), open(1, second, first)]);
  return {
    sides,
    async close(): Promise<void> {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/**
 * Makes somebody, whose contact card they can send then, the friend of these people.
 * @returns the id of that friend
 */
export async function befriend(
  brands: readonly [Brand, Brand],
  people: readonly LoggedIn[],
): Promise<string> {
  const cleo = await joinAs(brands[0], await signUpElsewhere(brands[0], newPerson()));
  for (const [at, who] of people.entries()) {
    const person = await joinAs(at === 0 ? brands[0] : brands[1], who);
    await cleo.client.call(addFriend, { toUserID: person.userID, reqMsg: '' });
    await person.client.call(acceptFriendApplication, { toUserID: cleo.userID, handleMsg: '' });
    person.leave();
  }
  cleo.leave();
  return cleo.userID;
}
