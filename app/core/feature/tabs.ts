import { paths } from '../navigation/paths.ts';
import type { Feature } from './feature.ts';

/** A tab, before it has words: `chat`, `find` and `mine` are the shell's, the others features'. */
export type Tab =
  | { kind: 'chat' | 'find' | 'mine'; order: number }
  | { kind: 'feature'; order: number; feature: Feature & Required<Pick<Feature, 'tab'>> };

const hasTab = (feature: Feature): feature is Feature & Required<Pick<Feature, 'tab'>> =>
  feature.tab !== undefined;

/** The discover tab stands in the middle; features before or after it by their own order. */
const findOrder = 50;

/** @returns the tabs in the order shown. The discover tab needs something to discover. */
export function tabsOf(features: readonly Feature[]): Tab[] {
  const tabs: Tab[] = [
    { kind: 'chat', order: 0 },
    { kind: 'mine', order: 100 },
    ...features
      .filter(hasTab)
      .map((feature): Tab => ({ kind: 'feature', order: feature.tab.order, feature })),
  ];
  if (sectionsOf(features).length > 0) tabs.push({ kind: 'find', order: findOrder });
  return tabs.sort((one, other) => one.order - other.order);
}

/** @returns the paths of the tabs, in the order shown. */
export function tabPaths(features: readonly Feature[]): string[] {
  return tabsOf(features).map((tab) =>
    tab.kind === 'feature' ? tab.feature.tab.path : paths[tab.kind],
  );
}

type WithSection = Feature & Required<Pick<Feature, 'findSection'>>;

/** @returns the features with a part on the discover tab, in the order shown. */
export function sectionsOf(features: readonly Feature[]): WithSection[] {
  return features
    .filter((feature): feature is WithSection => feature.findSection !== undefined)
    .sort((one, other) => one.findSection.order - other.findSection.order);
}
