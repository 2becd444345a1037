// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainBrandData } from '../../tests/support/brandData.ts';
import { chat } from '../../tests/support/chatTexts.ts';
import { idleServices } from '../../tests/support/screen.tsx';
import { textsIn } from '../../tests/support/texts.ts';
import type { BrandData, FeatureEntry } from '../brand/data.ts';
import type { Feature } from '../core/feature/feature.ts';
import { usePreparePage } from '../core/navigation/navigation.ts';
import { platformAtom } from '../core/platform/platformAtom.ts';
import { useIsActiveScreen } from '../core/screen/activeScreen.tsx';
import { SubScreen } from '../core/screen/SubScreen.tsx';
import { sessionAtom } from '../core/session/sessionAtom.ts';
import { sessionEndingAtom } from '../core/session/sessionEnding.ts';
import common from '../locales/en-US/common.json';
import shellFrame from '../locales/en-US/shell.frame.json';
import switchedOff from '../locales/en-US/shell.switchedOff.json';
import { CompassGlyph } from '../ui/glyphs/CompassGlyph.tsx';
import { App } from './App.tsx';
import { makeAppParts, type Store } from './appParts.ts';

const data: BrandData = { ...plainBrandData, demo: false };

const crashing: Feature = {
  id: 'feature/invite',
  name: 'invite.labels:name',
  routes: [
    {
      path: '/pages/crash',
      load: () =>
        Promise.resolve(() => {
          throw new Error('The screen broke.');
        }),
    },
  ],
};

/** A page with a text that is known nowhere else, and how often it was built. */
let builds = 0;
const counted: Feature = {
  ...crashing,
  routes: [
    {
      path: '/pages/counted',
      load: async () => () => {
        const [build] = useState(() => {
          builds += 1;
          return builds;
        });
        return (
          <SubScreen title={`Build ${build}`} parent="/">
            {useIsActiveScreen() ? 'In front' : 'Behind'}
          </SubScreen>
        );
      },
    },
    {
      path: '/pages/leading',
      load: async () => () => {
        const prepare = usePreparePage();
        return (
          <>
            <button type="button" onClick={() => prepare('/pages/counted')}>
              Prepare
            </button>
            <button type="button" onClick={() => prepare('/pages/fetched', 'fetched')}>
              Fetch
            </button>
          </>
        );
      },
    },
  ],
};

let root: Root;
let go: (to: string | number) => void;
let pathname: string;
let store: Store;

let search: string;
const address = (): string => pathname + search;

function Remote() {
  const navigate = useNavigate();
  ({ pathname, search } = useLocation());
  go = (to) => (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}

type Opening = {
  loaded?: Feature[];
  isIncomplete?: boolean;
  isVisitor?: boolean;
  entries?: Pick<FeatureEntry, 'id' | 'needs'>[];
};

const credentials = { userId: 'u1', token: 't', jwt: 'j', chatToken: 'c' };

async function open(
  path: string,
  { loaded = [], isIncomplete = false, isVisitor = false, entries = [] }: Opening = {},
): Promise<void> {
  const features = { loaded, isIncomplete };
  const parts = makeAppParts({
    data: { ...data, featureEntries: entries as FeatureEntry[] },
    features,
    locale: 'en-US',
    bundles: textsIn('en-US'),
  });
  if (!isVisitor) parts.store.set(sessionAtom, { type: 'logged-in', credentials });
  store = parts.store;
  parts.services = idleServices;
  await act(async () => {
    root.render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App parts={parts} />
        <Remote />
      </MemoryRouter>,
    );
  });
}

const logIn = (userId: string): Promise<void> =>
  act(async () => {
    store.set(sessionEndingAtom, null);
    store.set(sessionAtom, { type: 'logged-in', credentials: { ...credentials, userId } });
  });

const move = (to: string | number): Promise<void> => act(async () => go(to));
/** Lets turns of the event loop pass until a lazy screen is there. */
async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 15_000 && !isThere(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(isThere()).toBe(true);
}
const front = (): Element | null =>
  [...document.querySelectorAll('[data-heading]')].find((one) => !one.closest('[inert]')) ?? null;

const buttonOf = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('App', () => {
  it.each(['/nowhere', '/pages/tabBar/city', '/pages/tabBar/find'])(
    'leads %s, which this site does not have, to the root',
    async (path) => {
      await open(path);
      expect(pathname).toBe('/');
      expect(front()?.textContent).toContain(shellFrame.chatsTab);
    },
  );

  it('says of a page that it is switched off, also while it is open, and keeps what happened', async () => {
    const { routes } = counted;
    const feature = {
      ...counted,
      routes: routes.map((one, at) => ({ ...one, isRecord: at === 1 })),
    };
    await open('/pages/counted', { loaded: [feature], entries: [{ id: 'invite', needs: [] }] });
    await until(() => front()?.textContent?.startsWith('Build') === true);
    const info = { disabledFeatures: ['invite'] } as never;
    await act(async () => store.set(platformAtom, { status: 'ready', info }));
    await until(() => document.body.textContent?.includes(switchedOff.sentence) === true);
    expect(pathname).toBe('/pages/counted');
    expect(document.body.textContent).not.toContain('Build');
    await move('/pages/leading');
    await until(() => buttonOf('Prepare') !== undefined);
  });

  it('shows the chat tab under its other name', async () => {
    await open('/pages/tabBar/chat');
    expect(document.title).toBe('Chats · Plain');
  });

  it('offers to try again where a missing page may be one that did not load', async () => {
    await open('/pages/tabBar/city', { isIncomplete: true });
    expect(pathname).toBe('/pages/tabBar/city');
    expect(document.body.textContent).toContain(shellFrame.pageErrorTitle);
  });

  it('names the window after the page in front', async () => {
    await open('/pages/tabBar/mine');
    await until(() => document.title === 'Me · Plain');
    await move('/pages/common/appearance');
    await until(() => document.title === 'Appearance · Plain');
    await move(-1);
    expect(document.title).toBe('Me · Plain');
  });

  it('moves the focus to the page that opens, and back to where it was', async () => {
    await open('/pages/tabBar/mine');
    await until(() => document.querySelector('a[href="/pages/common/appearance"]') !== null);
    const link = document.querySelector<HTMLAnchorElement>('a[href="/pages/common/appearance"]');
    link?.focus();
    await move('/pages/common/appearance');
    await until(() => document.activeElement?.textContent === common.appearance);
    await until(() => link?.closest('[inert]') !== null);
    await move(-1);
    expect(document.activeElement).toBe(link);
  });

  it('keeps what was chosen on a tab page, also in its address, while another tab is shown', async () => {
    const tab = { order: 20, label: 'common:about', Icon: CompassGlyph, id: 'other' } as const;
    const path = '/pages/tabBar/other';
    const load = async () => () => <h1 data-heading="">{useLocation().search}</h1>;
    const slots = { tab: [{ ...tab, path, load }] };
    await open(`${path}?choice=second`, { loaded: [{ ...crashing, slots }] });
    await until(() => front()?.textContent === '?choice=second');
    const chosen = front();
    const press = (label: string) =>
      act(async () =>
        [...document.querySelectorAll<HTMLElement>('nav a')]
          .find((one) => one.textContent === label)
          ?.click(),
      );
    await press(shellFrame.mineTab);
    expect(address()).toBe('/pages/tabBar/mine');
    expect(chosen?.textContent).toBe('?choice=second');
    await press(common.about);
    expect(address()).toBe(`${path}?choice=second`);
    expect(front()).toBe(chosen);
  });

  it('opens one page where a row of the page below is pressed again while they move', async () => {
    await open('/pages/tabBar/mine');
    await until(() => document.querySelector('a[href="/pages/common/appearance"]') !== null);
    const link = document.querySelector<HTMLAnchorElement>('a[href="/pages/common/appearance"]');
    await act(async () => link?.click());
    expect(pathname).toBe('/pages/common/appearance');
    expect(link?.closest('[inert]')).toBeNull();
    await act(async () => link?.click());
    await move(-1);
    expect(pathname).toBe('/pages/tabBar/mine');
  });

  it('shows a page that was built ahead without building it again', async () => {
    await open('/pages/leading', { loaded: [counted] });
    await until(() => document.querySelector('main, button')?.textContent === 'Prepare');
    builds = 0;
    await act(async () => document.querySelector('button')?.click());
    await until(() => document.body.textContent?.includes('Build 1') === true);
    const page = [...document.querySelectorAll('[data-heading]')].at(-1)?.closest('[inert]');
    expect(page?.textContent).toContain('Behind');
    expect(document.title).not.toContain('Build');
    await move('/pages/counted');
    expect(front()?.textContent).toBe('Build 1');
    expect(document.activeElement).toBe(front());
    expect(page?.textContent).toContain('In front');
    expect(document.title).toContain('Build 1');
    await move(-1);
    await move('/pages/counted');
    expect(front()?.textContent).toBe('Build 2');
  });

  it('shows a page that was fetched ahead in the same frame, and builds nothing of it before', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return counted.routes[0]?.load() ?? Promise.reject();
    };
    const routes = [...counted.routes, { path: '/pages/fetched', load }];
    await open('/pages/leading', { loaded: [{ ...counted, routes }] });
    await until(() => buttonOf('Fetch') !== undefined);
    builds = 0;
    await act(async () => buttonOf('Fetch')?.click());
    await until(() => loads === 1);
    expect(builds).toBe(0);
    await move('/pages/fetched');
    expect(front()?.textContent).toBe('Build 1');
    expect(loads).toBe(1);
  });

  it('goes where the person goes while a page is being built ahead', async () => {
    await open('/pages/leading', { loaded: [counted] });
    await until(() => document.querySelector('button')?.textContent === 'Prepare');
    await act(async () => {
      document.querySelector('button')?.click();
      go('/pages/counted');
    });
    await until(() => front()?.textContent?.startsWith('Build') === true);
    expect(pathname).toBe('/pages/counted');
    expect(document.querySelectorAll('[data-heading]')).toHaveLength(1);
  });

  it('keeps a crash inside its page', async () => {
    // React reports the crash on the console, which is what it should do.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/', { loaded: [crashing] });
    await move('/pages/crash');
    await until(() => front()?.textContent === shellFrame.crashTitle);
    expect(front()?.textContent).toBe(shellFrame.crashTitle);
    await move(-1);
    expect(front()?.textContent).toContain(shellFrame.chatsTab);
  });

  it('leads a visitor to the login page, and a member from there to the chat tab', async () => {
    await open('/', { isVisitor: true });
    expect(pathname).toBe('/pages/auth/login');
    await act(async () => {
      store.set(sessionAtom, { type: 'logged-in', credentials });
    });
    expect(pathname).toBe('/');
    expect(front()?.textContent).toContain(shellFrame.chatsTab);
  });

  it('leads on from the login page to the page that was asked for before it', async () => {
    const asked = '/pages/chat/user-info?userID=7%208';
    await open(asked, { isVisitor: true });
    expect(address()).toBe('/pages/auth/login');
    await logIn('u2');
    expect(address()).toBe(asked);
  });

  it.each([
    ['the person', 'u1', '/pages/my/notice?a=1'],
    ['another', 'u2', '/'],
  ])(
    'leads from the end of a session back to its page, where %s logs in',
    async (_, userId, to) => {
      await open('/pages/my/notice?a=1');
      await act(async () => {
        store.set(sessionEndingAtom, { code: 401, message: '', account: '' });
        store.set(sessionAtom, { type: 'ended' });
      });
      expect(address()).toBe('/pages/auth/login');
      await logIn(userId);
      expect(address()).toBe(to);
    },
  );

  it('leads nobody to the pages of a person who logged out, not even by the way back', async () => {
    await open('/pages/my/notice');
    await move('/pages/my/safety-setting');
    await act(async () => store.set(sessionAtom, { type: 'ended' }));
    expect(address()).toBe('/pages/auth/login');
    await move(-1);
    expect(address()).toBe('/pages/auth/login');
    await logIn('u2');
    expect(address()).toBe('/');
  });

  it('keeps a visitor who taps the chat tab among the tabs, and brings them back to it', async () => {
    await open('/pages/tabBar/mine', { isVisitor: true });
    await until(() => front()?.textContent?.includes(shellFrame.mineTab) === true);
    await move('/');
    await until(() => document.body.textContent?.includes(chat.visitorTitle) === true);
    expect(pathname).toBe('/');
    expect(document.querySelector('nav a[aria-current="page"]')?.textContent).toBe(
      shellFrame.chatsTab,
    );
    await act(async () => buttonOf(common.logIn)?.click());
    expect(pathname).toBe('/pages/auth/login');
    await move(-1);
    expect(pathname).toBe('/');
    await act(async () => {
      store.set(sessionAtom, { type: 'logged-in', credentials });
    });
    await until(() => !document.body.textContent?.includes(chat.visitorTitle));
    expect(pathname).toBe('/');
    await act(async () => store.set(sessionAtom, { type: 'ended' }));
    expect(pathname).toBe('/pages/auth/login');
  });

  it('shows another person nothing of the pages of the one before', async () => {
    await open('/pages/tabBar/mine');
    await until(() => document.querySelector('a[href="/pages/common/appearance"]') !== null);
    await move('/pages/common/appearance');
    await until(() => front()?.textContent === common.appearance);
    const before = document.querySelector('[data-scroll]');
    await act(async () => {
      const other = { ...credentials, userId: 'u2' };
      store.set(sessionAtom, { type: 'logged-in', credentials: other });
    });
    expect(before?.isConnected).toBe(false);
  });
});
