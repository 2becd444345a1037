// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { chat } from '../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  type Opening,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { quotedNameOf } from '../../../core/messaging/messageModel/quotedName.ts';
import { withoutContent } from '../../../core/messaging/messageModel/withoutContent.ts';
import { type MessageRef, refOf } from '../../../core/messaging/messageRef.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import { paths } from '../../../core/navigation/paths.ts';
import words from '../../../locales/en-US/chat.actions.json';
import { forwardedAtom } from '../forward/forwardedAtom.ts';

const theirs = plainMessage({ content: 'When?' });
const ours = plainMessage({
  clientMsgID: 'm2',
  sendID: 'u1',
  recvID: 'bea',
  seq: 2,
  sendTime: Date.now(),
  content: 'At nine.',
});
const messages = [theirs, ours];

/** A query of the device's that holds nothing. */
const matchless = {
  ...{ media: '', onchange: null, matches: false, dispatchEvent: () => false },
  ...{ addListener: () => undefined, removeListener: () => undefined },
  ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
} satisfies MediaQueryList;

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function open(opening: Opening = {}): Promise<OpenedConversation> {
  page = await openConversation({ timeline: { messages }, ...opening });
  return page;
}

const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
const shown = () => items().map((item) => item.textContent);

/** Opens the menu of a message, the first unless told otherwise. */
async function openMenu(place = 0): Promise<void> {
  const buttons = document.querySelectorAll<HTMLElement>('[data-message-menu]');
  await act(async () => buttons[place]?.click());
  await until(() => items().length > 0);
}

async function choose(name: string): Promise<void> {
  const item = items().find(({ textContent }) => textContent === name);
  await act(async () => item?.click());
}

describe('the menu of a message', () => {
  it('opens by a finger that rests on it, and offers what can be done with it', async () => {
    await open();
    const row = document.querySelectorAll('[data-message-menu]')[1]?.parentElement;
    await act(
      async () => void row?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
    );
    await until(() => items().length > 0);
    expect(shown()).toEqual([
      words.copy,
      words.forward,
      words.quote,
      words.select,
      words.recall,
      words.delete,
    ]);
  });

  it('leads from one message to the next by the arrow keys', async () => {
    await open();
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-message-menu]')];
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    buttons[1]?.focus();
    const up = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true });
    act(() => void buttons[1]?.dispatchEvent(up));
    expect(document.activeElement).toBe(buttons[0]);
    expect(up.defaultPrevented).toBe(true);
  });

  it('reports whoever sent it', async () => {
    await open();
    await openMenu();
    await choose(words.report);
    await until(() => page.address().startsWith(paths.report));
    expect(page.address()).toContain('bea');
  });

  it('hands a message to the page that forwards', async () => {
    await open();
    await openMenu();
    await choose(words.forward);
    await until(() => page.address() === paths.forward);
    expect(page.store.get(forwardedAtom)).toEqual({
      refs: [refOf(theirs)],
      way: 'each',
      title: '',
    });
  });

  it('lights what it is of, as long as it is open', async () => {
    await open();
    const lit = () => document.querySelector('[data-lit]')?.textContent ?? '';
    expect(lit()).toBe('');
    await openMenu();
    expect(lit()).toContain('When?');
    await choose(words.copy);
    await until(() => lit() === '');
  });

  it('under a finger leads to the words alone, of which some can be selected', async () => {
    const matches = vi.spyOn(window, 'matchMedia');
    matches.mockImplementation((query) => ({ ...matchless, matches: query.includes('coarse') }));
    await open();
    await openMenu();
    await choose(words.selectText);
    const sheet = () => document.querySelector('[role="dialog"]');
    await until(() => sheet()?.textContent?.includes('When?') === true);
    expect(sheet()?.querySelector('[data-base-ui-swipe-ignore]')?.textContent).toBe('When?');
    await page.shows(words.copyAll);
    // Once it is taken back, nobody selects its words any more.
    await page.showTimeline({ messages: [withoutContent({ ...theirs, isRevoked: true }), ours] });
    await until(() => sheet() === null);
    matches.mockRestore();
  });

  it('asks before it deletes', async () => {
    const remove = vi.fn(async () => undefined);
    await open({ messaging: { remove } });
    await openMenu();
    await choose(words.delete);
    await page.shows(words.deleteSentence);
    expect(remove).not.toHaveBeenCalled();
    await page.tap(words.delete);
    expect(remove).toHaveBeenCalledExactlyOnceWith(refOf(theirs));
  });
});

describe('a message that is taken back', () => {
  it('leaves its words to be edited again, behind what is written already', async () => {
    const revoke = vi.fn(async () => undefined);
    await open({ messaging: { revoke } });
    await openMenu(1);
    await choose(words.recall);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(ours);
    const gone = { ...ours, isRevoked: true, revokerID: 'u1', content: '' };
    await page.showTimeline({ messages: [theirs, gone] });
    await page.type(chat.messageField, 'Wait.');
    await page.tap(chat.editAgain);
    expect(page.field().value).toBe('Wait.\nAt nine.');
  });

  it('answers what it answered when it is edited again', async () => {
    const answer = {
      ...{ ...ours, contentType: contentType.quote, content: '' },
      quoteElem: { text: 'At nine.', quoteMessage: quotedNameOf(theirs), messageEntityList: [] },
    };
    const send = vi.fn<Messaging['send']>(() => ({ isKept: true, kept: Promise.resolve() }));
    const keptMessages = async () => [theirs];
    await open({
      timeline: { messages: [theirs, answer] },
      messaging: { revoke: async () => undefined, keptMessages, send },
    });
    await openMenu(1);
    await choose(words.recall);
    const gone = { ...answer, isRevoked: true, revokerID: 'u1', quoteElem: null };
    await page.showTimeline({ messages: [theirs, gone] });
    await page.tap(chat.editAgain);
    expect(page.field().value).toBe('At nine.');
    await page.tap(chat.send);
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      ...{ kind: 'text', text: 'At nine.' },
      quoted: quotedNameOf(theirs),
    });
  });

  it('mentions in a group whom it did when it is edited again, behind what is written already', async () => {
    const inGroup = {
      conversationID: 'group_g1',
      sessionType: 3,
      groupID: 'g1',
      recvID: '',
    } as const;
    const asked = plainMessage({ ...inGroup, content: 'Who comes?' });
    const named = {
      ...{ ...ours, ...inGroup, contentType: contentType.atText, content: '' },
      atElem: {
        text: 'Perhaps @bea and @cleo do',
        atUserList: ['bea', 'cleo'],
        atUsersInfo: [
          { atUserID: 'bea', groupNickname: 'Bea' },
          { atUserID: 'cleo', groupNickname: 'Cléo B.' },
        ],
        quoteMessage: null,
        isAtSelf: false,
      },
    };
    const send = vi.fn<Messaging['send']>(() => ({ isKept: true, kept: Promise.resolve() }));
    await open({
      id: 'group_g1',
      row: plainRow({
        ...{ conversationID: 'group_g1', conversationType: 3, groupID: 'g1', userID: '' },
        showName: 'Hikers',
      }),
      features: ['groups'],
      timeline: { messages: [asked, named] },
      messaging: { revoke: async () => undefined, send },
    });
    await openMenu(1);
    await choose(words.recall);
    const gone = { ...named, isRevoked: true, revokerID: 'u1', atElem: null };
    await page.showTimeline({ messages: [asked, gone] });
    await page.type(chat.messageField, 'Wait.');
    await page.tap(chat.editAgain);
    const text = 'Wait.\nPerhaps @Bea and @Cléo B. do';
    expect(page.field().value).toBe(text);
    await page.tap(chat.send);
    const mentions = [
      { start: text.indexOf('@Bea'), end: text.indexOf(' and'), userID: 'bea' },
      { start: text.indexOf('@Cléo'), end: text.indexOf(' do'), userID: 'cleo' },
    ];
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1]).toMatchObject({ kind: 'text', text, mentions });
  });

  it('stays where it could not be, and offers nothing to edit', async () => {
    await open({ messaging: { revoke: () => Promise.reject(new Error('offline')) } });
    await openMenu(1);
    await choose(words.recall);
    expect(page.has(chat.editAgain)).toBe(false);
    expect(page.text()).toContain('At nine.');
  });
});

describe('the focus', () => {
  const third = plainMessage({ clientMsgID: 'm3', seq: 3, content: 'Good.' });
  const all = [theirs, ours, third];
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-message-menu]')];
  const notice = { ...ours, isRevoked: true, revokerID: 'u1', content: '' };

  /** As with the keyboard: each has the focus before it is chosen. */
  async function chooseByKey(place: number, name: string): Promise<void> {
    act(() => buttons()[place]?.focus());
    await openMenu(place);
    await act(async () =>
      items()
        .find(({ textContent }) => textContent === name)
        ?.focus(),
    );
    await choose(name);
  }

  it.each([
    { where: 'the first', at: 0, next: 1 },
    { where: 'one in the middle', at: 1, next: 2 },
    { where: 'the last', at: 2, next: 1 },
  ])('goes to the message beside $where once that is deleted', async ({ at, next }) => {
    const left = all.filter((_, index) => index !== at);
    const remove = async () => void (await page.showTimeline({ messages: left }));
    await open({ timeline: { messages: all }, messaging: { remove } });
    const wanted = buttons()[next];
    await chooseByKey(at, words.delete);
    await page.shows(words.deleteSentence);
    await page.tap(words.delete);
    await until(() => buttons().length === 2);
    await until(() => document.activeElement === wanted);
  });

  it.each([
    ['at once', true],
    ['a moment later', false],
  ])('goes to the message below one that is taken back %s', async (_, isAtOnce) => {
    const revoke = async () => void (isAtOnce && (await page.showTimeline({ messages: gone })));
    const gone = [theirs, notice, third];
    await open({ timeline: { messages: all }, messaging: { revoke } });
    const wanted = buttons()[2];
    await chooseByKey(1, words.recall);
    await until(() => items().length === 0);
    if (!isAtOnce) await page.showTimeline({ messages: gone });
    await until(() => document.activeElement === wanted);
  });

  it('stays where it is when another message goes, or when the person left it', async () => {
    await open({ timeline: { messages: all } });
    act(() => buttons()[1]?.focus());
    act(() => page.field().focus());
    await page.showTimeline({ messages: [theirs, third] });
    expect(document.activeElement).toBe(page.field());
    const kept = buttons()[0];
    act(() => kept?.focus());
    await page.showTimeline({ messages: [theirs] });
    expect(document.activeElement).toBe(kept);
  });

  it('goes to the newest message once those that were chosen are deleted', async () => {
    const remove = async () => void (await page.showTimeline({ messages: [theirs, ours] }));
    await open({ timeline: { messages: all }, messaging: { remove } });
    await chooseByKey(2, words.select);
    await page.shows(words.forwardMerged);
    await page.tap(words.delete);
    await page.shows(words.deleteSentence);
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    await act(async () => dialog.at(-1)?.click());
    await until(() => document.activeElement === buttons()[1] && buttons().length === 2);
  });
});

describe('an answer', () => {
  it('names the message it quotes, once', async () => {
    const send = vi.fn(() => ({ isKept: true, kept: Promise.resolve() }));
    const setDraft = vi.fn();
    await open({ messaging: { send, setDraft } });
    await openMenu();
    await choose(words.quote);
    await page.shows('Reply to');
    await page.type(chat.messageField, 'Soon.');
    await page.tap(chat.send);
    const quoted = quotedNameOf(theirs);
    const peer = { sessionType: 1, userID: 'bea' };
    expect(send).toHaveBeenCalledExactlyOnceWith(peer, {
      kind: 'text',
      text: 'Soon.',
      quoted,
      mentions: [],
    });
    expect(page.has(chat.notAnswer)).toBe(false);
  });

  it('can be made a message of its own again', async () => {
    const { calls } = await open();
    await openMenu();
    await choose(words.quote);
    await page.tap(chat.notAnswer);
    await page.type(chat.messageField, 'Soon.');
    await page.tap(chat.send);
    expect(calls).toContain('send Soon.');
    expect(page.text()).not.toContain('Reply to');
  });

  it('is kept from when it is begun until it is given up, also without any words', async () => {
    const setDraft = vi.fn();
    await open({ messaging: { setDraft, keptMessages: async () => [theirs] } });
    await openMenu();
    await choose(words.quote);
    await page.shows('Reply to');
    await page.close();
    const quoted = quotedNameOf(theirs);
    expect(setDraft.mock.calls).toEqual([['single_bea', '', { quoted, mentions: [] }]]);
    const row = plainRow({ draft: '', draftQuoted: quoted });
    await open({ row, messaging: { setDraft, keptMessages: async () => [theirs] } });
    await page.shows('Reply to');
    await page.tap(chat.notAnswer);
    await page.close();
    expect(setDraft.mock.lastCall).toEqual(['single_bea', '', { mentions: [] }]);
    await open();
  });

  it('comes back with its draft', async () => {
    const keptMessages = vi.fn(async () => [theirs]);
    const row = plainRow({ draft: 'Half', draftQuoted: quotedNameOf(theirs) });
    await open({ row, messaging: { keptMessages } });
    await page.shows('Reply to');
    expect(page.field().value).toBe('Half');
  });

  it('says above the field what it answers, and that it is gone once it is taken back', async () => {
    const gone = withoutContent({ ...theirs, isRevoked: true, revokerID: 'bea' });
    await open();
    await openMenu();
    await choose(words.quote);
    await page.shows('Reply to');
    const bar = () => page.has(chat.notAnswer) && page.text();
    expect(bar()).toContain('When?');
    await page.showTimeline({ messages: [gone, ours] });
    await page.shows(chat.quotedGone);
    expect(page.text()).not.toContain('When?');
    expect(bar()).toContain('Reply to');
  });

  it('shows the words of what it quotes, and none once that is taken back', async () => {
    const answer = plainMessage({
      clientMsgID: 'm3',
      seq: 3,
      contentType: contentType.quote,
      content: '',
      quoteElem: { text: 'Soon.', quoteMessage: quotedNameOf(ours), messageEntityList: [] },
    });
    await open({ timeline: { messages: [theirs, ours, answer] } });
    const quote = () => document.querySelector(`[aria-description="${chat.goToQuoted}"]`);
    expect(quote()?.textContent).toBe(`${chat.you}At nine.`);
    const gone = { ...ours, isRevoked: true, revokerID: 'u1', content: '' };
    await page.showTimeline({ messages: [theirs, gone, answer] });
    expect(quote()?.textContent).toBe(`${chat.you}${chat.quotedGone}`);
  });
});

describe('choosing several', () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];

  async function begin(): Promise<void> {
    await openMenu();
    await choose(words.select);
    await page.shows('1 selected');
    await page.shows(words.forwardMerged);
  }

  it('counts them, and hands them over in their order', async () => {
    await open();
    await openMenu(1);
    await choose(words.select);
    await page.shows('1 selected');
    await act(async () => boxes()[0]?.click());
    await page.shows('2 selected');
    await page.shows(words.forwardMerged);
    await page.tap(words.forwardMerged);
    await until(() => page.address() === paths.forward);
    expect(page.store.get(forwardedAtom)).toMatchObject({
      refs: messages.map(refOf),
      way: 'merged',
    });
  });

  it('lets go of what is taken back meanwhile', async () => {
    await open();
    await openMenu(1);
    await choose(words.select);
    await page.shows(words.forwardMerged);
    await act(async () => boxes()[0]?.click());
    await page.shows('2 selected');
    const gone = withoutContent({ ...theirs, isRevoked: true, revokerID: 'bea' });
    await page.showTimeline({ messages: [gone, ours] });
    await page.shows('1 selected');
    await page.tap(words.forwardMerged);
    await until(() => page.address() === paths.forward);
    expect(page.store.get(forwardedAtom)?.refs).toEqual([refOf(ours)]);
  });

  it('keeps what is being written meanwhile', async () => {
    await open();
    await page.type(chat.messageField, 'Half');
    await begin();
    await page.tap(words.endSelecting);
    expect(boxes()).toEqual([]);
    expect(page.field().value).toBe('Half');
  });

  it('forwards nothing where one of them cannot be', async () => {
    const file = plainMessage({ clientMsgID: 'm3', seq: 3, contentType: contentType.file });
    await open({ timeline: { messages: [theirs, file] } });
    await begin();
    await act(async () => boxes()[1]?.click());
    await page.tap(words.forwardEach);
    expect(page.address()).not.toBe(paths.forward);
  });

  it.each([
    ['deletes them together', () => Promise.resolve(), 0],
    ['goes on choosing where one stays', () => Promise.reject(new Error('offline')), 2],
  ])('%s', async (_, second, left) => {
    const remove = vi.fn<(message: MessageRef) => Promise<void>>();
    remove.mockResolvedValueOnce().mockImplementationOnce(second);
    await open({ messaging: { remove } });
    await begin();
    await act(async () => boxes()[1]?.click());
    await page.tap(words.delete);
    await page.shows('Delete 2 messages?');
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    await act(async () => buttons.at(-1)?.click());
    await until(() => document.querySelector('[role="alertdialog"]') === null);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(boxes()).toHaveLength(left);
  });
});
