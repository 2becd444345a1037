import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plainBrandData } from '../../../tests/support/brandData.ts';
import { plainCredentials } from '../../../tests/support/profile.ts';
import { idleServices } from '../../../tests/support/screen.tsx';
import { textsIn } from '../../../tests/support/texts.ts';
import { type LocaleId, localeIds } from '../../brand/locales.ts';
import { tabs } from '../../brand/tabs.ts';
import type { Feature } from '../../core/feature/feature.ts';
import { allHandedIn } from '../../core/feature/features.tsx';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import { feature as dating } from '../../features/dating/feature.tsx';
import { feature as game } from '../../features/game/feature.tsx';
import { feature as highlights } from '../../features/highlights/feature.tsx';
import { feature as video } from '../../features/video/feature.tsx';
import { App } from '../App.tsx';
import { makeAppParts } from '../appParts.ts';
import { areas } from '../areas.ts';
import { tabPaths } from './tabs.ts';

/** None, each alone, and all: a name depends on whether there is one thing to discover or more. */
const tabbed = [dating, game, video, highlights];
const sets: Feature[][] = [[], ...tabbed.map((feature) => [feature]), tabbed];

/** @returns the label of the chosen tab and the title of the page, as first rendered at a path. */
function namesAt(path: string, locale: LocaleId, loaded: Feature[]) {
  const parts = makeAppParts({
    data: { ...plainBrandData, locale, locales: [locale], demo: false },
    features: { loaded, isIncomplete: false },
    locale,
    bundles: textsIn(locale),
  });
  parts.services = idleServices;
  parts.store.set(sessionAtom, { type: 'logged-in', credentials: plainCredentials });
  const html = renderToString(
    <StaticRouter location={path}>
      <App parts={parts} />
    </StaticRouter>,
  );
  const textIn = (tag: string): string | undefined =>
    new RegExp(`<${tag}[^>]*>(.*?)</${tag.split(' ', 1)[0]}>`, 's')
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '');
  return { tab: textIn('a [^>]*aria-current="page"'), title: textIn('h1') };
}

it('are those of the table, with all that can stand on one', () => {
  const paths = tabs.map(({ id, path }) => (id === 'chat' ? '/' : path));
  expect(tabPaths(allHandedIn(areas, tabbed))).toEqual(paths);
});

describe.each(localeIds)('the tabs in %s', (locale) => {
  it('are called what their pages are called, whatever a brand has', () => {
    for (const loaded of sets) {
      for (const path of tabPaths(allHandedIn(areas, loaded))) {
        const { tab, title } = namesAt(path, locale, loaded);
        expect(title, `${path} with ${loaded.map(({ id }) => id).join()}`).toBe(tab);
        expect(tab, path).toBeTruthy();
      }
    }
  });
});
