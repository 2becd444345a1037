import type { Brand } from './brand.ts';
import type { FeatureId } from './features.ts';
import { chat } from './tabPlaces/chat.ts';
import { city } from './tabPlaces/city.ts';
import { find } from './tabPlaces/find.ts';
import { live } from './tabPlaces/live.ts';
import { mine } from './tabPlaces/mine.ts';

export type Tab = (typeof chat | typeof city | typeof find | typeof live | typeof mine) & {
  /** The tab exists when the brand keeps one of these; `null` where every brand has it. */
  needs: readonly FeatureId[] | null;
};

/**
 * The tabs in their order, for tools and tests. Whoever has a tab imports its place alone: nothing of an
 * excluded feature must reach the phone.
 */
export const tabs: readonly Tab[] = [
  { ...chat, needs: null },
  { ...city, needs: ['dating'] },
  { ...find, needs: ['game', 'video'] },
  { ...live, needs: ['highlights'] },
  { ...mine, needs: null },
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
