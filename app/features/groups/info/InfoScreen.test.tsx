// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  groupWorld,
  openGroupPage,
  ruledMessaging,
  type Standpoint,
} from '../../../../tests/support/groupPages.ts';
import type { ShownScreen } from '../../../../tests/support/screen.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { groupAliasesAtom } from '../../../parts/person/groupAliases.ts';
import { pathToGroup } from '../paths.ts';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

async function open(standpoint: Standpoint, until?: Promise<void>) {
  const world = groupWorld(standpoint);
  const opened = await openGroupPage(
    pathToGroup('info', 'g1'),
    world,
    ruledMessaging(world, until),
  );
  screen = opened.screen;
  return opened.answered;
}

const inQuestion = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
    ({ textContent }) => textContent === label,
  );
const tiles = () => [...document.querySelectorAll('ul li')].map((one) => one.textContent);

describe('the page of a group', () => {
  it('shows two rows of members, owner and admins first and by words, then what is done with them', async () => {
    await open({ role: 'member', crowd: 2_000 });
    expect(tiles()).toHaveLength(10);
    expect(tiles()[0]).toContain('Owner');
    expect(tiles()[1]).toContain('Admin');
    expect(tiles().at(-1)).toBe('Add');
    expect(screen.text()).toContain('See all 2,005 members');
  });

  it('offers to remove members to those who may', async () => {
    await open({ role: 'admin', crowd: 20 });
    expect(tiles().slice(-2)).toEqual(['Add', 'Remove']);
    expect(tiles()).toHaveLength(10);
  });

  it('mutes the conversation and pins it, for the reader alone', async () => {
    const { calls } = await open({ role: 'member' });
    await screen.tap('Mute notifications');
    await screen.tap('Pin to top');
    expect(calls).toEqual([
      'SetConversationRecvMessageOpt {"conversationIDList":["super_group_g1"],"opt":2}',
      'PinConversation {"conversationID":"super_group_g1","isPinned":true}',
    ]);
  });

  it('tells the owner, who cannot leave, what to do first', async () => {
    const { calls } = await open({ role: 'owner' });
    await screen.tap('Leave group');
    await screen.shows('You own this group');
    await screen.tap('Transfer ownership');
    expect(calls).toEqual([]);
    expect(screen.address()).toBe('/pages/chat/group-members?id=g1&pick=transfer');
  });

  it('says how many lose the group before it is disbanded', async () => {
    const { calls } = await open({ role: 'owner' });
    await screen.tap('Disband group');
    await screen.shows('All 4 members lose the group.');
    expect(calls).toEqual([]);
  });

  it('does not take leaving back once it is under way', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls } = await open({ role: 'member' }, answered);
    await screen.tap('Leave group');
    await screen.settles(() => inQuestion('Leave') !== undefined);
    await act(async () => inQuestion('Leave')?.click());
    await screen.shows('Leaving…');
    expect(inQuestion('Cancel')?.hasAttribute('disabled')).toBe(true);
    await act(async () => answer());
    await screen.settles(() => screen.address() === paths.chat);
    expect(calls).toHaveLength(1);
  });

  it('shows what the reader calls it', async () => {
    await open({ role: 'member' });
    await act(async () => screen.store.set(groupAliasesAtom, 'g1', 'The walkers'));
    expect(screen.text()).toContain('The walkers');
  });
});

describe('the page of a channel', () => {
  it('shows followers how many they are, and not each other', async () => {
    const group = { memberCount: 12_900, introduction: 'News of the town.' };
    await open({ role: 'member', isChannel: true, group });
    await screen.shows('Channel info');
    expect(screen.text()).toContain('12K followers');
    expect(screen.text()).toContain('News of the town.');
    expect(screen.text()).not.toContain('Mia');
    expect(screen.has('Unfollow channel')).toBe(true);
    expect(document.querySelector('a[href*="group-members"]')).toBeNull();
  });

  it('leads its owner to the followers', async () => {
    await open({ role: 'owner', isChannel: true });
    await screen.shows('See all 4 followers');
  });
});
