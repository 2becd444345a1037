import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPresent, markPresent } from './presenceMark.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks as the browser shares them among pages. */
function stubLocks(): Set<string> {
  const held = new Set<string>();
  const locks = {
    async request(name: string, hold: () => Promise<void>) {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return held;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a mark', () => {
  it('is seen until it is taken away', async () => {
    const held = stubLocks();
    const end = markPresent('a');
    expect([await isPresent('a'), await isPresent('b'), held.has('a')]).toEqual([
      true,
      false,
      true,
    ]);
    end();
    await settled();
    expect([await isPresent('a'), held.has('a')]).toEqual([false, false]);
  });

  it('of another page is seen, and goes with it', async () => {
    const held = stubLocks();
    held.add('a');
    expect(await isPresent('a')).toBe(true);
    held.clear();
    expect(await isPresent('a')).toBe(false);
  });

  it('does not count where the browser refuses to tell', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
    markPresent('a')();
    expect(await isPresent('a')).toBe(false);
  });
});
