import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BrandData } from './brand/data.ts';
import type { LocaleId } from './brand/locales.ts';
import type { Feature } from './core/feature/feature.ts';
import { allHandedIn } from './core/feature/features.tsx';
import { redirectOf } from './core/guard/guard.ts';
import type { Bundles } from './core/i18n/createI18n.ts';
import { aliases } from './core/navigation/entryPaths.ts';
import { paths } from './core/navigation/paths.ts';
import { schemeAtom } from './core/scheme/schemeAtom.ts';
import { sessionAtom } from './core/session/sessionAtom.ts';
import { App } from './shell/App.tsx';
import { makeAppParts } from './shell/appParts.ts';
import { areas } from './shell/areas.ts';
import { loadScreen } from './shell/lazy/loadCache.ts';
import { lazySources } from './shell/lazySources.ts';
import { routesOf } from './shell/routes.ts';
import { tabPaths } from './shell/tabs/tabs.ts';
import './theme/global.css.ts';

type Input = {
  data: BrandData;
  /** Those the brand keeps, in the order of the data block. */
  features: Feature[];
  locale: LocaleId;
  /** The texts that the page starts with: those of the start and the labels of the features. */
  resources: Bundles;
};

/** @returns the markup a visitor sees first, as the browser will hydrate it. */
export function renderFirstScreen({ data, features, locale, resources }: Input): string {
  const parts = makeAppParts({
    data,
    features: { loaded: features, isIncomplete: false },
    locale,
    bundles: resources,
  });
  return render(parts, paths.login);
}

/** @returns the markup of a page, up to the place where its own code goes on. */
export function renderFrame({ data, features, locale, resources }: Input, path: string): string {
  const parts = makeAppParts({
    data,
    features: { loaded: features, isIncomplete: false },
    locale,
    bundles: resources,
    stampedPath: path,
    stamping: 'placeholders',
  });
  // Somebody whom the guard lets see every page.
  const credentials = { userId: '', token: '', jwt: '', chatToken: '' };
  parts.store.set(sessionAtom, { type: 'logged-in', credentials });
  return render(parts, path);
}

/**
 * @returns what stands in the main part of a page that visitors may open, as far as it is known before
 * they do. Around it the page is like its frame.
 */
export async function renderContent(
  { data, features, locale, resources }: Input,
  path: string,
): Promise<string> {
  const source = lazySources(features).find((one) => one.path === path);
  // Its parts alone are not waited for without end, and a frame must not depend on the machine.
  if (source) await loadScreen({ ...source, parts: [] }, () => Promise.resolve());
  const parts = makeAppParts({
    data,
    features: { loaded: features, isIncomplete: false },
    locale,
    bundles: resources,
    stamping: 'content',
  });
  parts.store.set(schemeAtom, data.scheme);
  return mainPart.exec(render(parts, path))?.[1] ?? '';
}

const mainPart = /<main\b[^>]*>(.*)<\/main>/s;

function render(parts: ReturnType<typeof makeAppParts>, path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <App parts={parts} />
    </StaticRouter>,
  );
}

/** The pages of a site, as far as their frames go. All are canonical paths. */
export type FramedPages = {
  tabs: string[];
  /** Pages whose title is known before their code is there. */
  titled: string[];
  /** Pages without a frame. */
  bare: string[];
  /** One that stands for all others. */
  other: string;
};

/** A page that needs no login, and what its code asks for. */
export type OpenPage = {
  path: string;
  namespaces: string[];
  /** How the modules of the page and of the parts it shows are imported, as text. */
  imports: string[];
  /** Its frame shows the page itself. */
  isStamped: boolean;
};

/** @returns every page that a visitor may come to by its address, and that has a frame. */
export function openPages(features: readonly Feature[]): OpenPage[] {
  const tabs = tabPaths(allHandedIn(areas, features));
  const visit = { search: '', isMember: false, looksAround: false, tabs };
  return lazySources(features)
    .filter(({ path, isOverlay }) => !isOverlay && redirectOf({ ...visit, path }) === null)
    .map((source) => {
      const all = [source, ...(source.parts ?? [])];
      return {
        path: source.path,
        namespaces: [...new Set(all.flatMap(({ namespaces = [] }) => namespaces))],
        imports: all.map(({ load }) => String(load)),
        isStamped: source.isStamped === true,
      };
    });
}

type SiteAddresses = { pages: string[]; open: string[] };

/**
 * @returns what hosts are told of a site: its pages beside the first, and those among them that visitors
 * may come to by their address and that are no tab.
 */
export function siteAddresses(features: readonly Feature[]): SiteAddresses {
  const tabs = tabPaths(allHandedIn(areas, features));
  const listed = [
    ...Object.keys(aliases).filter((path) => path.startsWith('/pages/')),
    paths.login,
    paths.frame,
    ...lazySources(features).map(({ path }) => path),
  ];
  const open = openPages(features).map(({ path }) => path);
  return {
    pages: [...new Set(listed)].filter((path) => path !== paths.chat).sort(),
    open: [paths.login, ...open.filter((path) => !tabs.includes(path))].sort(),
  };
}

export function framedPages(features: readonly Feature[]): FramedPages {
  const routes = routesOf(features);
  return {
    tabs: tabPaths(allHandedIn(areas, features)),
    titled: routes.filter(({ title }) => title !== undefined).map(({ path }) => path),
    bare: [...routes.filter(({ isOverlay }) => isOverlay).map(({ path }) => path), paths.frame],
    other: paths.conversation,
  };
}
