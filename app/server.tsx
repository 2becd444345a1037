import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BrandData } from './brand/data.ts';
import type { LocaleId } from './brand/locales.ts';
import type { Feature } from './core/feature/feature.ts';
import { allHandedIn } from './core/feature/features.tsx';
import type { Bundles } from './core/i18n/createI18n.ts';
import { paths } from './core/navigation/paths.ts';
import { sessionAtom } from './core/session/sessionAtom.ts';
import { App } from './shell/App.tsx';
import { makeAppParts } from './shell/appParts.ts';
import { areas } from './shell/areas.ts';
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
  });
  // Somebody whom the guard lets see every page.
  const credentials = { userId: '', token: '', jwt: '', chatToken: '' };
  parts.store.set(sessionAtom, { type: 'logged-in', credentials });
  return render(parts, path);
}

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

export function framedPages(features: readonly Feature[]): FramedPages {
  const routes = routesOf(features);
  return {
    tabs: tabPaths(allHandedIn(areas, features)),
    titled: routes.filter(({ title }) => title !== undefined).map(({ path }) => path),
    bare: [...routes.filter(({ isOverlay }) => isOverlay).map(({ path }) => path), paths.frame],
    other: paths.conversation,
  };
}
