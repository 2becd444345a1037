// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { goneFilesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { useForgetFiles } from './useForgetFiles.ts';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function Forgets() {
  useForgetFiles();
  return null;
}

it('forgets each file of what is gone once, also of what went before it could', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    if (cache === 'reload') asked.push(new URL(address).pathname);
    return new Response(null, { status: 404 });
  });
  const { store } = member();
  const gone = (key: string, ...addresses: string[]) => ({ key, addresses });
  store.set(goneFilesAtom, [
    gone('a', '/media/a.webp', '/media/a.webp'),
    gone('b', 'javascript:x'),
  ]);
  screen = await showScreen(<Forgets />, {}, store);
  await act(async () => store.set(goneFilesAtom, [gone('c', '/media/c.mp4', '/media/d.webp')]));
  const all = ['/media/a.webp', '/media/c.mp4', '/media/d.webp'];
  await screen.settles(() => asked.length >= all.length);
  expect(asked.sort()).toEqual(all);
  expect(store.get(goneFilesAtom)).toEqual([]);
});
