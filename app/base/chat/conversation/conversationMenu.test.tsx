// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { type GroupInfo, groupInfo } from '../../../contract/gateway/entities/group.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import type { Feature } from '../../../core/feature/feature.ts';
import { listStateAtom, wantedListsAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import { platformAtom } from '../../../core/platform/platformAtom.ts';
import menu from '../../../locales/en-US/chat.menu.json';
import common from '../../../locales/en-US/common.json';

let page: OpenedConversation;
let noticesLoaded: number;
let takeLayout: () => void;
/** What was asked of the gateway. */
let asked: unknown[];
/** How it answers. */
let answer: () => Promise<unknown>;
beforeEach(() => {
  takeLayout = giveLayout();
  asked = [];
  answer = async () => undefined;
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

/** Hands in rows about some groups and about all, and one about everybody, which comes first. */
const handingIn: Feature = {
  id: 'feature/groups',
  name: 'common:about',
  routes: [],
  slots: {
    'conversation.menu': [
      {
        id: 'group',
        order: 35,
        label: (group) => (group && isChannel(group) ? 'common:install' : 'common:about'),
        Icon: () => null,
        pathOf: (peer) => ('groupID' in peer ? `/about?group=${peer.groupID}` : null),
        isAbout: true,
      },
      {
        id: 'someGroups',
        order: 34,
        label: 'common:language',
        Icon: () => null,
        pathOf: (peer) => ('groupID' in peer && peer.groupID === 'g2' ? '/about-some' : null),
        isAbout: true,
      },
      {
        id: 'everybody',
        order: 5,
        label: 'common:share',
        Icon: () => null,
        pathOf: (_, conversationID) => `/share?of=${conversationID}`,
      },
    ],
    'conversation.notice': [
      {
        id: 'news',
        order: 10,
        isFor: ({ notification }) => notification !== '',
        load: async () => {
          noticesLoaded += 1;
          return ({ group, conversationID }) => (
            <p>{`News of ${conversationID}: ${group.notification}`}</p>
          );
        },
      },
    ],
  },
};

async function openMenu(
  row: ConversationRow | null,
  more: Pick<Opening, 'id' | 'features' | 'handingIn'> = {},
): Promise<void> {
  const call = (async ({ name }: { name: string }, input: unknown) => {
    asked.push([name, input]);
    return answer();
  }) as Messaging['call'];
  page = await openConversation({
    row,
    timeline: { messages: [plainMessage()] },
    messaging: { call },
    ...more,
  });
  await page.tap(chat.chatMenu);
  await until(() => items().length > 0);
}

const know = (more: Partial<GroupInfo>) =>
  act(async () => {
    const info = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', ...more });
    page.store.set(listStateAtom('joinedGroups'), {
      isLoaded: true,
      rows: new Map([['g1', info]]),
    });
  });

const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const names = () => items().map(({ textContent }) => textContent);

async function choose(name: string): Promise<void> {
  const item = items().find(({ textContent }) => textContent === name);
  if (!item) throw new Error(`No "${name}" among: ${names().join(' | ')}`);
  await act(async () => item.click());
}

describe('the menu of a conversation', () => {
  it('offers what the row of the list does to notices and place, by what the row is', async () => {
    await openMenu(plainRow());
    const rest = [menu.menuSearch, menu.menuMedia, menu.menuDate, menu.menuPerson];
    expect(names()).toEqual([...rest, chat.mute, chat.pin]);
    await page.close();
    await openMenu(plainRow({ isPinned: true, recvMsgOpt: 2 }));
    expect(names()).toEqual([...rest, chat.unmute, chat.unpin]);
  });

  it('offers neither before there is a row', async () => {
    await openMenu(null);
    expect(names()).toEqual([menu.menuSearch, menu.menuMedia, menu.menuDate, menu.menuPerson]);
  });

  it.each([
    [
      chat.mute,
      {},
      ['SetConversationRecvMessageOpt', { conversationIDList: ['single_bea'], opt: 2 }],
    ],
    [
      chat.unmute,
      { recvMsgOpt: 2 },
      ['SetConversationRecvMessageOpt', { conversationIDList: ['single_bea'], opt: 0 }],
    ],
    [chat.pin, {}, ['PinConversation', { conversationID: 'single_bea', isPinned: true }]],
    [
      chat.unpin,
      { isPinned: true },
      ['PinConversation', { conversationID: 'single_bea', isPinned: false }],
    ],
  ] as const)('%s is asked of the gateway', async (name, row, wanted) => {
    await openMenu(plainRow(row));
    await choose(name);
    expect(asked).toContainEqual(wanted);
  });

  it('says so where muting comes to nothing', async () => {
    await openMenu(plainRow());
    answer = () => Promise.reject(new TypeError('nothing'));
    await choose(chat.mute);
    await until(() => page.said() === chat.rowUnknown);
  });
});

describe('what others hand in to the menu of a conversation', () => {
  const id = 'super_group_g1';
  const group = plainRow({ conversationID: id, conversationType: 3, groupID: 'g1', userID: '' });
  const inGroup = { id, features: ['groups', 'channels'], handingIn: [handingIn] } as const;

  it('stands in its order, where it is for this conversation, and leads to its page', async () => {
    await openMenu(plainRow(), { handingIn: [handingIn] });
    const own = [
      menu.menuSearch,
      menu.menuMedia,
      menu.menuDate,
      menu.menuPerson,
      chat.mute,
      chat.pin,
    ];
    expect(names()).toEqual([common.share, ...own]);
    await choose(common.share);
    expect(page.address()).toBe('/share?of=single_bea');
    await page.close();
    await openMenu(group, inGroup);
    const ofGroup = [
      menu.menuSearch,
      menu.menuMedia,
      menu.menuDate,
      common.about,
      chat.mute,
      chat.pin,
    ];
    expect(names()).toEqual([common.share, ...ofGroup]);
  });

  it('may be what the title of a group leads to: the first that is for this group', async () => {
    await openMenu(group, inGroup);
    const links = () => [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'));
    expect(links()).toContain('/about?group=g1');
    await page.close();
    const other = { ...group, conversationID: 'super_group_g2', groupID: 'g2' };
    await openMenu(other, { ...inGroup, id: 'super_group_g2' });
    expect(links()).toContain('/about-some');
    expect(links()).not.toContain('/about?group=g2');
  });

  it('has the page of the title fetched while idle, and built while a finger lies on the title', async () => {
    await openMenu(group, inGroup);
    await until(() => page.prepared.length > 0);
    expect(page.prepared).toEqual(['fetched /about?group=g1']);
    const title = document.querySelector('h1 a');
    const touch = (kind: string) => title?.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    touch('pointerdown');
    touch('pointercancel');
    touch('pointerdown');
    await until(() => page.prepared.length > 1);
    expect(page.prepared).toEqual(['fetched /about?group=g1', 'now /about?group=g1']);
  });

  it('has the members of the group read from the device while idle, until another conversation is there', async () => {
    const wanted = () => [...page.store.get(wantedListsAtom).values()];
    await openMenu(group, inGroup);
    expect(wanted()).not.toContainEqual({ name: 'members', ofID: 'g1' });
    await until(() => wanted().some(({ name }) => name === 'members'));
    expect(wanted()).toContainEqual({ name: 'members', ofID: 'g1' });
    await page.close();
    expect(wanted()).not.toContainEqual({ name: 'members', ofID: 'g1' });
  });

  it('is named by what the group is', async () => {
    await openMenu(group, inGroup);
    await know({ ex: '{"groupType":"channel"}' });
    await until(() => names().includes(common.install));
    expect(names()).not.toContain(common.about);
  });

  it('goes with its feature', async () => {
    await openMenu(plainRow(), { handingIn: [handingIn] });
    const info = { disabledFeatures: ['groups'] } as never;
    await act(async () => page.store.set(platformAtom, { status: 'ready', info }));
    await until(() => !names().includes(common.share));
    expect(names()[0]).toBe(menu.menuSearch);
  });
});

describe('a bar above the messages of a group', () => {
  const id = 'super_group_g1';
  const group = plainRow({ conversationID: id, conversationType: 3, groupID: 'g1', userID: '' });

  it('is there once there is something to say, and its code comes no sooner', async () => {
    noticesLoaded = 0;
    page = await openConversation({
      ...{ id, row: group, timeline: { messages: [plainMessage()] } },
      ...{ features: ['groups'], handingIn: [handingIn] },
    });
    await know({ notification: '' });
    expect(noticesLoaded).toBe(0);
    await know({ notification: 'Picnic on Sunday' });
    await page.shows(`News of ${id}: Picnic on Sunday`);
    await know({ notification: '' });
    expect(page.text()).not.toContain('News of');
  });
});
