// @vitest-environment happy-dom
import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { useSearchAddress } from './useSearchAddress.ts';

let screen: ShownScreen;
let search: ReturnType<typeof useSearchAddress>;
let go: ReturnType<typeof useNavigate>;

function Host() {
  search = useSearchAddress();
  go = useNavigate();
  return null;
}

const open = async (address: string) => {
  screen = await showScreen(<Host />, { address });
  vi.useFakeTimers();
};
const type = (query: string) => act(async () => search.setQuery(query));
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));

beforeEach(() => vi.useRealTimers());
afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
});

describe('useSearchAddress', () => {
  it('begins with what the address says', async () => {
    await open('/pages/chat/search?q=kite&in=people');
    expect(search).toMatchObject({ query: 'kite', section: 'people', isArrival: false });
  });

  it('changes the address once, a moment after the last key, and keeps the rest of it', async () => {
    await open('/pages/chat/search?in=people');
    expect(search.isArrival).toBe(true);
    for (const query of ['k', 'ki', 'kit', 'kite']) {
      await type(query);
      await pass(399);
      expect(search.query).toBe(query);
      expect(screen.address()).toBe('/pages/chat/search?in=people');
    }
    await pass(1);
    expect(screen.address()).toBe('/pages/chat/search?in=people&q=kite');
    expect(search.isArrival).toBe(true);
  });

  it('has no query in the address once it is empty', async () => {
    await open('/pages/chat/search?q=kite');
    await type('');
    await pass(400);
    expect(screen.address()).toBe('/pages/chat/search');
  });

  it('adds no page to go back through', async () => {
    await open('/pages/chat/search');
    await act(async () => go('/pages/chat/search?in=people'));
    await type('kite');
    await pass(400);
    await act(async () => go(-1));
    expect(screen.address()).toBe('/pages/chat/search');
  });
});
