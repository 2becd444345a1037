import type { ComponentType } from 'react';
import type { FeatureId } from '../../brand/features.ts';
import type { LazyRoute } from '../lazy/lazyRoute.ts';

export type FeatureTab = {
  /** Where the tab stands between chat (0) and mine (100). */
  order: number;
  path: string;
  /** Label key in the feature's own namespace. */
  labelKey: string;
  Icon: ComponentType<{ className?: string }>;
  Screen: ComponentType;
};

/** A part of the discover tab; the tab exists when at least one feature gives a section. */
export type FindSection = {
  order: number;
  /** Heading key in the feature's own namespace. */
  labelKey: string;
  /** Key of a word short enough for a tab: the name of tab and page when the section is the only part. */
  tabLabelKey?: string;
  Section: ComponentType;
};

/** A row on the mine tab or the edit-information page that leads to one of the feature's pages. */
export type FeatureEntry = {
  place: 'mine' | 'edit-information';
  order: number;
  path: string;
  /** Label key in the feature's own namespace. */
  labelKey: string;
  Icon: ComponentType<{ className?: string }>;
};

/** What a feature folder offers the shell: the `feature` export of `features/<id>/feature.tsx`. */
export type Feature = {
  /** `feature/<id>`: also the mark by which a built site is searched for features it must not hold. */
  id: `feature/${FeatureId}`;
  /** Locale namespace, loaded before the feature is shown. Equals the feature id. */
  namespace: FeatureId;
  /** Key of the feature's name in its namespace, for the about page. */
  nameKey: string;
  routes: LazyRoute[];
  /** Rows that lead to the feature from the person's own pages. */
  entries?: FeatureEntry[];
  /** True for the feature that lets a person change between accounts used on this device. */
  remembersAccounts?: boolean;
  tab?: FeatureTab;
  findSection?: FindSection;
};
