import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onloadImg } from '../../contract/platform/onloadImg.ts';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { useFeatures } from '../../core/feature/features.tsx';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import { loadPart } from '../../core/lazy/loadedParts.ts';
import { canonicalPath } from '../../core/navigation/entryPaths.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { useServices } from '../../core/services/services.tsx';
import { dayNumber } from '../../lib/dayTime.ts';
import { savesDataAtom } from '../../parts/playback/dataSaver.ts';
import { watchMedia } from '../../platform/media.ts';
import { readyPicture } from '../../platform/readyPicture.ts';
import { localStore } from '../../platform/storage.ts';
import { isVisible } from '../../platform/visibility.ts';
import { wasOpened, wasTouched } from '../../platform/visit.ts';
import { tabPaths } from '../tabs/tabs.ts';
import { keepOpening, type Moment, mayOpen, readOpening } from './opening.ts';

/** Milliseconds after which nobody waits for a picture any more that was ready once. */
const longestWait = 1_000;

/** Milliseconds until the picture of another start is fetched: nothing else is loading by then. */
const fetchAfter = 10_000;

const openingPicture = {
  load: async () => (await import('./OpeningPicture.tsx')).OpeningPicture,
};

const lessMotion = watchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows the opening picture that an earlier start has left ready, where it may be shown, and gets the next
 * one ready. Starts once the page stands still.
 */
export function OpeningWork() {
  const [shown, setShown] = useState<{ address: string; title: string } | null>(null);
  const momentNow = useMomentNow();
  const mediaAddress = useMediaAddress();
  const { loadTexts } = useServices();
  const show = useEffectEvent(async () => {
    const start = performance.now();
    const opening = readOpening(localStore);
    const address = mediaAddress(opening.picture?.image ?? '');
    if (!opening.picture || address === null || !mayOpen(opening, momentNow())) return;
    const [isReady] = await Promise.all([
      readyPicture(address),
      loadPart(openingPicture, loadTexts),
    ]);
    if (!isReady || performance.now() - start > longestWait) return;
    // Meanwhile the person may have begun, or another page of the app may have shown it.
    if (!mayOpen(readOpening(localStore), momentNow())) return;
    keepOpening(localStore, { shownOn: dayNumber(Date.now()) });
    setShown({ address, title: opening.picture.title });
  });
  // Where its code does not come, another start has another try.
  useEffect(() => void show().catch(() => undefined), []);
  useNextPicture();
  const close = (): void => setShown(null);
  return shown && <LazyPart source={openingPicture} props={{ ...shown, onClose: close }} isAside />;
}

/** @returns tells what is so at the moment it is called. */
function useMomentNow(): () => Moment {
  const { handedIn } = useFeatures();
  const path = canonicalPath(useLocation().pathname);
  const store = useStore();
  const latest = useRef(path);
  useEffect(() => {
    latest.current = path;
  });
  return () => ({
    today: dayNumber(Date.now()),
    isOpened: wasOpened(),
    isSeen: isVisible(),
    isTab: tabPaths(handedIn).includes(latest.current),
    isTouched: wasTouched(),
    savesData: store.get(savesDataAtom),
    lessMotion: lessMotion.matches(),
  });
}

/** Gets the picture ready that another start may show; the browser keeps it. */
function useNextPicture(): void {
  const { backend } = useServices();
  const { packageId } = useStampedBrand();
  const mediaAddress = useMediaAddress();
  const store = useStore();
  const fetchNext = useEffectEvent(async () => {
    if (store.get(savesDataAtom) || lessMotion.matches()) return;
    const picture = await backend.call(onloadImg, { packageId });
    const address = mediaAddress(picture.image);
    const isReady = address !== null && (await readyPicture(address));
    keepOpening(localStore, { picture: isReady ? picture : null });
  });
  useEffect(() => {
    // What does not come now is asked for at the next start.
    const timer = setTimeout(() => fetchNext().catch(() => undefined), fetchAfter);
    return () => clearTimeout(timer);
  }, []);
}
