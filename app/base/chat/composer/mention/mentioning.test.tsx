// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chat, chatTexts } from '../../../../../tests/support/chatTexts.ts';
import { member } from '../../../../../tests/support/member.ts';
import {
  idleServices,
  type ShownScreen,
  showScreen,
} from '../../../../../tests/support/screen.tsx';
import { ShownComposer } from '../../../../../tests/support/shownComposer.tsx';
import { groupInfo, groupMember } from '../../../../contract/gateway/entities/group.ts';
import { friend } from '../../../../contract/gateway/entities/people.ts';
import { atAllTag, groupRole } from '../../../../contract/gateway/enums.ts';
import type { OutgoingContent } from '../../../../core/messaging/contents/content.ts';
import type { TextExtras } from '../../../../core/messaging/contents/text.ts';
import { listStateAtom } from '../../../../core/messaging/lists/listAtoms.ts';
import { ownMembershipsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import { userIdAtom } from '../../../../core/session/sessionAtom.ts';
import composer from '../../../../locales/en-US/chat.composer.json';

const groupID = 'g1';
const people = [
  { userID: 'bea', nickname: 'Bea' },
  { userID: 'lucia', nickname: 'Lucía' },
  { userID: 'minh', nickname: 'Minh Anh' },
];

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(roleLevel: number = groupRole.ordinary, memberCount = 4) {
  const { store } = member();
  const self = store.get(userIdAtom) ?? '';
  const of = (one: object) => v.parse(groupMember, { groupID, ...one });
  const own = of({ userID: self, nickname: 'Me', roleLevel });
  const rows = new Map([own, ...people.map(of)].map((one) => [one.userID, one]));
  store.set(listStateAtom('members', groupID), { isLoaded: true, rows });
  const info = v.parse(groupInfo, { groupID, groupName: 'G', groupType: 2, memberCount });
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([[groupID, info]]) });
  store.set(ownMembershipsAtom, new Map([[groupID, own]]));
  const known = v.parse(friend, { userID: 'minh', nickname: 'Minh Anh', remark: 'Teacher' });
  store.set(listStateAtom('friends'), { isLoaded: true, rows: new Map([['minh', known]]) });
  const sent: OutgoingContent[] = [];
  const drafts: [string, TextExtras | undefined][] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async () => undefined,
    send(_peer: unknown, content: OutgoingContent) {
      sent.push(content);
      return { isKept: true, kept: Promise.resolve() };
    },
    setDraft: (_id: string, text: string, more?: TextExtras) => void drafts.push([text, more]),
  };
  screen = await showScreen(
    <ShownComposer peer={{ sessionType: 2, groupID }} />,
    { texts: { ...chatTexts, 'chat.composer': composer }, services: { messaging } },
    store,
  );
  return { sent, drafts };
}

const field = () => screen.control(chat.messageField) as HTMLTextAreaElement;
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map((one) =>
    [...one.querySelectorAll('[dir]')].map((name) => name.textContent).join(' / '),
  );
const press = (key: string, composing: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', {
      key,
      ...composing,
      bubbles: true,
      cancelable: true,
    });
    field().dispatchEvent(event);
  });
/** Writes as a person does: the caret stands behind it. */
const write = (text: string) =>
  act(async () => {
    field().focus();
    await screen.type(chat.messageField, text);
    field().setSelectionRange(text.length, text.length);
    field().dispatchEvent(new Event('select', { bubbles: true }));
  });
/** Deletes a part of the text, as a keyboard does. */
const cut = (start: number, end: number) =>
  act(async () => {
    const { value } = field();
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(field(), value.slice(0, start) + value.slice(end));
    field().setSelectionRange(start, start);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
/** @returns whether the browser is to delete by itself */
async function erase(inputType: string, caret: number): Promise<boolean> {
  const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  await act(async () => {
    field().setSelectionRange(caret, caret);
    field().dispatchEvent(event);
  });
  return !event.defaultPrevented;
}
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('an @ in a group', () => {
  it('has whom Enter takes in view with each letter, wherever the list was scrolled', async () => {
    await open();
    await write('@');
    await screen.settles(() => options().length > 0);
    const seen: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent);
    });
    await write('@l');
    vi.restoreAllMocks();
    expect(active()).toContain('Lucía');
    expect(seen).toEqual([active()]);
  });

  it('offers the members, and narrows them down by either name', async () => {
    await open();
    await write('Hi @');
    await screen.settles(() => options().length > 0);
    expect(options()).toEqual(['Bea', 'Lucía', 'Teacher / Minh Anh']);
    expect(field().getAttribute('aria-controls')).toBe(
      document.querySelector('[role="listbox"]')?.id,
    );
    await write('Hi @LUCI');
    expect(options()).toEqual(['Lucía']);
    await write('Hi @minh');
    expect(options()).toEqual(['Teacher / Minh Anh']);
    await write('Hi @nobody');
    expect(options()).toEqual([]);
    await write('me@home');
    expect(options()).toEqual([]);
  });

  it('draws whom a key finds in the rows that stand there', async () => {
    await open();
    await write('Hi @');
    await screen.settles(() => options().length === 3);
    const rows = document.querySelectorAll('[role="option"]');
    await write('Hi @LUCI');
    expect(options()).toEqual(['Lucía']);
    expect(document.querySelector('[role="option"]')).toBe(rows[0]);
  });

  it('is worked by the keys of the field, and sends whom it means', async () => {
    const { sent } = await open();
    await write('@');
    await screen.settles(() => options().length > 0);
    expect(active()).toContain('Bea');
    await press('ArrowUp');
    expect(active()).toContain('Teacher');
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    expect(sent).toEqual([]);
    expect(field().value).toBe('@Lucía ');
    expect(options()).toEqual([]);
    await write('@Lucía shall we?');
    await press('Enter');
    const mentions = [{ start: 0, end: 6, userID: 'lucia' }];
    expect(sent).toMatchObject([{ kind: 'text', text: '@Lucía shall we?', mentions }]);
  });

  it('leaves the keys of a word that is being composed to that word', async () => {
    await open();
    await write('@lu');
    await screen.settles(() => options().length > 0);
    await press('Enter', { isComposing: true });
    await press('Enter', { keyCode: 229 });
    expect(field().value).toBe('@lu');
    expect(options()).toEqual(['Lucía']);
  });

  it('closes with Escape and stays closed for that @; what is written goes as plain text', async () => {
    const { sent } = await open();
    await write('@b');
    await screen.settles(() => options().length > 0);
    await press('Escape');
    await write('@be');
    expect(options()).toEqual([]);
    await press('Enter');
    expect(sent).toMatchObject([{ text: '@be', mentions: [] }]);
  });

  it('is taken by a tap, gone whole where a letter of its name is deleted, and kept with the draft', async () => {
    const { sent, drafts } = await open();
    await write('@be');
    await screen.settles(() => options().length > 0);
    await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click());
    expect(field().value).toBe('@Bea ');
    await screen.settles(() => drafts.length > 0);
    expect(drafts.at(-1)?.[1]?.mentions).toEqual([{ start: 0, end: 4, userID: 'bea' }]);
    await write('@Bea hello');
    await cut(3, 4);
    expect(field().value).toBe(' hello');
    await press('Enter');
    expect(sent).toMatchObject([{ text: 'hello', mentions: [] }]);
  });

  it('offers everyone to who runs the group, and to nobody else', async () => {
    const { sent } = await open(groupRole.admin);
    await write('@');
    await screen.settles(() => options().length > 0);
    expect(options()[0]).toBe(`@${chat.everyone}`);
    await press('Tab');
    await press('Enter');
    expect(sent).toMatchObject([
      { text: '@everyone', mentions: [{ start: 0, end: 9, userID: atAllTag }] },
    ]);
  });

  it('goes with one key from either side, and any other key is the browser’s', async () => {
    await open();
    await write('@be');
    await screen.settles(() => options().length > 0);
    await press('Enter');
    expect(await erase('insertText', 5)).toBe(true);
    expect(await erase('deleteContentBackward', 5)).toBe(false);
    expect(field().value).toBe('');
    await write('@be');
    await screen.settles(() => options().length > 0);
    await press('Enter');
    expect(await erase('deleteContentForward', 0)).toBe(false);
    expect(field().value).toBe('');
    await write('abc');
    expect(await erase('deleteContentBackward', 3)).toBe(true);
  });

  it('is passed over by the caret', async () => {
    await open();
    await write('@be');
    await screen.settles(() => options().length > 0);
    await press('Enter');
    const goTo = (place: number) =>
      act(async () => {
        field().setSelectionRange(place, place);
        field().dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      });
    await goTo(4);
    await goTo(3);
    expect(field().selectionStart).toBe(0);
    await goTo(1);
    expect(field().selectionStart).toBe(4);
  });

  it('asks before it calls more than five, by a word of any language, and sends once', async () => {
    const { sent } = await open(groupRole.owner, 7);
    await write('@所有人 开会');
    await press('Escape');
    await press('Enter');
    await screen.shows('6 people will be notified');
    expect(sent).toEqual([]);
    await screen.tap('Cancel');
    await screen.settles(() => document.querySelector('[role="alertdialog"]') === null);
    expect([sent.length, field().value]).toEqual([0, '@所有人 开会']);
    await press('Enter');
    await screen.shows('6 people will be notified');
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    await act(async () => buttons.at(-1)?.click());
    const mentions = [{ start: 0, end: 4, userID: atAllTag }];
    expect(sent).toMatchObject([{ text: '@所有人 开会', mentions }]);
  });

  it('calls nobody by such a word where the person may not', async () => {
    const { sent } = await open(groupRole.ordinary, 7);
    await write('@all look');
    await press('Enter');
    expect(sent).toMatchObject([{ text: '@all look', mentions: [] }]);
  });
});
