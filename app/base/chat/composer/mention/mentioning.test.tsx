// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { chat, chatTexts } from '../../../../../tests/support/chatTexts.ts';
import { member } from '../../../../../tests/support/member.ts';
import {
  idleServices,
  type ShownScreen,
  showScreen,
} from '../../../../../tests/support/screen.tsx';
import { ShownComposer } from '../../../../../tests/support/shownComposer.tsx';
import { groupMember } from '../../../../contract/gateway/entities/group.ts';
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

async function open(roleLevel: number = groupRole.ordinary) {
  const { store } = member();
  const self = store.get(userIdAtom) ?? '';
  const of = (one: object) => v.parse(groupMember, { groupID, ...one });
  const own = of({ userID: self, nickname: 'Me', roleLevel });
  const rows = new Map([own, ...people.map(of)].map((one) => [one.userID, one]));
  store.set(listStateAtom('members', groupID), { isLoaded: true, rows });
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
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('an @ in a group', () => {
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

  it('is taken by a tap, dropped with a letter of its name, and kept with the draft', async () => {
    const { sent, drafts } = await open();
    await write('@be');
    await screen.settles(() => options().length > 0);
    await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click());
    expect(field().value).toBe('@Bea ');
    await screen.settles(() => drafts.length > 0);
    expect(drafts.at(-1)?.[1]?.mentions).toEqual([{ start: 0, end: 4, userID: 'bea' }]);
    await write('@Be hello');
    await press('Escape');
    await press('Enter');
    expect(sent).toMatchObject([{ text: '@Be hello', mentions: [] }]);
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
});
