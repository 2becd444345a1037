import type { Brand } from './brand.ts';
import type { FeatureId } from './features.ts';

export type TabId = 'chat' | 'city' | 'find' | 'live' | 'mine';

export type Tab = {
  id: TabId;
  path: string;
  /** The tab exists when the brand keeps one of these; `null` where every brand has it. */
  needs: readonly FeatureId[] | null;
};

/**
 * The tabs in their order, for tools and tests. The app never imports this: the name of an excluded
 * feature must not reach the phone.
 */
export const tabs: readonly Tab[] = [
  { id: 'chat', path: '/pages/tabBar/chat', needs: null },
  { id: 'city', path: '/pages/tabBar/city', needs: ['dating'] },
  { id: 'find', path: '/pages/tabBar/find', needs: ['game', 'video'] },
  { id: 'live', path: '/pages/tabBar/love', needs: ['highlights'] },
  { id: 'mine', path: '/pages/tabBar/mine', needs: null },
];

/** @returns the tabs a brand has, in order. */
export function keptTabs(features: readonly FeatureId[]): Tab[] {
  return tabs.filter(({ needs }) => needs === null || needs.some((id) => features.includes(id)));
}

/** @returns the tabs of the icon menu, in order: those the brand names, or its first; launchers show four. */
export function shortcutTabs({ features, manifest }: Pick<Brand, 'features' | 'manifest'>): Tab[] {
  const kept = keptTabs(features);
  const { shortcuts } = manifest;
  return (shortcuts ? kept.filter(({ id }) => shortcuts.includes(id)) : kept).slice(0, 4);
}
