import type { ComponentType } from 'react';
import { chunkTimeout } from '../../core/constants.ts';

/** How a screen's code is fetched, and which namespaces of text it needs. */
export type LazySource = {
  load: () => Promise<ComponentType>;
  namespaces?: readonly string[];
  /** Lies over the page it was opened from, instead of sliding in. */
  isOverlay?: boolean;
};

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
    timer = setTimeout(() => reject(new Error('The screen took too long to load.')), chunkTimeout);
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
