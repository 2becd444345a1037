import type { LazySource } from '../../core/lazy/lazyRoute.ts';

/** The framed page lies outside the page stack and loads only where it is used. */
export const frameScreen: LazySource = {
  load: async () => (await import('./FrameScreen.tsx')).FrameScreen,
};
