// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { member } from '../../../../tests/support/member.ts';
import { answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import {
  conversationRowsAtom,
  messageChangesAtom,
  messagingStatusAtom,
} from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import actions from '../../../locales/en-US/chat.actions.json';
import texts from '../../../locales/en-US/chat.shared.json';
import { forwardedAtom } from '../forward/forwardedAtom.ts';
import { ChatMediaScreen } from './ChatMediaScreen.tsx';

const may = Date.UTC(2025, 4, 9, 12);
const june = Date.UTC(2025, 5, 9, 12);

function photo(clientMsgID: string, sendTime: number, seq: number): StoredMessage {
  const picture = { uuid: '', type: 'image/jpeg', size: 9, width: 800, height: 600 };
  const at = (size: string) => ({ ...picture, url: `/media/${clientMsgID}-${size}.jpg` });
  const pictureElem = {
    ...{ sourcePath: '', sourcePicture: at('full'), bigPicture: at('full') },
    snapshotPicture: at('small'),
  };
  return plainMessage({
    ...{ clientMsgID, sendTime, seq, pictureElem },
    ...{ contentType: contentType.picture, content: '' },
  });
}
const file = plainMessage({
  ...{ clientMsgID: 'f1', seq: 3, contentType: contentType.file, content: '' },
  fileElem: {
    filePath: '',
    uuid: '',
    sourceUrl: '/media/plan.pdf',
    fileName: 'Plan.pdf',
    fileSize: 2_400_000,
  },
});
const link = plainMessage({
  ...{ clientMsgID: 'l1', seq: 4 },
  content: 'Meet at https://map.example/gate and see https://map.example/gate or www.walks.example',
});
const known = [photo('a', may, 1), photo('b', june, 2), file, link];

let screen: ShownScreen;
let takeLayout: () => void;
let kept: StoredMessage[];
let removed: string[];
beforeEach(() => {
  takeLayout = giveLayout();
  kept = [...known];
  removed = [];
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  vi.restoreAllMocks();
});

async function open(answer: unknown = { totalCount: 0, searchResultItems: [] }) {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  store.set(conversationRowsAtom, new Map([['single_bea', plainRow()]]));
  const { messaging, calls } = answeringMessaging({ SearchLocalMessages: answer });
  const whole: Messaging = {
    ...messaging,
    keptPage: async (_, at) => ('before' in at && at.before === null ? kept : []),
    keptMessages: async () => kept,
    remove: async ({ clientMsgID }) => void removed.push(clientMsgID),
  };
  screen = await showScreen(
    <ChatMediaScreen />,
    { services: { messaging: whole }, address: '/pages/chat/chat-media?id=single_bea' },
    store,
  );
  await screen.settles(() => calls.length > 0);
  return calls;
}
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const sources = () =>
  [...document.querySelectorAll('main img')].map(
    (one) => new URL((one as HTMLImageElement).src).pathname,
  );
const menuOf = (name: string) =>
  act(async () => {
    const [on] = [...document.querySelectorAll('button')].filter((one) =>
      one.getAttribute('aria-label')?.includes(name),
    );
    on?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  });

const choose = (name: string) =>
  act(async () => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    items.findLast(({ textContent }) => textContent === name)?.click();
  });

describe('ChatMediaScreen', () => {
  it('shows photos by month, the newest first, small, and looks at one among all', async () => {
    await open();
    expect(headings()).toEqual(['June 2025', 'May 2025']);
    expect(sources()).toEqual(['/media/b-small.jpg', '/media/a-small.jpg']);
    await screen.tap('Photo from Bea, Jun 9, 2025');
    await screen.settles(() => document.querySelector('.yarl__slide_current img') !== null);
    const full = document.querySelector('.yarl__slide_current img');
    expect(full?.getAttribute('src')).toContain('/media/b-full.jpg');
    expect(full?.getAttribute('alt')).toBe('Photo, 2 of 2');
  });

  it('lists files with their size and sender, and asks the gateway for files alone', async () => {
    const calls = await open();
    await screen.tap(texts.files);
    await screen.shows('Plan.pdf');
    expect(screen.text()).toContain('2.4 MB · Bea · ');
    expect(calls.at(-1)).toContain(`"messageTypeList":[${contentType.file}]`);
  });

  it('lists each link once with the words around it, and shows where it leads', async () => {
    const calls = await open();
    await screen.tap(texts.links);
    await screen.shows('map.example/gate');
    const links = [...document.querySelectorAll('main li a')];
    expect(links.map((one) => one.querySelector('bdi')?.textContent)).toEqual([
      'map.example/gate',
      'www.walks.example',
    ]);
    expect(screen.text()).toContain('Meet at');
    expect(calls.at(-1)).toContain('"keywordList":["https://","www."]');
    await act(async () => (links[0] as HTMLElement).click());
    await screen.settles(() => document.querySelector('[role="dialog"]') !== null);
  });

  it('leads to the message', async () => {
    await open();
    await menuOf('Jun 9');
    await screen.shows(texts.goToMessage);
    await choose(texts.goToMessage);
    expect(screen.address()).toBe('/pages/chat/conversation?id=single_bea&message=b&sender=bea');
  });

  it('deletes for this person, once asked, and forwards', async () => {
    await open();
    await menuOf('May 9');
    await screen.shows(texts.goToMessage);
    await choose(actions.delete);
    await screen.shows('Delete this message?');
    await screen.tap(actions.delete);
    await screen.settles(() => removed.length > 0);
    expect(removed).toEqual(['a']);
    await screen.settles(() => document.querySelector('[role="menu"]') === null);
    await menuOf('Jun 9');
    await screen.shows(texts.goToMessage);
    await choose(actions.forward);
    expect(screen.store.get(forwardedAtom)?.refs.map((one) => one.clientMsgID)).toEqual(['b']);
  });

  it('lets go of what is taken back, and says that there is nothing then', async () => {
    await open();
    await menuOf('Jun 9');
    await screen.shows(texts.goToMessage);
    kept = kept.map((one) => ({ ...one, isRevoked: true }));
    await act(async () => screen.store.set(messageChangesAtom, new Map([['single_bea', 1]])));
    await screen.shows(texts.mediaEmpty);
    expect(sources()).toEqual([]);
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('says without a connection that only the device was looked at', async () => {
    await open('not-sent');
    await screen.shows(texts.offline);
    expect(sources()).toHaveLength(2);
  });
});
