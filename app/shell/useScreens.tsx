import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type FeatureSet, useFeatures } from '../core/features.tsx';
import { paths } from '../core/paths.ts';
import { sectionsOf } from '../core/tabs.ts';
import { LazyScreen } from './lazy/LazyScreen.tsx';
import { shellScreens } from './screens.ts';
import type { PathTable } from './stack/entryFor.ts';
import { ChatTab } from './tabs/ChatTab.tsx';
import { FindTab } from './tabs/FindTab.tsx';
import { MineTab } from './tabs/MineTab.tsx';

export type Screens = { table: PathTable; elementFor: (path: string) => ReactNode };

function screensOf({ loaded }: FeatureSet): Screens {
  const tabs = new Map<string, ComponentType>([
    [paths.chat, ChatTab],
    [paths.mine, MineTab],
  ]);
  if (sectionsOf(loaded).length > 0) tabs.set(paths.find, FindTab);
  const pages = new Map<string, ReactNode>();
  for (const feature of loaded) {
    if (feature.tab) tabs.set(feature.tab.path, feature.tab.Screen);
    for (const { path, Screen } of feature.routes) pages.set(path, <Screen />);
  }
  for (const source of shellScreens) {
    pages.set(source.path, <LazyScreen key={source.path} source={source} />);
  }
  const overlays = shellScreens.filter((screen) => screen.isOverlay).map(({ path }) => path);
  return {
    table: {
      tabs: [...tabs.keys()],
      pages: [...pages.keys()].filter((path) => !overlays.includes(path)),
      overlays,
    },
    elementFor(path) {
      const Tab = tabs.get(path);
      return Tab ? <Tab /> : pages.get(path);
    },
  };
}

/** Every page this site has: the shell's and those of the features that loaded. */
export function useScreens(): Screens {
  const features = useFeatures();
  return useMemo(() => screensOf(features), [features]);
}
