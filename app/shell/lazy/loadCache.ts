import type { ComponentType } from 'react';
import type { LazySource } from '../../core/lazy/lazyRoute.ts';
import { limits } from '../../lib/limits.ts';

const loaded = new WeakMap<LazySource, ComponentType>();

/** @returns the screen if its code is here already, so that it can render at once. */
export function loadedScreen(source: LazySource): ComponentType | undefined {
  return loaded.get(source);
}

/** Fetches code and texts of a screen. Rejects when either fails or the chunk timeout passes. */
export async function loadScreen(
  source: LazySource,
  loadTexts: (namespaces: readonly string[]) => Promise<void>,
): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The screen took too long to load.')),
      limits.chunkTimeout,
    );
  });
  try {
    const work = Promise.all([source.load(), loadTexts(source.namespaces ?? [])]);
    const [Screen] = await Promise.race([work, timeout]);
    loaded.set(source, Screen);
    return Screen;
  } finally {
    clearTimeout(timer);
  }
}
