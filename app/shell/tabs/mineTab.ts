import type { LazySource } from '../../core/lazy/lazyRoute.ts';

/** The mine tab: not the first thing anybody sees, so its code comes after the first screen. */
export const mineTab: LazySource = {
  load: async () => (await import('../../base/account/mine/MineTab.tsx')).MineTab,
  namespaces: ['account'],
};
