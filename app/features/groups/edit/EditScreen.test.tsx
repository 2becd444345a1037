// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  groupWorld,
  openGroupPage,
  type Standpoint,
} from '../../../../tests/support/groupPages.ts';
import type { ShownScreen } from '../../../../tests/support/screen.tsx';
import { groupAliasesAtom } from '../../../parts/person/groupAliases.ts';
import { type EditedText, pathToEdit } from '../paths.ts';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(text: EditedText, standpoint: Standpoint = { role: 'owner' }) {
  const opened = await openGroupPage(pathToEdit('g1', text), groupWorld(standpoint));
  screen = opened.screen;
  return opened.answered;
}

describe('one text of a group', () => {
  it('is saved as it was written, and the page is left', async () => {
    const { calls } = await open('name');
    await screen.type('Group name', '  Sunday walk ');
    await screen.tap('Save');
    await screen.settles(() => calls.length > 0);
    expect(calls).toEqual([
      'SetGroupInfo {"groupID":"g1","groupInfo":{"groupName":"Sunday walk"}}',
    ]);
    expect(screen.address()).toBe('/pages/chat/group-info?id=g1');
  });

  it('is counted and never cut; what is too long or empty is not sent', async () => {
    const { calls } = await open('name');
    await screen.type('Group name', 'x'.repeat(65));
    expect(screen.text()).toContain('65/64');
    await screen.tap('Save');
    await screen.shows('Up to 64 characters.');
    await screen.type('Group name', ' ');
    await screen.tap('Save');
    await screen.shows('Enter a name.');
    expect(calls).toEqual([]);
  });

  it('is told to everybody only after a question, where it is the announcement', async () => {
    const { calls } = await open('announcement');
    await screen.type('Announcement', 'At nine.');
    await screen.tap('Publish');
    await screen.shows('Publish to all 4 people?');
    await screen.tap('Cancel');
    expect(calls).toEqual([]);
    expect(screen.control('Announcement')).toHaveProperty('value', 'At nine.');
    await screen.settles(() => screen.has('Publish'));
    await screen.tap('Publish');
    await screen.shows('Publish to all 4 people?');
    const publish = [...document.querySelectorAll('button')].filter(
      (button) => button.textContent === 'Publish',
    );
    publish.at(-1)?.click();
    await screen.settles(() => calls.length > 0);
    expect(calls).toEqual([
      'SetGroupInfo {"groupID":"g1","groupInfo":{"notification":"At nine."}}',
    ]);
  });

  it('asks before what was written is dropped', async () => {
    await open('introduction');
    await screen.type('About this group', 'We walk.');
    await screen.tap('Back');
    await screen.shows('Discard your changes?');
    await screen.tap('Keep editing');
    expect(screen.address()).toContain('text=introduction');
    await screen.settles(() => !screen.has('Keep editing'));
    await screen.tap('Back');
    await screen.shows('Discard your changes?');
    await screen.tap('Discard');
    await screen.settles(() => screen.address() === '/pages/chat/group-info?id=g1');
  });

  it('goes back without a question where nothing was changed', async () => {
    await open('introduction');
    await screen.tap('Back');
    expect(screen.address()).toBe('/pages/chat/group-info?id=g1');
  });

  it('is read by those who may not change it, with who wrote it', async () => {
    const group = { notificationUserID: 'ola', notificationUpdateTime: 1_700_000_000 };
    await open('announcement', { role: 'member', group });
    await screen.shows('At ten.');
    expect(screen.text()).toContain('Published by');
    expect(screen.text()).toContain('Ola');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('stays on the device where it is what the reader calls the group', async () => {
    const { calls } = await open('alias', { role: 'member' });
    await screen.type('My name for this group', 'The walkers');
    await screen.tap('Save');
    await screen.settles(() => !screen.address().includes('alias'));
    expect(calls).toEqual([]);
    expect(screen.store.get(groupAliasesAtom)).toEqual({ g1: 'The walkers' });
  });
});
