// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { plainRow } from '../../../tests/support/chatRows.ts';
import { chatTexts } from '../../../tests/support/chatTexts.ts';
import { member } from '../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { ChatTab } from '../../base/chat/list/ChatTab.tsx';
import { groupInfo, groupMember } from '../../contract/gateway/entities/group.ts';
import { sessionType } from '../../contract/gateway/enums.ts';
import { listStateAtom } from '../../core/messaging/lists/listAtoms.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
  groupFacesAtom,
  isListLoadedAtom,
  messagingStatusAtom,
} from '../../core/messaging/messagingAtoms.ts';

const row = plainRow({
  conversationID: 'super_group_g',
  conversationType: sessionType.superGroup,
  userID: '',
  groupID: 'g',
  showName: 'Sunday hikers',
});
const faces = ['Ann', 'Ben', 'Cat'].map((nickname) =>
  v.parse(groupMember, { groupID: 'g', userID: nickname.toLowerCase(), nickname }),
);

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(changes: object = {}) {
  const { store } = member();
  const group = v.parse(groupInfo, { groupID: 'g', memberCount: 3, ...changes });
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g', group]]) });
  store.set(conversationRowsAtom, new Map([[row.conversationID, row]]));
  store.set(conversationOrderAtom, [row.conversationID]);
  store.set(isListLoadedAtom, true);
  const asked: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async (_name: string, groupID = '') => void asked.push(groupID),
  };
  screen = await showScreen(<ChatTab />, { texts: chatTexts, services: { messaging } }, store);
  const picture = () => document.querySelector('li a [aria-hidden="true"]')?.textContent;
  return { store, asked, picture };
}

it('a group without a picture asks for its members once connected, and shows them', async () => {
  const { store, asked, picture } = await open();
  expect(picture()).toBe('SH');
  expect(asked).toEqual([]);
  await act(async () => store.set(messagingStatusAtom, 'online'));
  expect(asked).toEqual(['g']);
  await act(async () => store.set(groupFacesAtom, new Map([['g', faces]])));
  expect(picture()).toBe('ABC');
});

it.each([{ memberCount: 500 }, { ex: '{"groupType":"channel"}' }])(
  'a large group and a channel ask for nobody: %j',
  async (changes) => {
    const { store, asked } = await open(changes);
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect(asked).toEqual([]);
  },
);
