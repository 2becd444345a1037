// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import {
  type OpenedConversation,
  openConversation,
  until,
} from '../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../tests/support/layout.ts';
import {
  type GroupInfo,
  groupInfo,
  groupMember,
} from '../../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../../core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../../core/messaging/messaging.ts';
import { localStore } from '../../../platform/storage.ts';
import { feature } from '../feature.tsx';

const id = 'super_group_g1';
const text = 'Picnic on Sunday.\nBring a blanket.';
const seconds = 1_700_000_000;

let page: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  localStore.remove('announcements_read');
});
afterEach(async () => {
  await page.close();
  takeLayout();
});

async function open(): Promise<void> {
  const ana = v.parse(groupMember, { groupID: 'g1', userID: 'ana', nickname: 'Ana' });
  page = await openConversation({
    ...{ id, features: ['groups'], handingIn: [feature] },
    row: plainRow({ conversationID: id, conversationType: 3, userID: '', groupID: 'g1' }),
    timeline: { messages: [plainMessage()] },
    messaging: { call: (async () => [ana]) as unknown as Messaging['call'] },
  });
  await announce({});
}

const announce = (more: Partial<GroupInfo>) =>
  act(async () => {
    const written = {
      notification: text,
      notificationUserID: 'ana',
      notificationUpdateTime: seconds,
    };
    const info = v.parse(groupInfo, { groupID: 'g1', groupName: 'G', ...written, ...more });
    page.store.set(listStateAtom('joinedGroups'), {
      isLoaded: true,
      rows: new Map([['g1', info]]),
    });
  });
const bar = () => document.querySelector<HTMLElement>('section[aria-label="Announcement"]');
const press = (at: number) =>
  act(async () => bar()?.querySelectorAll<HTMLElement>('button')[at]?.click());

describe('the announcement of a group', () => {
  it('stands above the messages until it is closed, also on a later visit', async () => {
    await open();
    await until(() => bar() !== null);
    expect(bar()?.textContent).toContain('Picnic on Sunday. Bring a blanket.');
    await press(1);
    expect(bar()).toBeNull();
    await page.close();
    await open();
    await page.shows('Hello');
    expect(bar()).toBeNull();
  });

  it('is there again once somebody has changed it', async () => {
    await open();
    await until(() => bar() !== null);
    await press(1);
    await announce({ notification: 'Picnic on Monday', notificationUpdateTime: seconds + 60 });
    await until(() => bar() !== null);
    expect(bar()?.textContent).toContain('Picnic on Monday');
    await announce({ notification: '', notificationUpdateTime: seconds + 90 });
    expect(bar()).toBeNull();
  });

  it('shows all of it with who wrote it, and has been read then', async () => {
    await open();
    await until(() => bar() !== null);
    await press(0);
    await until(() => /Bring a blanket\.Ana · /.test(dialog()));
    expect(document.querySelector('[role="dialog"] time')?.getAttribute('datetime')).toBe(
      new Date(seconds * 1_000).toISOString(),
    );
    await page.tap('Close');
    await until(() => bar() === null);
  });

  it('tells nobody of what they wrote themselves', async () => {
    await open();
    await until(() => bar() !== null);
    await announce({ notificationUserID: 'u1' });
    expect(bar()).toBeNull();
  });
});

const dialog = (): string => document.querySelector('[role="dialog"]')?.textContent ?? '';
