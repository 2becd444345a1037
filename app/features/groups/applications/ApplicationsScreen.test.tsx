// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type Answers, answeringMessaging, infoOf } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import {
  type GroupApplication,
  groupApplication,
  groupInfo,
  groupMember,
} from '../../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom, ownMembershipsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import * as faces from '../../../ui/Avatar.tsx';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';

let screen: ShownScreen;
let calls: string[];
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

const application = (userID: string, more: Partial<GroupApplication> = {}): GroupApplication =>
  v.parse(groupApplication, {
    ...{ groupID: 'g1', groupName: 'Walkers', userID, nickname: userID, reqTime: 5 },
    ...more,
  });

function show(rows: readonly GroupApplication[]): void {
  screen.store.set(listStateAtom('groupApplicationsReceived'), mapOf(rows));
}

const mapOf = (rows: readonly GroupApplication[]) => ({
  isLoaded: true,
  rows: new Map(rows.map((one) => [`${one.groupID} ${one.userID}`, one])),
});

async function open(
  rows: readonly GroupApplication[],
  { answers = {}, search = '' }: { answers?: Answers; search?: string } = {},
): Promise<void> {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  store.set(listStateAtom('groupApplicationsReceived'), mapOf(rows));
  store.set(listStateAtom('joinedGroups'), {
    isLoaded: true,
    rows: new Map([['g1', v.parse(groupInfo, { groupID: 'g1', groupType: 2 })]]),
  });
  const own = v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel: 3 });
  store.set(ownMembershipsAtom, new Map([['g1', own]]));
  const answering = answeringMessaging({
    ...{ AcceptGroupApplication: undefined, RefuseGroupApplication: undefined },
    GetUsersInfo: infoOf('bea', 'Bea'),
    ...answers,
  });
  calls = answering.calls;
  const messaging = { ...answering.messaging, loadList: async () => undefined };
  screen = await showScreen(
    <ApplicationsScreen />,
    { services: { messaging }, address: `/pages/chat/group-applications${search}` },
    store,
  );
}

const rowOf = (name: string) =>
  document.querySelector<HTMLElement>(`article[aria-label="${name}"]`);
const press = (name: string, label: string) =>
  act(async () => {
    const buttons = [...(rowOf(name)?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent === label)?.click();
  });
const answersSent = () => calls.filter((call) => /GroupApplication /.test(call));

describe('ApplicationsScreen', () => {
  it('has who waits first, with their words and how they came, and who was answered below', async () => {
    await open([
      application('old', { reqTime: 1, joinSource: 3 }),
      application('new', { reqTime: 9, reqMsg: 'Hello', joinSource: 4, inviterUserID: 'bea' }),
      application('guest', { reqTime: 4, joinSource: 2, inviterUserID: 'bea' }),
      application('done', { handleResult: 1, handleUserID: 'bea' }),
      application('gone', { handleResult: -1, handleUserID: 'u1', handledMsg: 'Who?' }),
    ]);
    await screen.shows('By the code or link of Bea');
    expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      '3 waiting',
      'Answered',
    ]);
    const names = [...document.querySelectorAll('article')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names.slice(0, 3)).toEqual(['new', 'guest', 'old']);
    expect(rowOf('new')?.textContent).toContain('Hello');
    expect(rowOf('new')?.textContent).toContain('Walkers');
    expect(rowOf('old')?.textContent).toContain('Found by search');
    expect(rowOf('guest')?.textContent).toContain('Invited by Bea');
    expect(rowOf('done')?.textContent).toContain('Accepted by Bea');
    expect(rowOf('gone')?.textContent).toContain('DeclinedReason: Who?');
  });

  it('is about one group where the address names it', async () => {
    await open([application('here'), application('there', { groupID: 'g2' })], {
      search: '?id=g1',
    });
    expect(rowOf('here')).not.toBeNull();
    expect(rowOf('there')).toBeNull();
    expect(rowOf('here')?.textContent).not.toContain('Walkers');
  });

  it('accepts once, and declines after a question with a reason', async () => {
    await open([application('Ann'), application('Ben')]);
    await press('Ann', 'Accept');
    expect(screen.said()).toBe('Ann joined');
    await press('Ben', 'Decline');
    await screen.shows('Decline the request from Ben?');
    await screen.type('Reason (optional)', ' Who are you? ');
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].at(-1)?.click(),
    );
    await screen.settles(() => answersSent().length === 2);
    expect(answersSent()).toEqual([
      'AcceptGroupApplication {"groupID":"g1","fromUserID":"Ann","handleMsg":""}',
      'RefuseGroupApplication {"groupID":"g1","fromUserID":"Ben","handleMsg":"Who are you?"}',
    ]);
  });

  it.each([
    [new GatewayError('x', 'refused', 809), 'Somebody else has already answered this.'],
    [new GatewayError('x', 'refused', 820), "It's full, so nobody else can join."],
    ['not-sent', "You're offline, and nothing was changed. Check your network and try again."],
    [
      'unknown',
      "No answer came, so we don't know yet whether this was done. You'll see once you reconnect.",
    ],
  ])('says in words why an answer came to nothing: %s', async (answer, sentence) => {
    await open([application('Ann')], { answers: { AcceptGroupApplication: answer } });
    await press('Ann', 'Accept');
    expect(screen.said()).toBe(sentence);
  });

  it('shows what another admin answered meanwhile as such', async () => {
    await open([application('Ann')]);
    await act(async () =>
      show([application('Ann', { handleResult: 1, handleUserID: 'bea', handledTime: 9 })]),
    );
    await screen.shows('Accepted by Bea');
    expect(rowOf('Ann')?.querySelector('button')).toBeNull();
  });

  it('asks no longer for a reason once another admin has answered, and says so', async () => {
    await open([application('Ann'), application('Ben')]);
    await press('Ben', 'Decline');
    await screen.shows('Decline the request from Ben?');
    const byOther = { handleResult: 1, handleUserID: 'bea', handledTime: 9 };
    await act(async () => show([application('Ann', byOther), application('Ben')]));
    expect(screen.has('Reason (optional)')).toBe(true);
    await act(async () => show([application('Ann', byOther), application('Ben', byOther)]));
    await screen.settles(() => !screen.has('Reason (optional)'));
    expect(screen.said()).toBe('Somebody else has already answered this.');
    expect(answersSent()).toEqual([]);
  });

  it('asks no longer for a reason where the request is gone, and says of nobody that they answered it', async () => {
    await open([application('Ann'), application('Ben')]);
    await press('Ben', 'Decline');
    await screen.shows('Decline the request from Ben?');
    await act(async () => show([application('Ann')]));
    await screen.settles(() => !screen.has('Reason (optional)'));
    expect(screen.said()).toBe('');
  });

  it('draws one row anew when one of a thousand changes, and only those near the view at all', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      application(`user${at}`, { reqTime: 2_000 - at }),
    );
    const drawn = vi.spyOn(faces, 'Avatar');
    await open(rows);
    expect(document.querySelectorAll('article').length).toBeGreaterThan(5);
    expect(document.querySelectorAll('article').length).toBeLessThan(100);
    expect(drawn.mock.calls.length).toBeGreaterThan(5);
    drawn.mockClear();
    const changed = rows.map((one, at) => (at === 2 ? { ...one, reqMsg: 'Changed' } : one));
    await act(async () => show(changed));
    expect(rowOf('user2')?.textContent).toContain('Changed');
    expect(drawn.mock.calls).toHaveLength(1);
    drawn.mockRestore();
  });

  it('says so where nobody asks', async () => {
    await open([]);
    expect(screen.text()).toContain('No requests');
  });
});
