// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { goneFilesAtom } from '../../../core/messaging/messagingAtoms.ts';
import { forgetFetched } from '../../../platform/forgetFetched.ts';
import { useForgetFiles } from './useForgetFiles.ts';

vi.mock('../../../platform/forgetFetched.ts', () => ({ forgetFetched: vi.fn() }));

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
});

function Forgets() {
  useForgetFiles();
  return null;
}

it('forgets each file of what is gone once, also of what went before it could', async () => {
  const { store } = member();
  const gone = (key: string, ...addresses: string[]) => ({ key, addresses });
  store.set(goneFilesAtom, [
    gone('a', '/media/a.webp', '/media/a.webp'),
    gone('b', 'javascript:x'),
  ]);
  screen = await showScreen(<Forgets />, {}, store);
  await act(async () => store.set(goneFilesAtom, [gone('c', '/media/c.mp4', '/media/d.webp')]));
  const asked = vi.mocked(forgetFetched).mock.calls.map(([address]) => new URL(address).pathname);
  expect(asked).toEqual(['/media/a.webp', '/media/c.mp4', '/media/d.webp']);
  expect(store.get(goneFilesAtom)).toEqual([]);
});
