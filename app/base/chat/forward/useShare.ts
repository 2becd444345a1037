import { useEffect, useState } from 'react';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import { dropShares } from '../../../platform/dropShares.ts';
import { markShareSeen, readShare, type Share } from '../../../platform/keptShare.ts';

type State = { status: 'reading' | 'gone' } | { status: 'there'; share: Share };

/** What another app shared: on the device until the person has sent it or left the page. */
export function useShare(): State {
  const { id } = useStampedBrand();
  const [state, setState] = useState<State>({ status: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    readShare(id, Date.now()).then((share) => {
      if (!isCurrent) return;
      setState(share ? { status: 'there', share } : { status: 'gone' });
      if (share) void markShareSeen(id);
    });
    return () => {
      isCurrent = false;
      void dropShares();
    };
  }, [id]);
  return state;
}
