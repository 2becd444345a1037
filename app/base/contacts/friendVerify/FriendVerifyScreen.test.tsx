// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  answeringMessaging,
  type KnownOfBea,
  readerWhoKnows,
} from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import adding from '../../../locales/en-US/contacts.addFriend.json' with { type: 'json' };
import relation from '../../../locales/en-US/contacts.relation.json' with { type: 'json' };
import { FriendVerifyScreen } from './FriendVerifyScreen.tsx';

let page: ShownScreen;
afterEach(async () => {
  await page.close();
  // Words that were not sent are kept for the next time.
  sessionStorage.clear();
});

async function open(known: KnownOfBea, answers: Answers = {}, userID = 'bea'): Promise<string[]> {
  const { messaging, calls } = answeringMessaging(answers);
  const address = `/pages/chat/friend-verify?userID=${userID}`;
  page = await showScreen(
    <FriendVerifyScreen />,
    { services: { messaging }, address },
    readerWhoKnows(known),
  );
  return calls;
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
