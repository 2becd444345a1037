// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { plainMessage, plainRow, plainTimeline } from '../../../tests/support/chatRows.ts';
import { chat, chatTexts } from '../../../tests/support/chatTexts.ts';
import { giveLayout } from '../../../tests/support/layout.ts';
import { member } from '../../../tests/support/member.ts';
import { plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { ConversationScreen } from '../../base/chat/conversation/ConversationScreen.tsx';
import { ChatTab } from '../../base/chat/list/ChatTab.tsx';
import {
  type ConversationRow,
  conversationOrderAtom,
  conversationRowsAtom,
  isListLoadedAtom,
  messagingStatusAtom,
  timelinesAtom,
} from '../../core/messaging/messagingAtoms.ts';

const logo = '/i/icon.png';
const supportName = chat.supportName.replace('{{name}}', 'Plain');
/** Its people keep their pictures in its zone. */
const brand = {
  ...plainBrandData,
  lines: { ...plainBrandData.lines, zones: ['a.example'] },
};
const face = { userID: 'desk-7', showName: 'Kim', faceURL: 'https://a.example/kim.png' };
const support = plainRow({ ...face, conversationID: 'single_desk-7' });
/** Somebody who took the name of the support account, and its logo for a photo. */
const impostor = plainRow({
  conversationID: 'single_mal',
  userID: 'mal',
  showName: supportName,
  faceURL: 'https://a.example/logo.png',
});

let screen: ShownScreen;
let takeLayout: (() => void) | null = null;
afterEach(async () => {
  await screen.close();
  takeLayout?.();
  takeLayout = null;
});

function storeWith(rows: readonly ConversationRow[]) {
  const { store } = member({ ...plainProfile, customerId: 'desk-7' });
  store.set(conversationRowsAtom, new Map(rows.map((row) => [row.conversationID, row])));
  store.set(
    conversationOrderAtom,
    rows.map(({ conversationID }) => conversationID),
  );
  store.set(isListLoadedAtom, true);
  store.set(messagingStatusAtom, 'online');
  return store;
}

async function openList(rows: readonly ConversationRow[]) {
  screen = await showScreen(<ChatTab />, { texts: chatTexts, brand }, storeWith(rows));
  return [...document.querySelectorAll('li a')];
}

async function openConversation(row: ConversationRow) {
  takeLayout = giveLayout();
  const store = storeWith([row]);
  const { conversationID: id } = row;
  const message = plainMessage({
    conversationID: id,
    sendID: row.userID,
    senderNickname: row.showName,
    senderFaceUrl: row.faceURL,
  });
  store.set(timelinesAtom, new Map([[id, plainTimeline({ messages: [message] })]]));
  const address = `/x?id=${id}`;
  screen = await showScreen(<ConversationScreen />, { texts: chatTexts, address, brand }, store);
}

const pictures = (part: ParentNode) =>
  [...part.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

describe('the support account', () => {
  it('has the brand for its name, its logo and the seal in the list, whatever it calls itself', async () => {
    const [row] = await openList([support]);
    expect(row?.textContent).toContain(`${supportName}${chat.official}`);
    expect(row?.textContent).not.toContain('Kim');
    expect(pictures(row as Element)).toEqual([logo]);
  });

  it('has them in the title of its conversation and beside its messages', async () => {
    await openConversation(support);
    expect(document.querySelector('h1')?.textContent).toBe(`${supportName}${chat.official}`);
    expect(screen.text()).not.toContain('Kim');
    expect(new Set(pictures(document))).toEqual(new Set([logo]));
  });
});

describe('somebody who calls themselves support', () => {
  it('has neither logo nor seal in the list', async () => {
    const rows = await openList([impostor]);
    expect(rows[0]?.textContent).toContain(supportName);
    expect(screen.text()).not.toContain(chat.official);
    expect(pictures(document)).toEqual([impostor.faceURL]);
  });

  it('has neither in the conversation', async () => {
    await openConversation(impostor);
    expect(screen.text()).not.toContain(chat.official);
    expect(new Set(pictures(document))).toEqual(new Set([impostor.faceURL]));
  });
});
