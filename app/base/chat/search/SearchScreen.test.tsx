// @vitest-environment happy-dom
import { EventEmitter, once } from 'node:events';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../../tests/support/brandData.ts';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { until } from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { type Answers, answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { friend } from '../../../contract/gateway/entities/people.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  conversationRowsAtom,
  hasBeenInStepAtom,
  type MessagingStatus,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { feature as groups } from '../../../features/groups/feature.tsx';
import { matches } from '../../../lib/searchWords.ts';
import texts from '../../../locales/en-US/chat.search.json';
import stickerTexts from '../../../locales/en-US/chat.sticker.json';
import common from '../../../locales/en-US/common.json';
import person from '../../../locales/en-US/common.person.json';
import people from '../../../locales/en-US/contacts.search.json';
import groupLabels from '../../../locales/en-US/groups.labels.json';
import groupTexts from '../../../locales/en-US/groups.page.json';
import chineseStickers from '../../../locales/zh-CN/chat.sticker.json';
import { contactSlots } from '../../contacts/slots.ts';
import { chatSlots } from '../slots.ts';
import { stickerData } from '../stickers/stickerWire.ts';
import { SearchScreen } from './SearchScreen.tsx';

const hits = ['m1', 'm2'].map((clientMsgID, at) =>
  plainMessage({ clientMsgID, content: `The red kite ${at}`, seq: at + 1 }),
);
const names = ['Bea', 'Kitty', 'Kit', 'Nikita', 'Akito'];

let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

type World = {
  found?: typeof hits;
  /** The device looks no further until this resolves. */
  held?: Promise<unknown>;
  status?: MessagingStatus;
  answers?: Answers;
  hasGroups?: boolean;
  /** What stickers say. */
  stickers?: object;
};

async function open(address: string, world: World = {}): Promise<ShownScreen> {
  const { found = hits, status = 'online', answers = {}, hasGroups = true } = world;
  const { stickers = stickerTexts } = world;
  const { store } = member();
  store.set(messagingStatusAtom, status);
  store.set(hasBeenInStepAtom, true);
  const friends = names.map((nickname, at) => v.parse(friend, { userID: `u-${at}00`, nickname }));
  store.set(listStateAtom('friends'), {
    isLoaded: true,
    rows: new Map(friends.map((one) => [one.userID, one])),
  });
  const kites = v.parse(groupInfo, { groupID: 'g1', groupName: 'Kite club', memberCount: 7 });
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g1', kites]]) });
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow()]]));
  const searchDevice: Messaging['searchDevice'] = async ({ textOf, words }, onFound) => {
    await world.held;
    onFound(found.filter((message) => matches(textOf(message), words)));
  };
  const nothing = { totalCount: 0, searchResultItems: [] };
  const all = { SearchLocalMessages: nothing, SearchFriends: [], SearchGroups: [], ...answers };
  const messaging = { ...answeringMessaging(all).messaging, searchDevice };
  const loaded = hasGroups ? [groups] : [];
  const brand = { ...plainBrandData, features: hasGroups ? ['groups' as const] : [] };
  screen = await showScreen(
    <FeaturesProvider value={{ loaded, isIncomplete: false }} areas={[chatSlots, contactSlots]}>
      <SearchScreen />
    </FeaturesProvider>,
    {
      services: { messaging },
      address,
      brand,
      texts: {
        'chat.search': texts,
        'chat.sticker': stickers,
        'contacts.search': people,
        'groups.labels': groupLabels,
        'groups.page': groupTexts,
        'common.person': person,
      },
    },
    store,
  );
  return screen;
}

const links = (part = ''): (string | null)[] =>
  [...document.querySelectorAll('a')]
    .map((one) => one.getAttribute('href'))
    .filter((href) => href?.includes(part));
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;

describe('SearchScreen', () => {
  it('says before a query what can be found, and has the focus in its field', async () => {
    await open('/pages/chat/search');
    expect(screen.text()).toContain(texts.hint);
    expect(document.activeElement).toBe(screen.control(texts.search));
    expect(headings()).toEqual([]);
  });

  it('finds people, groups and messages, the first few of each, and says how many there are', async () => {
    await open('/pages/chat/search?q=KIT');
    await until(() => status() === '6 results');
    expect(headings()).toEqual([people.people, groupTexts.groups, texts.messages]);
    expect(links('id=single')).toHaveLength(3);
    expect(links('in=people')).toEqual(['/pages/chat/search?q=KIT&in=people']);
    expect(screen.text()).toContain('Show all (4)');
    expect(links('id=group_g1')).toEqual(['/pages/chat/conversation?id=group_g1']);
    expect(screen.text()).toContain('2 messages');
    expect(new Set(marked())).toEqual(new Set(['Kit', 'kit']));
  });

  it('shows all of one section on a page of its own', async () => {
    await open('/pages/chat/search?q=kit&in=people');
    await screen.shows('Akito');
    expect(headings()).toEqual([people.people]);
    expect(links('id=single')).toHaveLength(4);
    expect(links('in=')).toEqual([]);
  });

  it('has no groups where the site has none', async () => {
    await open('/pages/chat/search?q=kit', { hasGroups: false });
    await screen.shows('2 messages');
    expect(headings()).toEqual([people.people, texts.messages]);
  });

  it('finds at the gateway whom and what the device does not know, once', async () => {
    await open('/pages/chat/search?q=kites', {
      found: [],
      answers: {
        SearchFriends: [v.parse(friend, { userID: 'far', nickname: 'Kites' })],
        SearchGroups: [
          v.parse(groupInfo, { groupID: 'g1', groupName: 'Kite club' }),
          v.parse(groupInfo, { groupID: 'g2', groupName: 'Old kites', groupType: 2 }),
        ],
      },
    });
    await screen.shows('Old kites');
    await screen.shows('Kites');
    expect(links('id=')).toEqual([
      '/pages/chat/conversation?id=single_far',
      '/pages/chat/conversation?id=super_group_g2',
    ]);
  });

  it('leads to the one message of a conversation, with its words marked', async () => {
    await open('/pages/chat/search?q=red', { found: hits.slice(0, 1) });
    await screen.shows('The red kite 0');
    expect(links('message=')).toEqual([
      '/pages/chat/conversation?id=single_bea&message=m1&sender=bea',
    ]);
    expect(marked()).toEqual(['red']);
  });

  it.each([
    ['HUG', stickerTexts, 'A hug'],
    ['抱抱', chineseStickers, chineseStickers.hug],
  ])(
    'finds a sticker by what it is called in the language of the reader: %s',
    async (query, stickers, name) => {
      const faces = (['hug', 'ok'] as const).map((id, at) =>
        plainMessage({
          clientMsgID: id,
          seq: at + 1,
          contentType: contentType.face,
          content: '',
          faceElem: { index: -1, data: stickerData(id) },
        }),
      );
      await open(`/pages/chat/search?q=${query}`, { found: faces, stickers });
      await screen.shows(name);
      expect(links('message=')).toEqual([
        '/pages/chat/conversation?id=single_bea&message=hug&sender=bea',
      ]);
      expect(marked().join().toUpperCase()).toBe(query);
    },
  );

  it('leads from several messages of a conversation to all of them, newest first', async () => {
    await open('/pages/chat/search?q=red');
    await screen.shows('2 messages');
    expect(links('in=')).toEqual(['/pages/chat/search?q=red&in=single_bea']);
    await screen.close();
    await open('/pages/chat/search?q=red&in=single_bea');
    await screen.shows('The red kite 1');
    expect(links('message=').map((link) => /message=(\w+)/.exec(link ?? '')?.[1])).toEqual([
      ...['m2', 'm1'],
    ]);
  });

  it.each([
    ['without a connection', 'waiting', 'not-sent', texts.offline],
    ['where the gateway fails', 'online', 'unknown', texts.failed],
  ] as const)('says %s that only the device was searched', async (_, state, failure, sentence) => {
    await open('/pages/chat/search?q=red', {
      status: state,
      answers: { SearchLocalMessages: failure },
    });
    await screen.shows(sentence);
    await screen.shows('2 messages');
    expect(screen.has(common.tryAgain)).toBe(true);
  });

  it('says that nothing was found once every section has looked, and leads to other people', async () => {
    const hold = new EventEmitter();
    await open('/pages/chat/search?q=zzz', { found: [], held: once(hold, 'release') });
    expect(screen.text()).not.toContain(texts.nothingTitle);
    hold.emit('release');
    await screen.shows(texts.nothingTitle);
    expect(screen.text()).toContain('“zzz”');
    await screen.tap(texts.findPeople);
    expect(screen.address()).toBe('/pages/chat/add-friend?q=zzz');
  });

  it('keeps what is looked for in its address, in the same field', async () => {
    await open('/pages/chat/search');
    const field = screen.control(texts.search);
    await screen.type(texts.search, 'kit');
    await screen.shows('2 messages');
    await until(() => screen.address() === '/pages/chat/search?q=kit');
    expect(screen.control(texts.search)).toBe(field);
    await act(async () => screen.control(texts.clear).click());
    await until(() => screen.address() === '/pages/chat/search');
    expect(screen.text()).toContain(texts.hint);
  });
});
