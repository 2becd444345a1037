// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { friend, friendApplication } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import { messagingStatusAtom } from '../../../core/messaging/messagingAtoms.ts';
import person from '../../../locales/en-US/common.person.json';
import list from '../../../locales/en-US/contacts.list.json';
import texts from '../../../locales/en-US/contacts.newFriend.json';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { NewFriendScreen } from './NewFriendScreen.tsx';

type Call = { name: string; input: unknown };
let screen: ShownScreen;
let calls: Call[] = [];
/** Settles the call under way. */
let settle: { done: () => void; fail: (kind: 'refused' | 'not-sent' | 'unknown') => void };
afterEach(() => screen.close());

const received = (fromUserID: string, fromNickname: string, more: object = {}) =>
  v.parse(friendApplication, { fromUserID, fromNickname, toUserID: 'ann', createTime: 9, ...more });
const sent = (toUserID: string, toNickname: string, more: object = {}) =>
  v.parse(friendApplication, { fromUserID: 'ann', toUserID, toNickname, createTime: 5, ...more });
type Application = ReturnType<typeof received>;

function show(store: ShownScreen['store'], from: Application[], to: Application[] = []): void {
  const listOf = (some: Application[]) => ({
    isLoaded: true,
    rows: new Map(some.map((one) => [`${one.fromUserID} ${one.toUserID}`, one])),
  });
  store.set(listStateAtom('friendApplicationsReceived'), listOf(from));
  store.set(listStateAtom('friendApplicationsSent'), listOf(to));
}

async function open(from: Application[] | null, to: Application[] = []) {
  const { store } = member();
  calls = [];
  if (from) show(store, from, to);
  const call = (({ name }: { name: string }, input: unknown) => {
    calls.push({ name, input });
    return new Promise<void>((resolve, reject) => {
      settle = { done: resolve, fail: (kind) => reject(new GatewayError(name, kind, 809)) };
    });
  }) as unknown as Messaging['call'];
  screen = await showScreen(
    <NewFriendScreen />,
    {
      texts: { 'contacts.list': list, 'contacts.newFriend': texts, 'common.person': person },
      services: { messaging: { ...idleServices.messaging, call, loadList } },
    },
    store,
  );
  return store;
}

/** Fails to fetch a list. */
let failList: (name: string) => void;
const loadList = (): Promise<void> =>
  new Promise((_, reject) => {
    failList = (name) => reject(new GatewayError(name, 'refused', 500));
  });

const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
const hello = { reqMsg: 'Hello, it is me.' };

describe('NewFriendScreen', () => {
  it('shows both directions, newest first, each with where it stands', async () => {
    await open(
      [received('ben', 'Ben', hello), received('cat', 'Cat', { handleResult: 1, createTime: 2 })],
      [sent('dan', 'Dan', { ...hello, handleResult: -1, handleMsg: 'Who are you?' })],
    );
    const [first = '', second = '', third = ''] = rows();
    expect(first).toContain(`Ben${texts.theyAsked}PendingHello, it is me.`);
    expect(first).toContain(texts.accept);
    expect(second).toContain('DanYou: Hello, it is me.Declined');
    expect(third).toContain(`Cat${texts.theyAsked}Added`);
  });

  it('opens and closes an application in place', async () => {
    await open([], [sent('dan', 'Dan', { handleResult: -1, handleMsg: 'Who are you?' })]);
    const head = () => document.querySelector<HTMLElement>('[aria-expanded]');
    expect(head()?.getAttribute('aria-expanded')).toBe('false');
    await act(async () => head()?.click());
    expect(head()?.getAttribute('aria-expanded')).toBe('true');
    expect(screen.text()).toContain('Reason: Who are you?');
    expect(screen.has(texts.accept)).toBe(false);
    await screen.tap(texts.viewProfile);
    expect(screen.address()).toBe('/pages/chat/user-info?userID=dan');
    await act(async () => head()?.click());
    expect(screen.text()).not.toContain('Who are you?');
  });

  it('accepts once, however often it is pressed, and follows the list', async () => {
    const store = await open([received('ben', 'Ben')]);
    const accept = screen.control(texts.accept);
    await act(async () => {
      accept.click();
      accept.click();
    });
    await act(async () => accept.click());
    expect(calls).toEqual([
      { name: 'AcceptFriendApplication', input: { toUserID: 'ben', handleMsg: '' } },
    ]);
    expect(accept.getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      show(store, [received('ben', 'Ben', { handleResult: 1 })]);
      settle.done();
    });
    expect(rows()[0]).toContain(texts.added);
    expect(screen.said()).toBe('You and Ben are now friends.');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    await act(async () => (document.activeElement as HTMLElement).click());
    await screen.tap(texts.sendMessage);
    expect(screen.address()).toBe('/pages/chat/conversation?id=single_ben');
  });

  it('declines after asking, with the reason that was typed', async () => {
    await open([received('ben', 'Ben')]);
    await screen.tap(texts.decline);
    await screen.shows('Decline the request from Ben?');
    expect(calls).toEqual([]);
    await screen.type(texts.reasonField, ' Do I know you? ');
    const dialog = document.querySelector('[role="alertdialog"]');
    await act(async () => [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click());
    expect(calls).toEqual([
      { name: 'RefuseFriendApplication', input: { toUserID: 'ben', handleMsg: 'Do I know you?' } },
    ]);
    await act(async () => settle.done());
    expect(screen.text()).not.toContain('Decline the request from Ben?');
  });

  it('keeps the reason where nothing was sent', async () => {
    await open([received('ben', 'Ben')]);
    await screen.tap(texts.decline);
    await screen.shows('Decline the request from Ben?');
    await screen.type(texts.reasonField, 'Not now');
    const dialog = document.querySelector('[role="alertdialog"]');
    await act(async () => [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click());
    await act(async () => settle.fail('not-sent'));
    expect((screen.control(texts.reasonField) as HTMLInputElement).value).toBe('Not now');
    expect(screen.said()).toBe(texts.answerNotSent);
  });

  it('asks no longer for a reason once another device has answered, and says so', async () => {
    const store = await open([received('ben', 'Ben')]);
    await screen.tap(texts.decline);
    await screen.shows('Decline the request from Ben?');
    await act(async () => show(store, [received('ben', 'Ben', { handleResult: 1 })]));
    await screen.settles(() => !screen.has(texts.reasonField));
    expect(screen.said()).toBe(texts.answerRefused);
    expect(calls).toEqual([]);
  });

  it('says what became of its own answer alone, though the list is first to know', async () => {
    const store = await open([received('ben', 'Ben')]);
    await screen.tap(texts.decline);
    await screen.shows('Decline the request from Ben?');
    const dialog = document.querySelector('[role="alertdialog"]');
    await act(async () => [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click());
    await act(async () => show(store, [received('ben', 'Ben', { handleResult: -1 })]));
    expect(screen.said()).toBe('');
    await act(async () => settle.done());
    expect(screen.said()).toBe(texts.nowDeclined);
    await screen.settles(() => !screen.has(texts.reasonField));
  });

  it.each([
    ['not-sent', texts.answerNotSent],
    ['unknown', texts.answerUnknown],
    ['refused', texts.answerRefused],
  ] as const)('says that an answer ended as %s, and offers it again', async (kind, sentence) => {
    await open([received('ben', 'Ben')]);
    await screen.tap(texts.accept);
    await act(async () => settle.fail(kind));
    expect(screen.said()).toBe(sentence);
    expect(rows()[0]).toContain(texts.pending);
    await screen.tap(texts.accept);
    expect(calls).toHaveLength(2);
  });

  it('answers applications apart from each other', async () => {
    await open([received('ben', 'Ben', { createTime: 10 }), received('cat', 'Cat')]);
    const accept = () =>
      [...document.querySelectorAll('button')].filter((one) =>
        one.textContent?.startsWith(texts.accept),
      );
    await act(async () => accept()[0]?.click());
    await act(async () => accept()[1]?.click());
    expect(calls.map(({ input }) => input)).toEqual([
      { toUserID: 'ben', handleMsg: '' },
      { toUserID: 'cat', handleMsg: '' },
    ]);
  });

  it('shows what strangers write as words, never as markup, and friends by their alias', async () => {
    const store = await open([
      received('ben', '<img src=x>', { reqMsg: '<b>Hi</b> $t(accept) {{name}}' }),
    ]);
    expect(document.querySelector('li img, li b')).toBeNull();
    expect(rows()[0]).toContain('<img src=x>');
    expect(rows()[0]).toContain('<b>Hi</b> $t(accept) {{name}}');
    const known = v.parse(friend, { userID: 'ben', remark: 'Benny' });
    await act(async () =>
      store.set(listStateAtom('friends'), { isLoaded: true, rows: new Map([['ben', known]]) }),
    );
    expect(rows()[0]).toContain('Benny');
  });

  it('waits for a new device, says that there is nothing, or that it cannot be had', async () => {
    const store = await open(null);
    await act(async () => store.set(messagingStatusAtom, 'syncing'));
    expect(document.querySelector('[role="status"][aria-label]')).not.toBeNull();
    await act(async () => failList('GetSendFriendApplicationList'));
    expect(screen.text()).toContain(texts.requestsFailedTitle);
    await act(async () => store.set(messagingStatusAtom, 'waiting'));
    expect(screen.text()).toContain(texts.requestsFailedTitle);
    await act(async () => show(store, []));
    expect(screen.text()).toContain(texts.requestsEmptyTitle);
  });
});
