import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
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

  useResumedDownload();
  useUpdatePage();
}

/** A download that somebody agreed to goes on with the network. */
function useResumedDownload(): void {
  const { updates } = useServices();
  const online = useAtomValue(onlineAtom);
  const { isAccepted, work } = useAtomValue(updateAtom);
  const isCutOff = isAccepted && work.phase === 'failed' && work.problem === 'download';
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return;
    wasOffline.current = false;
    if (isCutOff) void updates.apply();
  }, [online, isCutOff, updates]);
}

function useUpdatePage(): void {
  const { offer, isAccepted, work } = useAtomValue(updateAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = canonicalPath(pathname);
  const shown = useRef<Offer | null>(null);
  const { phase } = work;
  // Text that is held has to be finished by whoever typed it.
  const isOnItsWay = phase === 'restarting' || (phase === 'held' && work.by === 'typing');
  // What was put aside and cannot go on comes back to say so. A network that is gone shows by itself.
  const isStuck = isAccepted && phase === 'failed' && work.problem !== 'download';
  const told = useRef(false);
  useEffect(() => {
    if (!isStuck) told.current = false;
    if (!offer || isOnItsWay || path === paths.updateAlert || path === paths.frame) return;
    // A forced update comes back whatever the person opens. Another one is shown once, and again
    // when it is asked for.
    const wasShown = offer.isAsked
      ? offer === shown.current
      : offer.release.id === shown.current?.release.id;
    const isNews = isStuck && !told.current;
    if (wasShown && offer.kind !== 'forced' && !isNews) return;
    shown.current = offer;
    told.current = isStuck;
    navigate(paths.updateAlert);
  }, [offer, path, navigate, isOnItsWay, isStuck]);
}
