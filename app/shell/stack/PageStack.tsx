import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFeatures } from '../../core/feature/features.tsx';
import { CanGoBack, PreparePage } from '../../core/navigation/navigation.ts';
import { paths } from '../../core/navigation/paths.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import { MainTabs } from '../tabs/MainTabs.tsx';
import { type Screens, useScreens } from '../useScreens.tsx';
import { LostPage } from './LostPage.tsx';
import { Page } from './Page.tsx';
import { frontOf, motionOf, mountedOf, tabOf, visibleOf } from './stackState.ts';
import { usePageStack } from './usePageStack.ts';
import { type Redirection, useRedirect } from './useRedirect.ts';
import { ScrollStore, useScrollSession } from './useScrollSession.ts';

/** Longest time a slide may take to report its end, in milliseconds. */
const motionLimit = 700;

/** The pages of whoever uses the app. Another person starts with pages of their own. */
export function PageStack() {
  const screens = useScreens();
  const userId = useAtomValue(userIdAtom);
  const redirection = useRedirect(screens.table);
  if (redirection !== null) return <Redirect {...redirection} />;
  return <Stack key={userId ?? 'visitor'} screens={screens} />;
}

/** As `Navigate`, and before anything is painted: nobody sees an empty page in between. */
function Redirect({ to, state }: Redirection) {
  const navigate = useNavigate();
  const go = useEffectEvent((place: string) => void navigate(place, { replace: true, state }));
  useLayoutEffect(() => go(to), [to]);
  // The router does not listen yet when it appears together with this.
  useEffect(() => go(to), [to]);
  return null;
}

/** Tab pages below, further pages on top of them. An address without a page leads to the root. */
function Stack({ screens }: { screens: Screens }) {
  const { elementFor } = screens;
  const { isIncomplete } = useFeatures();
  const { state, isLost, endMotion, prepared, prepare } = usePageStack(screens);
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
