import { useEffect, useState } from 'react';
import { useStampedBrand } from '../../../core/brand/brand.tsx';
import { dropShare, markShareSeen, readShare, type Share } from '../../../platform/keptShare.ts';

type State = { status: 'reading' | 'gone' } | { status: 'there'; share: Share };

/** What another app shared: on the device until the person has sent it or left the page. */
export function useShare(): State {
  const { id } = useStampedBrand();
  const [state, setState] = useState<State>({ status: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    let seen: string | null = null;
    readShare(id, Date.now()).then((share) => {
      if (!isCurrent) return;
      setState(share ? { status: 'there', share } : { status: 'gone' });
      if (!share) return;
      seen = share.id;
      void markShareSeen(id, seen);
    });
    return () => {
      isCurrent = false;
      // What came since, by another window, is not this page's.
      if (seen !== null) void dropShare(id, seen);
    };
  }, [id]);
  return state;
}
