// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { MessagingAccount } from '../../core/messaging/session/createMessagingSession.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { useBindMessaging } from './useBindMessaging.ts';

let screen: ShownScreen;
afterEach(() => screen.close());

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
});
