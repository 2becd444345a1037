import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCaches } from '../../../tests/support/memoryCaches.ts';
import { readShare } from '../../platform/keptShare.ts';
import { takeShare } from './takeShare.ts';

const now = 1_800_000_000_000;
beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

function request(): Request {
  const body = new FormData();
  body.append('text', 'Look');
  body.append('files', new File(['pixels'], 'a.png', { type: 'image/png' }));
  return new Request('https://site.example/share?to=elsewhere', { method: 'POST', body });
}

it('keeps what comes, and leads to the page that asks to whom it goes', async () => {
  const answer = await takeShare(request(), 'acme', now);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://site.example/pages/chat/forward?shared=kept',
  ]);
  const share = await readShare('acme', now);
  expect([share?.text, share?.files.map(({ name }) => name)]).toEqual(['Look', ['a.png']]);
});

it('says where the device has no room, or nothing could be read', async () => {
  const failed = 'https://site.example/pages/chat/forward?shared=failed';
  const odd = new Request('https://site.example/share', { method: 'POST', body: 'odd' });
  expect((await takeShare(odd, 'acme', now)).headers.get('location')).toBe(failed);
  vi.stubGlobal('caches', memoryCaches(0));
  expect((await takeShare(request(), 'acme', now)).headers.get('location')).toBe(failed);
  expect(await readShare('acme', now)).toBeNull();
});
