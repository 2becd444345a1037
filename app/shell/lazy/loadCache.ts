import type { ComponentType } from 'react';
import type { LazySource } from '../../core/lazy/lazyRoute.ts';
import { loadPart } from '../../core/lazy/loadedParts.ts';
import { limits } from '../../lib/limits.ts';

export type LoadTexts = (namespaces: readonly string[]) => Promise<void>;

/** By what fetches them: the source of a tab is made anew when features are. */
const loaded = new WeakMap<LazySource['load'], ComponentType>();

/** @returns the screen if its code is here already, so that it can render at once. */
export function loadedScreen({ load }: LazySource): ComponentType | undefined {
  return loaded.get(load);
}

/** Fetches code and texts of a screen. Rejects when either fails or the chunk timeout passes. */
export async function loadScreen(source: LazySource, loadTexts: LoadTexts): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The screen took too long to load.')),
      limits.chunkTimeout,
    );
  });
  const parts = loadParts(source, loadTexts);
  try {
    const work = Promise.all([source.load(), loadTexts(source.namespaces ?? [])]);
    const [Screen] = await Promise.race([work, timeout]);
    await atMost(limits.lazyDelay, parts);
    loaded.set(source.load, Screen);
    return Screen;
  } finally {
    clearTimeout(timer);
  }
}

/** One that does not come says so in its own place on the page. */
async function loadParts({ parts = [] }: LazySource, loadTexts: LoadTexts): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(part, loadTexts).catch(() => undefined)));
}

/** Waits for work, but no longer than so many milliseconds. The work must not reject. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
