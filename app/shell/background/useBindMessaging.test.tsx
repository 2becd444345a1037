// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { alertsOffAtom } from '../../core/alerts/alertsOffAtom.ts';
import { unreadTotalAtom } from '../../core/messaging/messagingAtoms.ts';
import type { MessagingAccount } from '../../core/messaging/session/createMessagingSession.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { useBindMessaging } from './useBindMessaging.ts';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function Bound() {
  useBindMessaging();
  return null;
}

describe('useBindMessaging', () => {
  it('keeps the chats on the screen while the person reads that another device took over', async () => {
    const { store } = member();
    const followed: (MessagingAccount | null)[] = [];
    const followMessaging = (account: MessagingAccount | null) => void followed.push(account);
    screen = await showScreen(<Bound />, { services: { followMessaging } }, store);
    expect(followed).toHaveLength(1);
    await act(async () => store.set(sessionAtom, { type: 'taken-over' }));
    expect(followed).toHaveLength(1);
    await act(async () => store.set(sessionAtom, { type: 'ended' }));
    expect(followed.slice(1)).toEqual([null]);
  });

  it('shows what is unread on the icon of the app for as long as the person wants it there', async () => {
    const badges: number[] = [];
    vi.stubGlobal('navigator', {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
    const { store } = member();
    store.set(unreadTotalAtom, 3);
    screen = await showScreen(<Bound />, {}, store);
    await act(async () => store.set(alertsOffAtom, 'badge', false));
    await act(async () => store.set(unreadTotalAtom, 4));
    await act(async () => store.set(alertsOffAtom, 'badge', true));
    expect(badges).toEqual([3, 0, 4]);
  });
});
