import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import { pathToShared } from '../../../core/navigation/paths.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isShareWaiting } from '../../../platform/keptShare.ts';
import { useOpenPath } from './useOpenPath.ts';

/** Brings somebody who had to log in first to what they were sharing. */
export function useWaitingShare(): void {
  const { id } = useStampedBrand();
  const userId = useAtomValue(userIdAtom);
  const open = useOpenPath();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    isShareWaiting(id, Date.now()).then((isWaiting) => {
      if (isCurrent && isWaiting) latest.current(pathToShared());
    });
    return () => {
      isCurrent = false;
    };
  }, [id, userId]);
}
