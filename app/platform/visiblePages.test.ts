// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAnyVisible, showAsVisible } from './visiblePages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The locks of an origin, as one page after the other sees them. */
function locksOfOrigin(): void {
  const held: { name: string }[] = [];
  const locks = {
    query: async () => ({ held: [...held] }),
    async request(name: string, _how: object, work: () => Promise<void>) {
      const lock = { name };
      held.push(lock);
      await work();
      held.splice(held.indexOf(lock), 1);
    },
  };
  vi.stubGlobal('navigator', { locks });
}

async function turn(state: 'hidden' | 'visible'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('pages that are visible', () => {
  it('are known to those that are not, for as long as they are', async () => {
    locksOfOrigin();
    await turn('visible');
    const stop = showAsVisible('visible-u1');
    // What follows is asked by a page out of sight, which hears nothing of the one in view.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await isAnyVisible('visible-u1')).toBe(true);
    expect(await isAnyVisible('visible-u2')).toBe(false);
    await turn('hidden');
    expect(await isAnyVisible('visible-u1')).toBe(false);
    await turn('visible');
    stop();
    await settled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await isAnyVisible('visible-u1')).toBe(false);
  });
});
