import { afterEach, expect, it, vi } from 'vitest';
import { forgetFetched } from './forgetFetched.ts';

afterEach(() => vi.unstubAllGlobals());

/** @returns how a file was asked for while its server answers with this status; null: there is no network */
async function askedBy(status: number | null): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', cache }: RequestInit) => {
    asked.push(`${method} ${cache}`);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(method === 'HEAD' ? null : 'x', { status });
  });
  await forgetFetched('/media/a.webp');
  return asked;
}

it.each([
  ['is gone', 404, ['HEAD no-store', 'GET reload']],
  ['is there for another message', 200, ['HEAD no-store']],
  ['cannot be asked for', null, ['HEAD no-store']],
] as const)('asks past the cache for a file that %s', async (_, status, asked) => {
  expect(await askedBy(status)).toEqual(asked);
});
