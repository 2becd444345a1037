import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isBehindLogin, redirectOf } from '../../core/guard/guard.ts';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { wantedPlace, wantedState } from '../../core/navigation/wantedPlace.ts';
import { isMemberAtom, userIdAtom } from '../../core/session/sessionAtom.ts';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';
import type { PathTable } from './entryFor.ts';

export type Redirection = { to: string; state: Record<string, unknown> | null };

/**
 * Where the guard leads instead of the page asked for: to the login page, which remembers that page,
 * and on from there.
 * @returns null where the page may be shown.
 */
export function useRedirect({ tabs, pages, overlays }: PathTable): Redirection | null {
  const isMember = useAtomValue(isMemberAtom);
  const userId = useAtomValue(userIdAtom);
  const { pathname, search, state } = useLocation();
  const path = canonicalPath(pathname);
  const looksAround = useLooksAround(path, isMember, tabs);
  const wanted = useWanted(userId);
  const to = redirectOf({ path, search, isMember, looksAround, tabs });
  if (to === null) return null;
  if (to === paths.login) return { to, state: wanted };
  const known = [...tabs, ...pages, ...overlays];
  // What is forwarded is no part of an address; what another app shared waits for the person by itself.
  const isPlace = (place: string): boolean =>
    place !== paths.forward && known.includes(place) && isBehindLogin(place, tabs);
  return { to: wantedPlace(state, userId ?? '', isPlace) ?? to, state: null };
}

/**
 * What the login page has to remember of the page asked for. A page on which the server ended a session
 * is for that person alone, and so is every page before it; whoever logged out wants to come back to none.
 */
function useWanted(userId: string | null): Record<string, unknown> | null {
  const { pathname, search, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const ending = useAtomValue(sessionEndingAtom);
  const [last, setLast] = useState<{ userId: string; key: string } | null>(null);
  if (userId !== null && (last?.userId !== userId || last.key !== key)) setLast({ userId, key });
  const address = pathname + search;
  if (!last || (last.key !== key && !isBack)) return wantedState(address, null);
  return ending && wantedState(address, last.userId);
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
