import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Prepare } from '../../core/navigation/navigation.ts';
import type { Screens } from '../useScreens.tsx';
import { entryFor } from './entryFor.ts';
import { type Entry, reduceStack, type StackState, startStack } from './stackState.ts';
import { useBrowserAnimates } from './useBrowserAnimates.ts';
import { usePreparedPage } from './usePreparedPage.ts';

type Stack = {
  /** Null until the address has named a page of this site once. */
  state: StackState | null;
  /** True while the address names no page of this site. */
  isLost: boolean;
  endMotion: () => void;
  /** A page that is built out of sight: the person is likely to go there next. */
  prepared: Entry | null;
  prepare: Prepare;
};

/**
 * The pages visited, kept in step with the router while rendering, so that a page that comes back
 * is there in the same frame. React forgets what is set while rendering where another change of the
 * same state waits: so the visits change in no other way, and the rest has states of its own.
 */
export function usePageStack({ table, fetchPage }: Omit<Screens, 'elementFor'>): Stack {
  const location = useLocation();
  const action = useNavigationType();
  const browserAnimates = useBrowserAnimates();
  const entry = entryFor(location, table);
  const [seen, setSeen] = useState<Entry | null>(entry);
  const [visits, setVisits] = useState<StackState | null>(entry && startStack(entry));
  const [endedMotion, setEndedMotion] = useState<StackState['motion']>(null);
  const { prepared, prepare } = usePreparedPage(table, visits, fetchPage);
  const motion = visits?.motion ?? null;
  const endMotion = useCallback(() => setEndedMotion(motion), [motion]);
  const hasEnded = motion !== null && motion === endedMotion;
  const settled = useMemo(
    () => (visits && hasEnded ? reduceStack(visits, { type: 'motion-ended' }) : visits),
    [visits, hasEnded],
  );

  const isLost = entry === null;
  if (isLost || (entry.key === seen?.key && entry.pathname === seen.pathname)) {
    return { state: settled, isLost, endMotion, prepared, prepare };
  }
  const animate = !browserAnimates.current;
  const next = visits
    ? reduceStack(visits, { type: 'navigated', action, entry, animate, prepared })
    : startStack(entry);
  setSeen(entry);
  setVisits(next);
  return { state: next, isLost, endMotion, prepared: null, prepare };
}
