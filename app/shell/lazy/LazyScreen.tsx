import { useCallback, useContext, useEffect, useReducer, useRef } from 'react';
import type { TextKey } from '../../core/i18n/textKey.ts';
import type { LazySource } from '../../core/lazy/lazyRoute.ts';
import { type Stamping, StampingContext } from '../../core/lazy/stamping.ts';
import { useArrival } from '../../core/screen/pageArrival.ts';
import { useServicesLater } from '../../core/services/services.tsx';
import { limits } from '../../lib/limits.ts';
import { whenIdle } from '../../platform/idle.ts';
import { LoadErrorScreen } from '../errors/LoadErrorScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { type LazyState, reduceLazy } from './lazyState.ts';
import { loadedScreen, loadScreen } from './loadCache.ts';
import { StampedPath } from './stampedPath.ts';

type Start = { source: LazySource; isStamped: boolean; stamping: Stamping | null };

function startLazy({ source, isStamped, stamping }: Start): LazyState {
  const Screen = stamping === 'placeholders' ? undefined : loadedScreen(source);
  if (Screen) return { status: 'ready', Screen };
  return { status: isStamped ? 'slow' : 'waiting' };
}

type Props = {
  source: LazySource & { title?: TextKey };
  /** Where it is, of a page of the stack. */
  path?: string;
  /** Title of a tab page, which has one from the start; absent for the others. */
  tabTitle?: TextKey;
};

/** A screen whose code comes when it is needed. */
export function LazyScreen({ source, path, tabTitle }: Props) {
  const services = useServicesLater();
  const isStamped = useContext(StampedPath) === path && path !== undefined;
  const stamping = useContext(StampingContext);
  const [state, dispatch] = useReducer(reduceLazy, { source, isStamped, stamping }, startLazy);
  const isReady = state.status === 'ready';
  const attempts = useRef(0);

  const load = useCallback((): (() => void) => {
    let isCurrent = true;
    attempts.current += 1;
    dispatch({ type: 'load-started' });
    const slow = setTimeout(() => dispatch({ type: 'delay-passed' }), limits.lazyDelay);
    const late = setTimeout(() => dispatch({ type: 'timeout-passed' }), limits.lazyTimeout);
    const stopTimers = (): void => {
      clearTimeout(slow);
      clearTimeout(late);
    };
    const { loadTexts, recover } = services();
    loadScreen(source, loadTexts)
      .then((Screen) => {
        if (isCurrent) dispatch({ type: 'loaded', Screen });
      })
      .catch(async () => {
        stopTimers();
        if (!isCurrent) return;
        await recover(attempts.current);
        if (isCurrent) dispatch({ type: 'load-failed' });
      })
      .finally(stopTimers);
    return () => {
      isCurrent = false;
      stopTimers();
    };
  }, [source, services]);

  const stop = useRef<(() => void) | null>(null);
  const retry = useCallback(() => {
    stop.current?.();
    stop.current = load();
  }, [load]);

  useArrival(isReady);
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() => {
      // One that does not come is fetched when it is opened.
      const { loadTexts } = services();
      for (const next of source.leadsTo ?? []) loadScreen(next, loadTexts).catch(() => undefined);
    });
  }, [isReady, source, services]);
  useEffect(() => {
    if (isReady) return;
    retry();
    return () => stop.current?.();
  }, [isReady, retry]);

  if (state.status === 'ready') return <state.Screen />;
  if (state.status === 'failed') return <LoadErrorScreen onRetry={retry} />;
  // The page below an overlay stays in view meanwhile.
  return source.isOverlay ? null : (
    <LoadingScreen isSlow={state.status === 'slow'} title={source.title} tabTitle={tabTitle} />
  );
}
