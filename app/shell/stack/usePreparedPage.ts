import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { parsePath } from 'react-router-dom';
import type { Prepare } from '../../core/navigation/navigation.ts';
import { entryFor, type PathTable } from './entryFor.ts';
import { type Entry, frontOf, isSamePlace, type StackState } from './stackState.ts';

type PreparedPage = {
  prepared: Entry | null;
  /** What is no page is fetched and built when it comes. */
  prepare: Prepare;
};

/**
 * One page that is built ahead. To go anywhere lets go of it.
 * @param fetchPage fetches code and texts of the page of a path
 */
export function usePreparedPage(
  table: PathTable,
  visits: StackState | null,
  fetchPage: (path: string) => void,
): PreparedPage {
  const [ahead, setAhead] = useState<{ entry: Entry; visits: StackState | null } | null>(null);
  const count = useRef(0);
  const current = useRef(visits);
  useEffect(() => {
    current.current = visits;
  }, [visits]);
  const prepare = useCallback<Prepare>(
    (to, how) => {
      count.current += 1;
      const { pathname = '', search = '' } = parsePath(to);
      const entry = entryFor({ key: `prepared ${count.current}`, pathname, search }, table);
      if (entry?.kind !== 'page') return;
      if (how === 'fetched') return fetchPage(entry.pathname);
      const next = { entry, visits: current.current };
      const build = (): void =>
        setAhead((now) =>
          now && now.visits === next.visits && isSamePlace(now.entry, entry) ? now : next,
        );
      if (how === 'now') build();
      // Whoever touches the page in front meanwhile is answered first.
      else startTransition(build);
    },
    [table, fetchPage],
  );
  const isReady = visits && ahead?.visits === visits && !isSamePlace(ahead.entry, frontOf(visits));
  return { prepared: isReady ? ahead.entry : null, prepare };
}
