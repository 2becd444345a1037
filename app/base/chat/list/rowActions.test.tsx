// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { clientErrors } from '../../../contract/gateway/errors.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  type ConversationRow,
  conversationOrderAtom,
  conversationRowsAtom,
  isListLoadedAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import chat from '../../../locales/en-US/chat.list.json';
import relation from '../../../locales/en-US/contacts.relation.json';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { ConversationList } from './ConversationList.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let screen: ShownScreen;
/** What was asked of messaging, in order. */
let asked: unknown[];
/** How the gateway answers. */
let answer: () => Promise<unknown>;
/** Takes a conversation out of the list. */
let takeOut: (conversationID: string) => void;
afterEach(() => screen.close());

const texts = { ...chatTexts, 'contacts.relation': relation };

/** Opens a list of one conversation, with Bea, or of more. */
async function open(
  changes: Partial<ConversationRow> = {},
  others: readonly ConversationRow[] = [],
): Promise<void> {
  asked = [];
  answer = async () => undefined;
  const note =
    (name: string) =>
    async (...input: unknown[]): Promise<void> =>
      void asked.push([name, ...input]);
  const messaging: Messaging = {
    ...idleServices.messaging,
    call: (async ({ name }: { name: string }, input: unknown) => {
      asked.push([name, input]);
      return answer();
    }) as Messaging['call'],
    markUnread: note('markUnread'),
    markConversationRead: note('markConversationRead'),
    setDraft: note('setDraft'),
  };
  const { store } = member();
  const row = plainRow({ latest: plainMessage(), ...changes });
  const rows = [row, ...others];
  store.set(conversationRowsAtom, new Map(rows.map((one) => [one.conversationID, one])));
  store.set(
    conversationOrderAtom,
    rows.map(({ conversationID }) => conversationID),
  );
  /** As the gateway's answer has it. */
  takeOut = (id) => {
    store.set(conversationOrderAtom, (now) => now.filter((one) => one !== id));
    store.set(conversationRowsAtom, (now) => new Map([...now].filter(([one]) => one !== id)));
  };
  store.set(isListLoadedAtom, true);
  screen = await showScreen(<ConversationList />, { texts, services: { messaging } }, store);
}

const row = () => document.querySelector('li a') as HTMLElement;
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const names = () => items().map(({ textContent }) => textContent);

async function openMenu(): Promise<void> {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  await act(async () => void row().dispatchEvent(event));
  await screen.settles(() => items().length > 0);
}

async function choose(name: string): Promise<void> {
  await openMenu();
  const item = items().find(({ textContent }) => textContent === name);
  if (!item) throw new Error(`No "${name}" among: ${names().join(' | ')}`);
  await act(async () => item.click());
}

it('offers everything in the menu of a row, by what the row is', async () => {
  await open();
  await openMenu();
  expect(names()).toEqual([chat.markUnread, chat.pin, chat.mute, chat.hide, chat.delete]);
  await screen.close();
  await open({ unreadCount: 2, isPinned: true, recvMsgOpt: 2 });
  await openMenu();
  expect(names()).toEqual([chat.markRead, chat.unpin, chat.unmute, chat.hide, chat.delete]);
  expect(document.querySelector('[role="menu"]')?.getAttribute('aria-label')).toBe('Bea');
});

it.each([
  ['ContextMenu', {}],
  ['F10', { shiftKey: true }],
])('opens the menu with the key %s as well, of which it tells', async (key, more) => {
  await open();
  expect(row().getAttribute('aria-haspopup')).toBe('menu');
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => void row().dispatchEvent(event));
  await screen.settles(() => items().length > 0);
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  [chat.markUnread, {}, ['markUnread', 'single_bea', true]],
  [chat.markRead, { isMarkedUnread: true }, ['markConversationRead', 'single_bea']],
  [chat.pin, {}, ['PinConversation', { conversationID: 'single_bea', isPinned: true }]],
  [
    chat.unpin,
    { isPinned: true },
    ['PinConversation', { conversationID: 'single_bea', isPinned: false }],
  ],
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
  [chat.hide, {}, ['DeleteConversation', 'single_bea']],
])('%s is asked of messaging', async (name, changes, wanted) => {
  await open(changes);
  await choose(name);
  expect(asked[0]).toEqual(wanted);
});

it.each([
  ['not-sent', chat.rowNotSent],
  ['refused', chat.rowRefused],
  ['unknown', chat.rowUnknown],
] as const)('says so where pinning comes to nothing: %s', async (kind, sentence) => {
  await open();
  answer = () => Promise.reject(new GatewayError('Pin', kind, clientErrors.notConnected));
  await choose(chat.pin);
  await screen.settles(() => screen.said() === sentence);
});

it('has the same behind a row that is swiped, and hides by it', async () => {
  await open({ unreadCount: 2 });
  const finger = { bubbles: true, isPrimary: true, pointerType: 'touch', button: 0, clientY: 20 };
  const drawTo = (type: string, clientX: number): boolean =>
    row().dispatchEvent(new PointerEvent(type, { ...finger, clientX }));
  await act(async () => {
    drawTo('pointerdown', 300);
    drawTo('pointermove', 280);
    drawTo('pointermove', 60);
    drawTo('pointerup', 60);
    // The click that would end the swipe comes first.
    await new Promise<void>((resolve) => void setTimeout(resolve));
  });
  const buttons = [...document.querySelectorAll<HTMLElement>('li button')];
  const [, , hide] = buttons;
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    chat.markReadShort,
    chat.pin,
    chat.hide,
    chat.delete,
  ]);
  await act(async () => hide?.click());
  expect(asked[0]).toEqual(['DeleteConversation', 'single_bea']);
});

it('opens anew while the last menu still goes', async () => {
  await open();
  await openMenu();
  await act(async () => items()[0]?.click());
  await openMenu();
  await screen.settles(() => items().length === 5 && items().every((one) => one.isConnected));
  await choose(chat.pin);
  expect(asked.at(-1)).toEqual([
    'PinConversation',
    { conversationID: 'single_bea', isPinned: true },
  ]);
});

it('asks before it deletes, and takes the draft along', async () => {
  await open({ draft: 'Half a' });
  await choose(chat.delete);
  await screen.shows('Delete the chat with Bea?');
  expect(asked).toEqual([]);
  await screen.tap(chat.delete);
  await screen.settles(() => screen.said() === chat.deleted);
  expect(asked).toEqual([
    ['DeleteConversationFromLocalAndSvr', 'single_bea'],
    ['setDraft', 'single_bea', ''],
    ['markUnread', 'single_bea', false],
  ]);
});

it('keeps everything, and the question, where deleting comes to nothing', async () => {
  await open({ draft: 'Half a' });
  answer = () => Promise.reject(new GatewayError('Delete', 'not-sent', clientErrors.offline));
  await choose(chat.delete);
  await screen.shows('Delete the chat with Bea?');
  await screen.tap(chat.delete);
  await screen.shows(relation.notSent);
  expect(asked).toHaveLength(1);
});

const people = ['ann', 'cleo'].map((userID) =>
  plainRow({ conversationID: `single_${userID}`, userID, showName: userID }),
);
const links = () => [...document.querySelectorAll<HTMLElement>('li a')];

/** As with the keyboard: each has the focus before it is chosen. */
async function chooseByKey(row: HTMLElement | undefined, name: string): Promise<void> {
  row?.focus();
  const key = new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, cancelable: true });
  await act(async () => void row?.dispatchEvent(key));
  await screen.settles(() => items().length > 0);
  const item = items().find(({ textContent }) => textContent === name);
  await act(async () => item?.focus());
  await act(async () => item?.click());
}

it.each([
  { where: 'the first', at: 0, next: 1 },
  { where: 'one in the middle', at: 1, next: 2 },
  { where: 'the last', at: 2, next: 1 },
])(
  'gives the focus to a row beside $where once that is hidden or deleted by keyboard',
  async ({ at, next }) => {
    for (const name of [chat.hide, chat.delete]) {
      await open({}, people);
      const wanted = links()[next]?.getAttribute('href');
      const id = ['single_bea', 'single_ann', 'single_cleo'][at] ?? '';
      answer = async () => takeOut(id);
      await chooseByKey(links()[at], name);
      if (name === chat.delete) {
        await screen.settles(() => document.querySelector('[role="alertdialog"]') !== null);
        await screen.tap(chat.delete);
      }
      await screen.settles(() => links().length === 2);
      await screen.settles(() => document.activeElement?.getAttribute('href') === wanted);
      if (name === chat.hide) await screen.close();
    }
  },
);

it('shows a dot for what is marked unread, and says so', async () => {
  await open({ isMarkedUnread: true });
  expect(row().textContent).toContain(chat.markedUnread);
  await screen.close();
  await open({ isMarkedUnread: true, unreadCount: 3 });
  expect(row().textContent).not.toContain(chat.markedUnread);
});
