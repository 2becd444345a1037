// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  groupWorld,
  openGroupPage,
  ruledMessaging,
  type Standpoint,
} from '../../../../tests/support/groupPages.ts';
import { giveLayout } from '../../../../tests/support/layout.ts';
import type { ShownScreen } from '../../../../tests/support/screen.tsx';
import { type MemberPick, pathToMembers } from '../paths.ts';

let screen: ShownScreen;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  sessionStorage.clear();
});

async function open(standpoint: Standpoint, pick: MemberPick = 'look', until?: Promise<void>) {
  const world = groupWorld(standpoint);
  const opened = await openGroupPage(
    pathToMembers('g1', pick),
    world,
    ruledMessaging(world, until),
  );
  screen = opened.screen;
  return opened.answered;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const said = () =>
  [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
const named = () =>
  ['Ada', 'Ola', 'Adi', 'Mia', 'Max'].filter((name) =>
    [...document.querySelectorAll('bdi, [translate="no"]')].some((one) => one.textContent === name),
  );

describe('the members of a group', () => {
  it('have owner and admins on top, with what they are in words, and who is muted with what is left', async () => {
    await open({ role: 'member' });
    await screen.shows('Owner and admins');
    const words = screen.text();
    expect(words.indexOf('Ola')).toBeLessThan(words.indexOf('Adi'));
    expect(words).toContain("Can't write for 10 minutes");
  });

  it('are found by their names', async () => {
    await open({ role: 'member' });
    await screen.type('Search members', 'mi');
    await screen.settles(() => !screen.text().includes('Ola'));
    expect(screen.text()).toContain('Mia');
    await screen.type('Search members', 'nobody');
    await screen.shows('Nobody found');
    expect(said()).toContain('Nobody found');
  });

  it('are drawn where others stood before each key, those first whose name begins with the query', async () => {
    await open({ role: 'member', crowd: 2_000 });
    await screen.shows('Adi');
    const rows = () => [...document.querySelectorAll('main button')];
    await screen.type('Search members', 'a');
    await screen.settles(() => !document.querySelector('main h2'));
    expect(rows()[0]?.textContent).toContain('Adi');
    await screen.type('Search members', '');
    await screen.settles(() => document.querySelector('main h2') !== null);
    const byLetter = rows();
    await screen.type('Search members', 'cr');
    await screen.settles(() => !document.querySelector('main h2'));
    // Only where a letter stood, somebody stands anew.
    const anew = rows().filter((row) => !byLetter.includes(row));
    expect(anew.length).toBeLessThan(6);
    expect(rows().length).toBeGreaterThan(10);
    const before = rows();
    expect(before.length).toBeLessThan(60);
    await screen.type('Search members', 'crowd 1');
    expect(rows()[1]?.textContent).toContain('Crowd 10');
    expect(rows().every((row, place) => row === before[place])).toBe(true);
  });

  it('are not there for followers of a channel', async () => {
    await open({ role: 'member', isChannel: true });
    await screen.shows('For owner and admins');
    expect(named()).toEqual([]);
  });

  it('are drawn only near the view, however many they are', async () => {
    await open({ role: 'owner', crowd: 2_000 });
    await screen.shows('Adi');
    expect(document.querySelectorAll('main button').length).toBeLessThan(120);
  });
});

describe('for how long a member may not write', () => {
  async function openChoice(until?: Promise<void>) {
    const answered = await open({ role: 'owner' }, 'look', until);
    await screen.shows('Mia');
    const row = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('Mia'),
    );
    await act(async () => row?.click());
    await screen.settles(() => screen.has('Mute member'));
    await screen.tap('Mute member');
    await screen.settles(() => screen.has('Another time…'));
    return answered;
  }

  it('says that the time that was chosen is being set, once', async () => {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = await openChoice(until);
    await screen.tap('For 10 minutes');
    await screen.settles(() => said().includes('Muting…'));
    const row = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.startsWith('For 10 minutes'),
    );
    expect(row?.textContent).toContain('Muting…');
    await act(async () => row?.click());
    await act(async () => answer());
    await screen.settles(() => screen.has('Mute member'));
    expect(calls).toHaveLength(1);
  });

  it('leads to the field of another time, and back', async () => {
    await openChoice();
    await screen.tap('Another time…');
    await screen.shows('How long');
    expect(document.activeElement?.tagName).toBe('INPUT');
    const back = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Back');
    await act(async () => back?.click());
    await screen.settles(() => screen.has('Another time…'));
  });
});

describe('choosing members', () => {
  it('offers to remove only those of a lower rank, and removes several at once', async () => {
    const { calls } = await open({ role: 'admin' }, 'remove');
    expect(boxes()).toHaveLength(2);
    for (const box of boxes()) box.click();
    await screen.settles(() => screen.has('Remove (2)'));
    await screen.tap('Remove (2)');
    await screen.shows('Also remove messages from the last 24 hours');
    await screen.tap('Also remove messages from the last 24 hours');
    await screen.tap('Remove');
    await screen.settles(() => calls.length > 0);
    const [call = ''] = calls;
    expect(JSON.parse(call.slice(call.indexOf(' ')))).toEqual({
      groupID: 'g1',
      reason: '',
      userIDList: ['max', 'mia'],
      revokeLast: 24,
    });
  });

  it('does not take a removal back once it is under way', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = await open({ role: 'admin' }, 'remove', answered);
    for (const box of boxes()) box.click();
    await screen.settles(() => screen.has('Remove (2)'));
    await screen.tap('Remove (2)');
    await screen.shows('Also remove messages from the last 24 hours');
    await screen.tap('Remove');
    await screen.shows('Removing…');
    expect(screen.control('Cancel').hasAttribute('disabled')).toBe(true);
    await act(async () => answer());
    await screen.settles(() => !screen.has('Cancel'));
    expect(calls).toHaveLength(1);
  });

  it('changes only those admins who are to become something else', async () => {
    const { calls } = await open({ role: 'owner' }, 'admins');
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false]);
    for (const box of boxes().slice(0, 2)) box.click();
    await screen.settles(() => !screen.control('Save').hasAttribute('disabled'));
    await screen.tap('Save');
    await screen.settles(() => calls.length === 2);
    expect(calls).toEqual([
      'SetGroupMemberRoleLevel {"groupID":"g1","userID":"adi","roleLevel":1}',
      'SetGroupMemberRoleLevel {"groupID":"g1","userID":"max","roleLevel":3}',
    ]);
  });

  it('asks before admins that are not saved are dropped', async () => {
    const { calls } = await open({ role: 'owner' }, 'admins');
    await act(async () => boxes()[0]?.click());
    await screen.tap('Back');
    await screen.shows("Your changes to the admins aren't saved yet.");
    await screen.tap('Discard');
    await screen.settles(() => screen.address() === '/pages/chat/group?id=g1');
    expect(calls).toEqual([]);
  });

  it('hands a group over to one who is named in the question', async () => {
    const { calls } = await open({ role: 'owner' }, 'transfer');
    const row = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('Mia'),
    );
    row?.click();
    await screen.shows('the owner?');
    await screen.tap('Transfer');
    await screen.settles(() => calls.length > 0);
    expect(calls).toEqual(['TransferGroupOwner {"groupID":"g1","newOwnerUserID":"mia"}']);
  });
});
