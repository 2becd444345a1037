import { startTransition, useCallback, useRef, useState } from 'react';
import { parsePath, useLocation, useNavigationType } from 'react-router-dom';
import { entryFor, type PathTable } from './entryFor.ts';
import { type Entry, reduceStack, type StackState, startStack } from './stackState.ts';
import { useBrowserAnimates } from './useBrowserAnimates.ts';

type Stack = {
  /** Null until the address has named a page of this site once. */
  state: StackState | null;
  /** True while the address names no page of this site. */
  isLost: boolean;
  endMotion: () => void;
  /** Builds the page of an address out of sight. */
  prepare: (to: string) => void;
};

/**
 * The pages visited, kept in step with the router while rendering, so that a page that comes back
 * is there in the same frame.
 */
export function usePageStack(table: PathTable): Stack {
  const location = useLocation();
  const action = useNavigationType();
  const browserAnimates = useBrowserAnimates();
  const entry = entryFor(location, table);
  const [seen, setSeen] = useState<Entry | null>(entry);
  const [state, setState] = useState<StackState | null>(entry && startStack(entry));
  const endMotion = useCallback(
    () => setState((now) => now && reduceStack(now, { type: 'motion-ended' })),
    [],
  );
  const prepared = useRef(0);
  const prepare = useCallback(
    (to: string) => {
      prepared.current += 1;
      const { pathname = '', search = '' } = parsePath(to);
      const ahead = entryFor({ key: `prepared ${prepared.current}`, pathname, search }, table);
      if (!ahead) return;
      // Whoever touches the page in front meanwhile is answered first.
      startTransition(() => {
        setState((now) => now && reduceStack(now, { type: 'prepared', entry: ahead }));
      });
    },
    [table],
  );

  if (!entry) return { state, isLost: true, endMotion, prepare };
  if (entry.key === seen?.key && entry.pathname === seen.pathname) {
    return { state, isLost: false, endMotion, prepare };
  }
  const next = state
    ? reduceStack(state, { type: 'navigated', action, entry, animate: !browserAnimates.current })
    : startStack(entry);
  setSeen(entry);
  setState(next);
  return { state: next, isLost: false, endMotion, prepare };
}
