import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useServices } from '../../core/services/services.tsx';
import { type Offer, updateAtom } from '../../core/update/updateAtom.ts';
import { limits } from '../../lib/limits.ts';
import { isOnline } from '../../platform/network.ts';
import { isVisible, subscribeVisible } from '../../platform/visibility.ts';

/** Starts the service worker, looks for a new release now and then, and opens the update page when there is an offer. */
export function useBindUpdates(): void {
  const { updates } = useServices();
  const { offer } = useAtomValue(updateAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = canonicalPath(pathname);
  const lastCheck = useRef<number | null>(null);

  useEffect(() => updates.start(), [updates]);

  useEffect(() => {
    const look = (): void => {
      const now = performance.now();
      if (!isOnline()) return;
      if (lastCheck.current !== null && now - lastCheck.current < limits.updateInterval) return;
      lastCheck.current = now;
      void updates.check(false);
    };
    look();
    return subscribeVisible((visible) => {
      if (visible && isVisible()) look();
    });
  }, [updates]);

  const shown = useRef<Offer | null>(null);
  useEffect(() => {
    if (!offer || path === paths.updateAlert || path === paths.frame) return;
    // A forced update comes back whatever the person opens. Another one is shown once, and again
    // when it is asked for.
    const wasShown = offer.isAsked
      ? offer === shown.current
      : offer.release.id === shown.current?.release.id;
    if (wasShown && !offer.isForced) return;
    shown.current = offer;
    navigate(paths.updateAlert);
  }, [offer, path, navigate]);
}
