import { type ReactNode, useMemo } from 'react';
import { LoginScreen } from '../base/session/LoginScreen.tsx';
import { useFeatures } from '../core/feature/features.tsx';
import { recordsOf } from '../core/feature/recordsOf.ts';
import { paths } from '../core/navigation/paths.ts';
import { type Services, useServicesLater } from '../core/services/services.tsx';
import { LazyScreen } from './lazy/LazyScreen.tsx';
import { loadScreen } from './lazy/loadCache.ts';
import { routesOf } from './routes.ts';
import { switchedOffScreen } from './screens.ts';
import type { PathTable } from './stack/entryFor.ts';
import { tabsOf } from './tabs/tabs.ts';

export type Screens = {
  table: PathTable;
  elementFor: (path: string) => ReactNode;
  /** Fetches code and texts of a page before it is opened; one that does not come is fetched again then. */
  fetchPage: (path: string) => void;
};

function screensOf(
  { loaded, switchedOff, handedIn }: ReturnType<typeof useFeatures>,
  services: () => Services,
): Screens {
  const tabs = new Map<string, ReactNode>(
    tabsOf(handedIn).map((tab) => [
      tab.path,
      <LazyScreen key={tab.path} source={tab} path={tab.path} tabTitle={tab.label} />,
    ]),
  );
  // The first screen of a visitor is part of the first load.
  const pages = new Map<string, ReactNode>([[paths.login, <LoginScreen key={paths.login} />]]);
  const lazy = routesOf([...loaded, ...switchedOff.map(recordsOf)]);
  for (const source of lazy) {
    pages.set(source.path, <LazyScreen key={source.path} source={source} path={source.path} />);
  }
  for (const { path } of switchedOff.flatMap(({ routes }) => routes)) {
    // Its own key: a page that is open gives way.
    if (!pages.has(path)) {
      pages.set(path, <LazyScreen key={`off ${path}`} source={switchedOffScreen} path={path} />);
    }
  }
  const overlays = lazy.filter((screen) => screen.isOverlay).map(({ path }) => path);
  return {
    table: {
      tabs: [...tabs.keys()],
      pages: [...pages.keys()].filter((path) => !overlays.includes(path)),
      overlays,
    },
    elementFor: (path) => tabs.get(path) ?? pages.get(path),
    fetchPage(path) {
      const source = lazy.find((screen) => screen.path === path);
      if (source) loadScreen(source, services().loadTexts).catch(() => undefined);
    },
  };
}

/**
 * Every page this site has: the shell's and those of the features that loaded. A page of a feature that
 * is switched off says so, unless it says what happened.
 */
export function useScreens(): Screens {
  const features = useFeatures();
  const services = useServicesLater();
  return useMemo(() => screensOf(features, services), [features, services]);
}
