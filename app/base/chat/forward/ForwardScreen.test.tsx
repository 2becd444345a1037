// @vitest-environment happy-dom
import { act } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { blackUser, friend } from '../../../contract/gateway/entities/people.ts';
import { groupStatus, sessionType } from '../../../contract/gateway/enums.ts';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import { createContents } from '../../../core/messaging/contents/createContents.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import { refOf } from '../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  type ConversationRow,
  conversationOrderAtom,
  conversationRowsAtom,
  isListLoadedAtom,
  type MessagingStatus,
  messageChangesAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { composeMessage, wireMessage } from '../../../core/messaging/outbox/outgoingMessage.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { CanGoBack } from '../../../core/navigation/navigation.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SheetHost } from '../../../core/overlay/SheetHost.tsx';
import texts from '../../../locales/en-US/chat.forward.json';
import { readPlace } from '../kinds/location/readPlace.ts';
import { ForwardScreen } from './ForwardScreen.tsx';
import { type Forwarded, forwardedAtom } from './forwardedAtom.ts';

const groupRow = (groupID: string, showName: string, changes: Partial<ConversationRow> = {}) =>
  plainRow({
    conversationID: `super_group_${groupID}`,
    ...{ conversationType: 3, userID: '', groupID, showName, ...changes },
  });
const rows = [
  plainRow(),
  groupRow('hikes', 'Sunday hikes'),
  groupRow('old', 'Disbanded'),
  groupRow('left', 'Left', { isNotInGroup: true }),
  groupRow('news', 'News'),
  groupRow('own', 'Own channel'),
  plainRow({ conversationID: 'single_mal', userID: 'mal', showName: 'Mal' }),
  plainRow({ conversationID: 'notification_x', userID: '', showName: 'System' }),
];
const groups = [
  { groupID: 'hikes' },
  { groupID: 'old', status: groupStatus.dismissed },
  { groupID: 'left' },
  { groupID: 'news', ex: '{"groupType":"channel"}', ownerUserID: 'bea' },
  { groupID: 'own', ex: '{"groupType":"channel"}', ownerUserID: 'u1' },
].map((one) => v.parse(groupInfo, one));
const friends = ['Bea', 'Cleo', 'Mal'].map((nickname) =>
  v.parse(friend, { userID: nickname.toLowerCase(), nickname }),
);
const hello = plainMessage();
const answer = plainMessage({
  clientMsgID: 'm2',
  contentType: contentType.quote,
  quoteElem: { text: 'Yes.', quoteMessage: null, messageEntityList: [] },
});
const notice = plainMessage({ clientMsgID: 'n', contentType: contentType.groupCreated });

type World = {
  forwarded?: (Omit<Forwarded, 'refs'> & { messages: readonly StoredMessage[] }) | null;
  shown?: readonly ConversationRow[];
  known?: typeof friends;
  status?: MessagingStatus;
  send?: Messaging['send'];
  canGoBack?: boolean;
};
let screen: ShownScreen;
let takeLayout: () => void;
let sent: [string, OutgoingContent][] = [];
/** What the device has of what is forwarded. */
let keptNow: readonly StoredMessage[] = [];
beforeEach(() => {
  takeLayout = giveLayout();
  sent = [];
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

const keep: Messaging['send'] = (peer, content) => {
  sent.push([conversationIdOf(peer), content]);
  return { isKept: content.kind === 'text', kept: Promise.resolve() };
};

/** Of the router that the page is in. */
let navigate: NavigateFunction;
function Navigator() {
  navigate = useNavigate();
  return null;
}

async function open(world: World = {}): Promise<void> {
  const { forwarded = { messages: [hello, answer], way: 'each', title: '' } } = world;
  const {
    shown = rows,
    known = friends,
    status = 'online',
    send = keep,
    canGoBack = false,
  } = world;
  const { store } = member();
  const { messages = [], way = 'each', title = '' } = forwarded ?? {};
  keptNow = messages;
  store.set(forwardedAtom, forwarded && { refs: messages.map(refOf), way, title });
  store.set(messagingStatusAtom, status);
  store.set(isListLoadedAtom, true);
  store.set(conversationRowsAtom, new Map(shown.map((row) => [row.conversationID, row])));
  store.set(
    conversationOrderAtom,
    shown.map(({ conversationID }) => conversationID),
  );
  const people = new Map(known.map((one) => [one.userID, one]));
  store.set(listStateAtom('friends'), { isLoaded: true, rows: people });
  const infos = new Map(groups.map((one) => [one.groupID, one]));
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: infos });
  const blocked = new Map([['mal', v.parse(blackUser, { userID: 'mal' })]]);
  store.set(listStateAtom('blacklist'), { isLoaded: true, rows: blocked });
  const messaging = { ...idleServices.messaging, send, keptMessages: async () => keptNow };
  const options = { services: { messaging }, address: '/pages/chat/forward' };
  const page = (
    <CanGoBack.Provider value={canGoBack}>
      <SheetHost>
        <Navigator />
        <ForwardScreen />
      </SheetHost>
    </CanGoBack.Provider>
  );
  screen = await showScreen(page, options, store);
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const names = () => boxes().map((box) => box.closest('label')?.querySelector('[dir]')?.textContent);
async function choose(...chosen: string[]): Promise<void> {
  for (const name of chosen) await screen.tap(name);
}
async function ask(count: number): Promise<void> {
  await screen.tap(`Send (${count})`);
  await screen.shows(texts.sendTo);
}
const texted = () =>
  sent.map(([to, content]) => `${to}: ${content.kind === 'text' ? content.text : content.kind}`);

describe('the page that forwards', () => {
  it('leads to the chats where there is nothing to forward', async () => {
    await open({ forwarded: null });
    expect(screen.address()).toBe(paths.chat);
  });

  it('shows the conversations in which one can write, in the order of the list, as checkboxes', async () => {
    await open();
    expect(names()).toEqual(['Bea', 'Sunday hikes', 'Own channel']);
    await choose('Sunday hikes');
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
    await choose('Sunday hikes');
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    expect(document.querySelector('footer')).toBeNull();
  });

  it('finds conversations and friends, also those without one, but nobody who is blocked', async () => {
    await open();
    await screen.type(texts.search, 'e');
    expect(names()).toEqual(['Bea', 'Sunday hikes', 'Own channel', 'Cleo']);
    await screen.type(texts.search, 'mal');
    expect(names()).toEqual([]);
    expect(screen.text()).toContain(texts.nothingTitle);
    await screen.type(texts.search, 'cleo');
    await choose('Cleo');
    await screen.tap(texts.clear);
    // Chosen in a search, still chosen after it.
    expect(screen.has('Remove Cleo')).toBe(true);
    await screen.tap('Remove Cleo');
    expect(screen.has('Remove Cleo')).toBe(false);
  });

  it('offers friends where there are no conversations, and says so where there is nobody', async () => {
    await open({ shown: [] });
    expect(names()).toEqual(['Bea', 'Cleo']);
    await screen.close();
    await open({ shown: [], known: [] });
    expect(screen.text()).toContain(texts.emptyTitle);
    await screen.close();
    await open({ shown: [], known: [], status: 'connecting' });
    expect(screen.text()).not.toContain(texts.emptyTitle);
  });

  it('sends at most to nine', async () => {
    const many = Array.from({ length: 11 }, (_, at) =>
      plainRow({ conversationID: `single_${at}`, userID: String(at), showName: `Chat ${at}` }),
    );
    await open({ shown: many });
    await choose(...many.map(({ showName }) => showName));
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(9);
  });

  it('sends a place as exact as it was, from the page to the wire', async () => {
    const place = plainMessage({
      contentType: contentType.location,
      locationElem: { description: 'North gate', latitude: 3.15785, longitude: 101.71165 },
      ex: JSON.stringify({ accuracy: 12, sender: 'bea' }),
    });
    await open({ forwarded: { messages: [place], way: 'each', title: '' } });
    await choose('Sunday hikes');
    await ask(1);
    await screen.tap(texts.send);
    const [to, content] = sent[0] ?? [];
    expect(to).toBe('super_group_hikes');
    if (!content) throw new Error('Nothing was sent.');
    const wire = wireMessage(
      composeMessage({
        clientMsgID: 'c1',
        peer: { sessionType: sessionType.superGroup, groupID: 'hikes' },
        content: createContents([]).elementOf(content),
        now: 5,
        sender: { userID: 'u1', nickname: 'Ann', faceURL: '' },
      }),
    );
    expect(readPlace(wire)).toEqual({ ...place.locationElem, accuracy: 12 });
    expect(JSON.parse(wire.ex)).toEqual({ accuracy: 12 });
  });

  it('sends each message to each conversation in order, the note last, once on a double press', async () => {
    await open();
    await choose('Sunday hikes', 'Bea');
    await ask(2);
    expect(screen.text()).toContain('2 messages');
    expect(screen.text()).toContain('Bea: Yes.');
    await screen.type(texts.note, ' Look! ');
    await act(async () => {
      screen.control(texts.send).click();
      screen.control(texts.send).click();
    });
    await screen.settles(() => screen.address() === '/pages/chat/conversation?id=single_bea');
    const all = ['Hello.', 'Yes.', 'Look!'];
    expect(texted()).toEqual([
      ...all.map((text) => `super_group_hikes: ${text}`),
      ...all.map((text) => `single_bea: ${text}`),
    ]);
  });

  it('keeps the caret of the note where something is written in the middle of it', async () => {
    await open();
    await choose('Bea');
    await ask(1);
    await screen.type(texts.note, 'abc');
    const field = screen.control(texts.note) as HTMLTextAreaElement;
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(field, 'value') as PropertyDescriptor;
    Object.defineProperty(field, 'value', {
      ...own,
      set(value: string) {
        written.push(value);
        own.set?.call(field, value);
      },
    });
    await screen.type(texts.note, 'abXc');
    expect(field.value).toBe('abXc');
    // Nothing writes the value that was before: a browser would move the caret to the end.
    expect(written).not.toContain('abc');
  });

  it('goes back once, also where the second press of two comes when all is sent', async () => {
    await open({ canGoBack: true });
    await act(async () => navigate('/before'));
    await act(async () => navigate('/pages/chat/forward'));
    await choose('Bea');
    await ask(1);
    await screen.tap(texts.send);
    // As in a browser, the page that was left is there a moment longer.
    await screen.tap(texts.send);
    expect(screen.address()).toBe('/before');
    expect(texted()).toHaveLength(2);
  });

  it('keeps chosen what did not get there, says whom, and sends only the rest again', async () => {
    let isFull = true;
    await open({
      send: (peer, content) => {
        if (isFull && 'groupID' in peer && content.kind === 'copy') {
          return { isKept: false, kept: Promise.reject(new Error('full')) };
        }
        return keep(peer, content);
      },
      forwarded: {
        messages: [hello, plainMessage({ clientMsgID: 'c', contentType: 108, content: '{}' })],
        ...({ way: 'each', title: '' } as const),
      },
    });
    await choose('Bea', 'Sunday hikes');
    await ask(2);
    await screen.tap(texts.send);
    await screen.settles(() => document.querySelector('[role="alert"]') !== null);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Sunday hikes');
    expect(screen.has('Remove Bea')).toBe(false);
    expect(screen.has('Remove Sunday hikes')).toBe(true);
    isFull = false;
    await screen.tap(texts.send);
    await screen.settles(() => screen.address().includes('single_bea'));
    expect(texted()).toEqual([
      ...['single_bea: Hello.', 'single_bea: copy'],
      ...['super_group_hikes: Hello.', 'super_group_hikes: copy'],
    ]);
  });

  it('sends several as one record, by the names people gave themselves', async () => {
    const title = 'Chat history of Bea';
    await open({ forwarded: { messages: [hello, notice, answer], way: 'merged', title } });
    await choose('Bea');
    await ask(1);
    expect(screen.text()).toContain(title);
    expect(screen.text()).toContain('1 message can');
    await screen.tap(texts.send);
    await screen.settles(() => sent.length > 0);
    expect(sent).toEqual([
      [
        'single_bea',
        {
          ...{ kind: 'merged', title, messages: [hello, answer] },
          lines: ['Bea: Hello.', 'Bea: Yes.'],
        },
      ],
    ]);
  });

  it('says that a selection is too large for one message, and forwards one by one instead', async () => {
    const messages = Array.from({ length: 30 }, (_, at) =>
      plainMessage({ clientMsgID: `m${at}`, content: 'x'.repeat(3_000) }),
    );
    await open({ forwarded: { messages, way: 'merged', title: 'Chat history' } });
    expect(screen.text()).toContain(texts.tooLargeTitle);
    expect(boxes()).toEqual([]);
    await screen.tap(texts.oneByOne);
    await choose('Bea');
    await ask(1);
    expect(screen.text()).toContain('30 messages');
  });

  describe('taken back while the page is open', () => {
    const takeBack = (gone: StoredMessage): void => {
      keptNow = keptNow.map((one) =>
        one === gone ? withoutContent({ ...one, isRevoked: true }) : one,
      );
    };
    const saysLeftOut = () => screen.said().startsWith('1 message can');
    const hear = () =>
      act(async () => screen.store.set(messageChangesAtom, new Map([['single_bea', 1]])));

    it('is shown no more, left out, and said', async () => {
      await open();
      await choose('Sunday hikes');
      await ask(1);
      await screen.shows('Yes.');
      takeBack(answer);
      await hear();
      await screen.shows('1 message can');
      expect(screen.text()).not.toContain('Yes.');
      await screen.tap(texts.send);
      await screen.settles(() => sent.length > 0);
      expect(texted()).toEqual(['super_group_hikes: Hello.']);
    });

    it('is left out of a record, also where the page has not heard of it yet', async () => {
      await open({ forwarded: { messages: [hello, answer], way: 'merged', title: 'History' } });
      await choose('Sunday hikes');
      await ask(1);
      takeBack(answer);
      await screen.tap(texts.send);
      await screen.settles(() => sent.length > 0);
      const [, record] = sent[0] ?? [];
      expect(JSON.stringify(record)).toContain('Hello');
      expect(JSON.stringify(record)).not.toContain('Yes.');
      await screen.settles(saysLeftOut);
    });

    it('is not sent where it was all there was', async () => {
      await open({ forwarded: { messages: [hello], way: 'each', title: '' } });
      await choose('Sunday hikes');
      await ask(1);
      takeBack(hello);
      await screen.tap(texts.send);
      await screen.settles(saysLeftOut);
      expect(sent).toEqual([]);
      await hear();
      await screen.shows(texts.noneTitle);
    });
  });

  it('says where nothing can be forwarded', async () => {
    await open({ forwarded: { messages: [notice], way: 'each', title: '' } });
    expect(screen.text()).toContain(texts.noneTitle);
    expect(screen.has(texts.oneByOne)).toBe(false);
  });

  it('says without a connection that it goes later', async () => {
    await open({ status: 'waiting' });
    await choose('Bea');
    await ask(1);
    expect(screen.text()).toContain(texts.goesLater);
    await screen.tap(texts.send);
    await screen.settles(() => sent.length === 2);
  });
});
