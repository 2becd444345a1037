import { type ReactNode, useMemo } from 'react';
import { accountScreens } from '../base/account/screens.ts';
import { chatScreens } from '../base/chat/screens.ts';
import { contactScreens } from '../base/contacts/contactScreens.ts';
import { personScreens } from '../base/contacts/personScreens.ts';
import { LoginScreen } from '../base/session/LoginScreen.tsx';
import { sessionScreens } from '../base/session/screens.ts';
import { useFeatures } from '../core/feature/features.tsx';
import type { LazyRoute } from '../core/lazy/lazyRoute.ts';
import { paths } from '../core/navigation/paths.ts';
import { LazyScreen } from './lazy/LazyScreen.tsx';
import { shellScreens } from './screens.ts';
import type { PathTable } from './stack/entryFor.ts';
import { tabsOf } from './tabs/tabs.ts';

export type Screens = { table: PathTable; elementFor: (path: string) => ReactNode };

function screensOf({ loaded, handedIn }: ReturnType<typeof useFeatures>): Screens {
  const tabs = new Map<string, ReactNode>(
    tabsOf(handedIn).map((tab) => [
      tab.path,
      <LazyScreen key={tab.path} source={tab} tabTitle={tab.label} />,
    ]),
  );
  // The first screen of a visitor is part of the first load.
  const pages = new Map<string, ReactNode>([[paths.login, <LoginScreen key={paths.login} />]]);
  const lazy: LazyRoute[] = [
    ...shellScreens,
    ...sessionScreens,
    ...accountScreens,
    ...chatScreens,
    ...contactScreens,
    ...personScreens,
    ...loaded.flatMap(({ routes }) => routes),
  ];
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
