// @vitest-environment happy-dom
import { atom } from 'jotai';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { useWaiting } from './useWaiting.ts';

let screen: ShownScreen;
afterEach(() => screen.close());

function Probe({ at }: { at?: string }) {
  const { count, notes } = useWaiting(at);
  return <p>{`${at ?? 'all'} ${count}: ${notes.join(' and ')}`}</p>;
}

it('is the sum of what areas hand in, behind one button and behind all, and follows each', async () => {
  const friends = atom(2);
  const others = atom(0);
  const elsewhere = atom(5);
  const note = 'shell.frame:friendRequestsWaiting';
  screen = await showScreen(
    <>
      <Probe at="contacts" />
      <Probe />
    </>,
    {
      slots: {
        'chatTab.waiting': [
          { id: 'friends', order: 10, at: 'contacts', count: friends, note },
          { id: 'others', order: 20, at: 'contacts', count: others, note },
          { id: 'elsewhere', order: 30, at: 'else', count: elsewhere, note },
        ],
      },
    },
  );
  expect(screen.text()).toBe(
    'contacts 2: 2 friend requestsall 7: 2 friend requests and 5 friend requests',
  );
  await act(async () => screen.store.set(others, 1));
  expect(screen.text()).toContain('contacts 3: 2 friend requests and 1 friend request');
  await act(async () => screen.store.set(friends, 0));
  expect(screen.text()).toContain('contacts 1: 1 friend request');
});
