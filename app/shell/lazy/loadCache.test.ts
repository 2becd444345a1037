import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedPart, type PartSource } from '../../core/lazy/loadedParts.ts';
import { limits } from '../../lib/limits.ts';
import { loadedScreen, loadScreen } from './loadCache.ts';

const Screen = () => null;
const Part = () => null;
const noTexts = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadScreen', () => {
  it('brings code and texts of a screen and of what it shows from the start', async () => {
    const asked: string[] = [];
    const part: PartSource<object> = { load: async () => Part, namespaces: ['game.page'] };
    const source = { load: async () => Screen, namespaces: ['shell.about'], parts: [part] };
    await loadScreen(source, async (namespaces) => void asked.push(...namespaces));
    expect(loadedScreen(source)).toBe(Screen);
    expect(loadedPart(part)).toBe(Part);
    expect(asked.sort()).toEqual(['game.page', 'shell.about']);
  });

  it('knows a screen again whose source was made anew', async () => {
    const load = async () => Screen;
    await loadScreen({ load }, noTexts);
    expect(loadedScreen({ load, namespaces: [] })).toBe(Screen);
  });

  it('shows the screen where a part does not come', async () => {
    const broken: PartSource<object> = { load: () => Promise.reject(new Error('absent')) };
    const source = { load: async () => Screen, parts: [broken] };
    expect(await loadScreen(source, noTexts)).toBe(Screen);
    expect(loadedPart(broken)).toBeUndefined();
  });

  it('waits for a slow part no longer than for anything before placeholders are shown', async () => {
    const source = { load: async () => Screen, parts: [{ load: never }] };
    let isDone = false;
    const loading = loadScreen(source, noTexts).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(limits.lazyDelay - 1);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(loadedScreen(source)).toBe(Screen);
  });

  it('gives up on code that never comes, and leaves no timer behind', async () => {
    const refused = expect(loadScreen({ load: never }, noTexts)).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(limits.chunkTimeout);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });
});
