import { type ReactNode, useMemo } from 'react';
import { accountScreens } from '../base/account/screens.ts';
import { chatScreens, chatTab } from '../base/chat/screens.ts';
import { LoginScreen } from '../base/session/LoginScreen.tsx';
import { sessionScreens } from '../base/session/screens.ts';
import { type FeatureSet, useFeatures } from '../core/feature/features.tsx';
import { sectionsOf } from '../core/feature/tabs.ts';
import type { LazyRoute } from '../core/lazy/lazyRoute.ts';
import { paths } from '../core/navigation/paths.ts';
import { LazyScreen } from './lazy/LazyScreen.tsx';
import { shellScreens } from './screens.ts';
import type { PathTable } from './stack/entryFor.ts';
import { FindTab } from './tabs/FindTab.tsx';
import { mineTab } from './tabs/mineTab.ts';

export type Screens = { table: PathTable; elementFor: (path: string) => ReactNode };

function screensOf({ loaded }: FeatureSet): Screens {
  const tabs = new Map<string, ReactNode>([
    [paths.chat, <LazyScreen key={paths.chat} source={chatTab} tabTitle="chatsTab" />],
    [paths.mine, <LazyScreen key={paths.mine} source={mineTab} tabTitle="mineTab" />],
  ]);
  if (sectionsOf(loaded).length > 0) tabs.set(paths.find, <FindTab key={paths.find} />);
  // The first screen of a visitor is part of the first load.
  const pages = new Map<string, ReactNode>([[paths.login, <LoginScreen key={paths.login} />]]);
  const lazy: LazyRoute[] = [...shellScreens, ...sessionScreens, ...accountScreens, ...chatScreens];
  for (const feature of loaded) {
    if (feature.tab) tabs.set(feature.tab.path, <feature.tab.Screen key={feature.tab.path} />);
    lazy.push(...feature.routes);
  }
  for (const source of lazy) {
    pages.set(source.path, <LazyScreen key={source.path} source={source} />);
  }
  const overlays = lazy.filter((screen) => screen.isOverlay).map(({ path }) => path);
  return {
    table: {
      tabs: [...tabs.keys()],
      pages: [...pages.keys()].filter((path) => !overlays.includes(path)),
      overlays,
    },
    elementFor: (path) => tabs.get(path) ?? pages.get(path),
  };
}

/** Every page this site has: the shell's and those of the features that loaded. */
export function useScreens(): Screens {
  const features = useFeatures();
  return useMemo(() => screensOf(features), [features]);
}
