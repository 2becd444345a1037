// @vitest-environment happy-dom
import { QrCode, ScanLine, UserPlus } from 'lucide-react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat, chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { reconnectingAtom } from '../../../core/backend/connectionAtom.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { FeaturesProvider } from '../../../core/feature/features.tsx';
import type { SlotParts } from '../../../core/feature/slots.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  type ConversationRow,
  conversationOrderAtom,
  conversationRowsAtom,
  isDurableAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  lostConnectionsAtom,
  messagingStatusAtom,
  typingAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import { PreparePage } from '../../../core/navigation/navigation.ts';
import list from '../../../locales/en-US/chat.list.json';
import shellFrame from '../../../locales/en-US/shell.frame.json';
import { ChatTab } from './ChatTab.tsx';

/** What another area hands in. */
const begun: SlotParts = {
  'chatTab.plus': [
    { id: 'own', order: 3, path: '/own', label: 'shell.frame:ownCode', Icon: QrCode },
    { id: 'add', order: 1, path: '/add', label: 'shell.frame:addFriend', Icon: UserPlus },
    { id: 'scan', order: 2, path: '/scan', label: 'shell.frame:scan', Icon: ScanLine },
  ],
};

let screen: ShownScreen;
/** The addresses whose pages were asked for ahead. */
let prepared: string[] = [];
afterEach(() => screen.close());

type More = { messaging?: Messaging; status?: 'online' };

async function open(
  rows: readonly ConversationRow[],
  isLoaded = true,
  { messaging = idleServices.messaging, status }: More = {},
) {
  const { store } = member();
  if (status) store.set(messagingStatusAtom, status);
  store.set(conversationRowsAtom, new Map(rows.map((row) => [row.conversationID, row])));
  store.set(
    conversationOrderAtom,
    rows.map(({ conversationID }) => conversationID),
  );
  store.set(isListLoadedAtom, isLoaded);
  prepared = [];
  const prepare = (to: string): void => void prepared.push(to);
  screen = await showScreen(
    <PreparePage value={prepare}>
      <FeaturesProvider value={{ loaded: [], isIncomplete: false }} areas={[begun]}>
        <ChatTab />
      </FeaturesProvider>
    </PreparePage>,
    { texts: chatTexts, services: { messaging } },
    store,
  );
  return store;
}

const links = () => [...document.querySelectorAll('li a')];
const spoken = (link: Element | undefined) => link?.textContent ?? '';

describe('ChatTab', () => {
  it('lists conversations in their order, each leading to its messages', async () => {
    const other = plainRow({ conversationID: 'super_group_g/1', showName: 'Hikes' });
    await open([plainRow({ latest: plainMessage() }), other]);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/pages/chat/conversation?id=single_bea',
      '/pages/chat/conversation?id=super_group_g%2F1',
    ]);
    expect(spoken(links()[0])).toContain('Bea');
    expect(spoken(links()[0])).toContain('Hello.');
  });

  it('says for as long as it is so that this device keeps nothing', async () => {
    const store = await open([plainRow({ latest: plainMessage() })]);
    expect(document.body.textContent).not.toContain(chat.keepsNothing);
    await act(async () => store.set(isDurableAtom, false));
    expect(document.body.textContent).toContain(chat.keepsNothing);
    await act(async () => store.set(isDurableAtom, true));
    expect(document.body.textContent).not.toContain(chat.keepsNothing);
  });

  it('has the first conversation ready once the list stands still', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cleo = plainRow({ conversationID: 'single_cleo', showName: 'Cleo' });
    const store = await open([plainRow(), cleo]);
    await act(async () => vi.advanceTimersByTime(900));
    await act(async () => store.set(conversationOrderAtom, ['single_cleo', 'single_bea']));
    await act(async () => vi.advanceTimersByTime(900));
    expect(prepared).toEqual([]);
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(prepared).toEqual(['/pages/chat/conversation?id=single_cleo']);
    vi.useRealTimers();
  });

  it('builds the page of a row that a finger lies on, unless the finger leaves it to scroll', async () => {
    await open([plainRow(), plainRow({ conversationID: 'single_cleo', showName: 'Cleo' })]);
    const touch = (place: number, kind: string): void =>
      void links()[place]?.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    touch(0, 'pointerdown');
    touch(0, 'pointercancel');
    touch(1, 'pointerdown');
    await screen.settles(() => prepared.length > 0);
    expect(prepared).toEqual(['/pages/chat/conversation?id=single_cleo']);
  });

  it('says how many are unread, on the badge up to 99', async () => {
    await open([plainRow({ unreadCount: 128, latest: plainMessage() })]);
    expect(screen.text()).toContain('99+');
    expect(spoken(links()[0])).toContain('128 unread messages');
  });

  it('tells the unread of a muted conversation without a badge', async () => {
    await open([plainRow({ unreadCount: 7, recvMsgOpt: 2, latest: plainMessage() })]);
    expect(spoken(links()[0])).toContain('[7]');
    expect(spoken(links()[0])).toContain(chat.muted);
  });

  it('shows the draft instead of the message, and who is typing instead of both', async () => {
    const store = await open([
      plainRow({ draft: 'Half a', draftTime: 1, latest: plainMessage() }),
      plainRow({ conversationID: 'single_cleo', showName: 'Cleo', latest: plainMessage() }),
    ]);
    expect(spoken(links()[0])).toContain(`${chat.draftTag} Half a`);
    await act(async () => store.set(typingAtom, new Set(['single_bea', 'single_cleo'])));
    expect(spoken(links()[0])).toContain('Half a');
    expect(spoken(links()[1])).toContain(chat.typing);
  });

  it('shows names and messages as text, never as markup or as a text of ours', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const nested = '$t(chat:send) {{name}} \uE000x\uE001';
    const latest = plainMessage({ content: nested, senderNickname: nested });
    await open([
      plainRow({ showName: markup, latest: plainMessage({ content: markup }) }),
      plainRow({ conversationID: 'super_group_1', conversationType: 3, userID: '', latest }),
    ]);
    expect(document.querySelector('li img')).toBeNull();
    expect(spoken(links()[0])).toContain(markup);
    expect(spoken(links()[1])).toContain('$t(chat:send) {{name}} x: $t(chat:send) {{name}} x');
  });

  it('has a dot at the face of who is connected, and asks once for all', async () => {
    const cleo = plainRow({ conversationID: 'single_cleo', userID: 'cleo', showName: 'Cleo' });
    const asked: unknown[] = [];
    const messaging: Messaging = {
      ...idleServices.messaging,
      call: (async ({ name }: { name: string }, input: unknown): Promise<unknown> => {
        asked.push([name, input]);
        return [
          { userID: 'cleo', status: 1, platformIDs: [5] },
          { userID: 'bea', status: 0, platformIDs: [] },
        ];
      }) as Messaging['call'],
    };
    await open([plainRow(), cleo], true, { messaging, status: 'online' });
    await screen.settles(() => spoken(links()[1]).includes(chat.online));
    expect(spoken(links()[0])).not.toContain(chat.online);
    expect(asked).toEqual([['SubscribeUsersStatus', ['bea', 'cleo']]]);
  });

  it('keeps every row where it is when one changes', async () => {
    const rows = [plainRow(), plainRow({ conversationID: 'single_cleo', showName: 'Cleo' })];
    const store = await open(rows);
    const [first, second] = links();
    const changed = plainRow({ latest: plainMessage({ content: 'News.' }) });
    const byId = new Map(rows.map((row) => [row.conversationID, row]));
    await act(async () => store.set(conversationRowsAtom, byId.set('single_bea', changed)));
    await act(async () => store.set(conversationRowsAtom, new Map(byId)));
    expect(spoken(first)).toContain('News.');
    expect(links()).toEqual([first, second]);
  });

  it('waits for the first list of a new device, then says that there is nothing', async () => {
    const store = await open([], false);
    expect(document.querySelector('[role="status"][aria-label]')).not.toBeNull();
    await act(async () => {
      store.set(isListLoadedAtom, true);
      store.set(messagingStatusAtom, 'syncing');
    });
    expect(screen.text()).not.toContain(shellFrame.chatsEmptyTitle);
    expect(screen.text()).toContain(chat.updating);
    // Nobody answers: whether there are any is not known.
    await act(async () => store.set(messagingStatusAtom, 'waiting'));
    expect(screen.text()).not.toContain(shellFrame.chatsEmptyTitle);
    await act(async () => store.set(messagingStatusAtom, 'online'));
    expect(screen.text()).toContain(shellFrame.chatsEmptyTitle);
    expect(screen.text()).not.toContain(chat.updating);
    await act(async () => store.set(messagingStatusAtom, 'connecting'));
    expect(screen.text()).toContain(shellFrame.chatsEmptyTitle);
  });

  it('says how often the connection was tried again', async () => {
    const store = await open([plainRow()]);
    await act(async () => {
      store.set(messagingStatusAtom, 'waiting');
      store.set(lostConnectionsAtom, 3);
    });
    const sentence = shellFrame.reconnecting.replace('{{attempt}}', '3');
    expect(screen.text()).toContain(sentence);
    // The strip under the title bar says the same of the backend.
    await act(async () => store.set(reconnectingAtom, 2));
    expect(screen.text()).not.toContain(sentence);
    await act(async () => {
      store.set(reconnectingAtom, 0);
      store.set(lostConnectionsAtom, 0);
    });
    expect(screen.text()).toContain(chat.connecting);
  });

  it('leads to new friends by a menu in the title bar, and where there are no chats', async () => {
    await open([]);
    await screen.settles(() => screen.has(shellFrame.addFriend));
    await screen.tap(list.plus);
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    await screen.settles(() => items().length > 0);
    expect(items().map(({ textContent }) => textContent)).toEqual([
      shellFrame.addFriend,
      shellFrame.scan,
      shellFrame.ownCode,
    ]);
    await act(async () => items()[1]?.click());
    expect(screen.address()).toBe('/scan');
  });

  it.each([
    ['nothing', shellFrame.offline, shellFrame.offlineSaved, []],
    ['chats', shellFrame.offlineSaved, shellFrame.offline, [plainRow()]],
  ])('says offline what it shows, where the device has %s', async (_, said, unsaid, rows) => {
    const store = await open(rows);
    await act(async () => {
      store.set(messagingStatusAtom, 'waiting');
      store.set(onlineAtom, false);
    });
    expect(screen.text()).toContain(said);
    expect(screen.text()).not.toContain(unsaid);
  });

  it('says offline that there is nothing, where that was found out before', async () => {
    const store = await open([]);
    await act(async () => {
      store.set(messagingStatusAtom, 'waiting');
      store.set(isListFetchedAtom, true);
    });
    expect(screen.text()).toContain(shellFrame.chatsEmptyTitle);
  });
});
