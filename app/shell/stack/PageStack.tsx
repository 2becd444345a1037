import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useFeatures } from '../../core/feature/features.tsx';
import { redirectOf } from '../../core/guard/guard.ts';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { CanGoBack, PreparePage } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { isMemberAtom, userIdAtom } from '../../core/session/sessionAtom.ts';
import { MainTabs } from '../tabs/MainTabs.tsx';
import { type Screens, useScreens } from '../useScreens.tsx';
import { LostPage } from './LostPage.tsx';
import { Page } from './Page.tsx';
import { frontOf, motionOf, mountedOf, tabOf, visibleOf } from './stackState.ts';
import { usePageStack } from './usePageStack.ts';
import { ScrollStore, useScrollSession } from './useScrollSession.ts';

/** Longest time a slide may take to report its end, in milliseconds. */
const motionLimit = 700;

/** The pages of whoever uses the app. Another person starts with pages of their own. */
export function PageStack() {
  const screens = useScreens();
  const userId = useAtomValue(userIdAtom);
  const isMember = useAtomValue(isMemberAtom);
  const { pathname, search } = useLocation();
  const path = canonicalPath(pathname);
  const redirect = redirectOf({
    path,
    search,
    isMember,
    looksAround: useLooksAround(path, isMember, screens.table.tabs),
    tabs: screens.table.tabs,
  });
  if (redirect !== null) return <Redirect to={redirect} />;
  return <Stack key={userId ?? 'visitor'} screens={screens} />;
}

/** As `Navigate`, and before anything is painted: nobody sees an empty page in between. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const go = useCallback(() => void navigate(to, { replace: true }), [navigate, to]);
  useLayoutEffect(go, [go]);
  // The router does not listen yet when it appears together with this.
  useEffect(go, [go]);
  return null;
}

/** @returns whether a visitor has been shown a tab page other than the chat tab. */
function useLooksAround(path: string, isMember: boolean, tabs: readonly string[]): boolean {
  const [looksAround, setLooksAround] = useState(false);
  const isPublicTab = path !== paths.chat && tabs.includes(path);
  useEffect(() => {
    if (isMember) setLooksAround(false);
    else if (isPublicTab) setLooksAround(true);
  }, [isMember, isPublicTab]);
  return looksAround;
}

/** Tab pages below, further pages on top of them. An address without a page leads to the root. */
function Stack({ screens: { table, elementFor } }: { screens: Screens }) {
  const { isIncomplete } = useFeatures();
  const { state, isLost, endMotion, prepared, prepare } = usePageStack(table);
  const memory = useScrollSession();
  const motion = state?.motion ?? null;
  useEffect(() => {
    if (!motion) return;
    const timer = setTimeout(endMotion, motionLimit);
    return () => clearTimeout(timer);
  }, [motion, endMotion]);

  if (isLost) return isIncomplete ? <LostPage /> : <Navigate to={paths.chat} replace />;
  if (!state) return null;
  const front = frontOf(state);
  const shown = visibleOf(state);
  const tab = tabOf(state);
  const pages = prepared ? [...mountedOf(state), prepared] : mountedOf(state);
  return (
    <ScrollStore value={memory}>
      <PreparePage value={prepare}>
        <CanGoBack value={state.entries.length > 1}>
          {tab && (
            <MainTabs
              tabs={state.tabs}
              entry={tab}
              isFront={front === tab}
              isShown={shown.includes(tab.key)}
              motion={motionOf(state, tab)}
              elementFor={elementFor}
            />
          )}
          {pages.map((entry) => (
            <Page
              key={entry.builtAs ?? entry.key}
              entry={entry}
              isFront={entry === front}
              isShown={shown.includes(entry.key)}
              motion={motionOf(state, entry)}
              onMotionEnd={endMotion}
            >
              {elementFor(entry.pathname)}
            </Page>
          ))}
        </CanGoBack>
      </PreparePage>
    </ScrollStore>
  );
}
