// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { friend } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom, timelinesAtom } from '../../../core/messaging/messagingAtoms.ts';
import texts from '../../../locales/en-US/chat.readers.json';

const id = 'group_g';
const member = (userID: string) =>
  v.parse(groupMember, { groupID: 'g', userID, nickname: `Name of ${userID}`, joinTime: 1 });
const people = ['u1', 'ann', 'bob'].map((userID): [string, ReturnType<typeof member>] => [
  userID,
  member(userID),
]);

function sent(readers: string[], readTimes: Record<string, number> = {}) {
  return plainMessage({
    ...{ conversationID: id, groupID: 'g', sessionType: 2, sendID: 'u1', recvID: '', readTimes },
    attachedInfoElem: {
      groupHasReadInfo: {
        ...{ hasReadUserIDList: readers, hasReadCount: readers.length, groupMemberCount: 3 },
      },
      isPrivateChat: false,
      hasReadTime: 0,
    },
  });
}

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function open(readers: string[], group: object = {}): Promise<void> {
  page = await openConversation({
    id,
    row: plainRow({ conversationID: id, conversationType: 2, userID: '', groupID: 'g' }),
    timeline: { messages: [sent(readers, { ann: 1_700_000_100_000 })] },
    features: ['groups', 'channels'],
  });
  const info = v.parse(groupInfo, { groupID: 'g', groupName: 'G', memberCount: 3, ...group });
  await act(async () =>
    page.store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g', info]]) }),
  );
}

const know = () =>
  act(async () =>
    page.store.set(listStateAtom('members', 'g'), { isLoaded: true, rows: new Map(people) }),
  );

it('says how many have read it, and who has and has not', async () => {
  await open(['ann']);
  await page.tap('Read by 1');
  await page.shows('Read · 1');
  await know();
  await page.shows('Not read yet · 1');
  expect(page.text()).toMatch(/Read · 1.*Name of ann.*Not read yet · 1.*Name of bob/);
  expect(document.querySelector('section time')).not.toBeNull();
});

it('follows what is heard while it is open', async () => {
  await open(['ann']);
  await know();
  await page.tap('Read by 1');
  await page.shows('Not read yet · 1');
  const known = page.store.get(timelinesAtom).get(id);
  if (!known) throw new Error('It is not open.');
  await act(async () =>
    page.store.set(timelinesAtom, new Map([[id, { ...known, messages: [sent(['ann', 'bob'])] }]])),
  );
  await page.shows('Read · 2');
  expect(page.text()).toContain(texts.everybody);
  expect(page.text()).not.toContain('Not read yet');
});

it('shows who has not read it in the order of the members, by the names the reader gave them', async () => {
  await open(['ann']);
  const more = ['zoe', 'carl', 'ann', 'bob'].map((userID) => [userID, member(userID)] as const);
  const carl = v.parse(friend, { userID: 'carl', nickname: 'Carl', remark: 'Aunt Carla' });
  await act(async () => {
    page.store.set(listStateAtom('friends'), { isLoaded: true, rows: new Map([['carl', carl]]) });
    page.store.set(listStateAtom('members', 'g'), { isLoaded: true, rows: new Map(more) });
  });
  await page.tap('Read by 1');
  await page.shows('Not read yet · 3');
  expect(page.text()).toMatch(/Aunt Carla.*Name of bob.*Name of zoe/);
});

it('says without a network what it does not know', async () => {
  await open(['ann']);
  await act(async () => page.store.set(messagingStatusAtom, 'waiting'));
  await page.tap('Read by 1');
  await page.shows(texts.offline);
});

it.each([
  ['a channel', { ex: JSON.stringify({ groupType: 'channel' }) }],
  ['a group of many', { memberCount: 201 }],
])('says that it was read, and not by whom, in %s', async (_, group) => {
  await open(['ann'], group);
  expect(page.text()).toContain('Read');
  expect(page.has('Read by 1')).toBe(false);
});
