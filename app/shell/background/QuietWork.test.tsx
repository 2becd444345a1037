// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { QuietWork } from './QuietWork.tsx';

let screen: ShownScreen;
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

async function open(store: ReturnType<typeof createStore>, load: () => Promise<() => null>) {
  const parts = { background: [{ id: 'work', order: 1, load }] };
  const content = (
    <FeaturesProvider value={{ loaded: [], isIncomplete: false }} areas={[parts]}>
      <QuietWork />
    </FeaturesProvider>
  );
  screen = await showScreen(content, {}, store);
}

it('works for members alone, and stops when they leave', async () => {
  const work = vi.fn(() => null);
  await open(createStore(), async () => work);
  expect(work).not.toHaveBeenCalled();
  await screen.close();

  const { store } = member();
  await open(store, async () => work);
  await screen.settles(() => work.mock.calls.length > 0);
  work.mockClear();
  await act(async () => store.set(sessionAtom, { type: 'ended' }));
  expect(work).not.toHaveBeenCalled();
});

it('says nothing where its code does not come, and tries again by itself', async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => null);
  let tries = 0;
  await open(member().store, async () => {
    tries += 1;
    if (tries === 1) throw new Error('absent');
    return work;
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(work).not.toHaveBeenCalled();
  expect(screen.text()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(work).toHaveBeenCalled();
});
