// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  answeringMessaging,
  type KnownOfBea,
  readerWhoKnows,
} from '../../../../tests/support/people.ts';
import { plainCredentials, plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { sessionAtom } from '../../../core/session/sessionAtom.ts';
import adding from '../../../locales/en-US/contacts.addFriend.json' with { type: 'json' };
import relation from '../../../locales/en-US/contacts.relation.json' with { type: 'json' };
import { FriendVerifyScreen } from './FriendVerifyScreen.tsx';

let page: ShownScreen;
afterEach(async () => {
  await page.close();
  // Words that were not sent are kept for the next time.
  sessionStorage.clear();
});

async function open(
  known: KnownOfBea,
  answers: Answers = {},
  userID = 'bea',
  reader = readerWhoKnows(known),
): Promise<string[]> {
  const { messaging, calls } = answeringMessaging(answers);
  const address = `/pages/chat/friend-verify?userID=${userID}`;
  page = await showScreen(<FriendVerifyScreen />, { services: { messaging }, address }, reader);
  return calls;
}

/** @returns has the reader's account come, which had not when the page opened */
async function openBeforeAccount(answers: Answers): Promise<() => Promise<void>> {
  const reader = readerWhoKnows();
  reader.set(sessionAtom, { type: 'logged-in', credentials: plainCredentials, profile: null });
  await open({}, answers, 'bea', reader);
  const account = { type: 'profile-loaded', userId: 'u1', profile: plainProfile } as const;
  return () => act(async () => reader.set(sessionAtom, account));
}

describe('asking somebody to become a friend', () => {
  it('says who asks, sends that once, and leads back to the person', async () => {
    const calls = await open({});
    expect((page.control(adding.words) as HTMLTextAreaElement).value).toBe("I'm Ada.");
    await page.tap(adding.send);
    expect(calls).toEqual(['AddFriend {"toUserID":"bea","reqMsg":"I\'m Ada."}']);
    expect(page.address()).toBe('/pages/chat/user-info?userID=bea');
  });

  it.each([
    ['unknown', adding.sendUnknown],
    ['refused', adding.sendRefused],
    ['not-sent', relation.notSent],
  ])('says what became of a request that is %s, and keeps the words', async (answer, sentence) => {
    const calls = await open({}, { AddFriend: answer });
    await page.type(adding.words, 'We met.');
    await page.tap(adding.send);
    await page.shows(sentence);
    expect(calls).toHaveLength(1);
    expect((page.control(adding.words) as HTMLTextAreaElement).value).toBe('We met.');
  });

  it('says who asks once that is known', async () => {
    const arrives = await openBeforeAccount({});
    expect((page.control(adding.words) as HTMLTextAreaElement).value).toBe('');
    await arrives();
    expect((page.control(adding.words) as HTMLTextAreaElement).value).toBe("I'm Ada.");
  });

  it('keeps the words, and what became of them, when the account comes later', async () => {
    const arrives = await openBeforeAccount({ AddFriend: 'refused' });
    await page.type(adding.words, 'We met.');
    await page.tap(adding.send);
    await page.shows(adding.sendRefused);
    await arrives();
    expect((page.control(adding.words) as HTMLTextAreaElement).value).toBe('We met.');
    expect(page.text()).toContain(adding.sendRefused);
  });

  it('sends no more than the gateway takes', async () => {
    const calls = await open({});
    await page.type(adding.words, 'x'.repeat(256));
    await page.tap(adding.send);
    await page.shows('256/255');
    expect(calls).toEqual([]);
  });

  it('says that somebody was asked already, and asks again', async () => {
    const calls = await open({ asked: 'by reader' });
    await page.shows(adding.alreadySent);
    await page.tap(adding.send);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a friend', { friend: {} }, adding.alreadyFriends],
    ['one who asks', { asked: 'by her' }, adding.asks],
    ['one who is blocked', { isBlocked: true }, adding.blockedNow],
  ] as const)('asks nothing of %s', async (_, known, title) => {
    await open(known);
    await page.shows(title);
    expect(page.has(adding.send)).toBe(false);
    await page.tap(adding.toProfile);
    expect(page.address()).toBe('/pages/chat/user-info?userID=bea');
  });

  it.each(['', 'u1'])('asks nothing of the id "%s"', async (userID) => {
    await open({}, {}, userID);
    await page.shows(adding.nobodyToAsk);
  });
});
