import { type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import type { Place } from './stackState.ts';

/**
 * Gives what is in a page the place that the page was opened at, whatever is in front. `Routes` would match the
 * address of every page anew whenever another opens.
 */
export function PageLocation({ place, children }: { place: Place; children: ReactNode }) {
  const { key, pathname, search } = place;
  const value = useMemo(
    () => ({
      location: { key, pathname, search, hash: '', state: null },
      navigationType: NavigationType.Pop,
    }),
    [key, pathname, search],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}
