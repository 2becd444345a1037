// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { groupInfo, groupMember } from '../../../contract/gateway/entities/group.ts';
import { friend } from '../../../contract/gateway/entities/people.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { ownMembershipsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import words from '../../../locales/en-US/chat.actions.json';

const inGroup = { sessionType: 3, groupID: 'g1', recvID: '', conversationID: 'group_g1' } as const;
const group = {
  conversationID: 'group_g1',
  conversationType: 3,
  groupID: 'g1',
  userID: '',
} as const;

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function openGroup(isNotInGroup = false): Promise<void> {
  page = await openConversation({
    id: group.conversationID,
    row: plainRow({ ...group, showName: 'Neighbours', isNotInGroup }),
    features: ['groups'],
    timeline: {
      messages: [
        plainMessage({ ...inGroup, content: 'When?' }),
        plainMessage({ ...inGroup, clientMsgID: 'm2', sendID: 'u1', seq: 2, content: 'At nine.' }),
      ],
    },
  });
}

const faces = () => [...document.querySelectorAll<HTMLElement>('[data-sender-face]')];
const items = () =>
  [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].map((one) => one.textContent);

/** As a finger that rests there, the right button and the menu key end. */
async function rest(on: Element | undefined): Promise<void> {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  await act(async () => void on?.firstElementChild?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
}

describe('the face of who wrote in a group', () => {
  it('leads to the person', async () => {
    await openGroup();
    expect(new Set(faces().map((one) => one.getAttribute('href')))).toEqual(
      new Set([pathToUserInfo('bea', 'g1')]),
    );
  });

  it('has them mentioned where a finger rests on it, and the field has the focus', async () => {
    await openGroup();
    await page.type(chat.messageField, 'Come too');
    await rest(faces().at(-1));
    expect(page.field().value).toBe('Come too @Bea ');
    expect(document.activeElement).toBe(page.field());
    expect(items()).toEqual([]);
  });

  it('leads nowhere where the group lets its members not look at each other, but to friends', async () => {
    await openGroup();
    const info = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', lookMemberInfo: 1 });
    const own = v.parse(groupMember, { groupID: 'g1', userID: 'u1', roleLevel: 1 });
    await act(async () => {
      const rows = new Map([['g1', info]]);
      page.store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows });
      page.store.set(ownMembershipsAtom, new Map([['g1', own]]));
    });
    expect(faces().map(({ tagName }) => tagName)).not.toContain('A');
    await rest(faces().at(-1));
    expect(page.field().value).toBe('@Bea ');
    const bea = v.parse(friend, { userID: 'bea', nickname: 'Bea' });
    const friends = { isLoaded: true, rows: new Map([['bea', bea]]) };
    await act(async () => page.store.set(listStateAtom('friends'), friends));
    expect(faces().map(({ tagName }) => tagName)).toContain('A');
  });

  it('opens the menu where nothing can be written, which mentions nobody then', async () => {
    await openGroup(true);
    await rest(faces().at(-1));
    await until(() => items().length > 0);
    expect(items()).not.toContain(words.mention);
  });
});

it('the menu of another’s message in a group mentions who sent it', async () => {
  await openGroup();
  await act(async () => document.querySelector<HTMLElement>('[data-message-menu]')?.click());
  await until(() => items().includes(words.mention));
  const entries = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const entry = entries.find(({ textContent }) => textContent === words.mention);
  await act(async () => entry?.click());
  expect(page.field().value).toBe('@Bea ');
  await until(() => document.activeElement === page.field());
});
