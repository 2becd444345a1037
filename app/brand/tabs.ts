import type { Brand } from './brand.ts';
import type { FeatureId } from './features.ts';
import * as places from './tabPlaces.ts';

type Place = (typeof places)[keyof typeof places];

export type Tab = Place & {
  /** The tab exists when the brand keeps one of these; `null` where every brand has it. */
  needs: readonly FeatureId[] | null;
};

/**
 * The tabs in their order, for tools and tests. The app imports their places alone: the name of an
 * excluded feature must not reach the phone.
 */
export const tabs: readonly Tab[] = [
  { ...places.chat, needs: null },
  { ...places.city, needs: ['dating'] },
  { ...places.find, needs: ['game', 'video'] },
  { ...places.live, needs: ['highlights'] },
  { ...places.mine, needs: null },
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
