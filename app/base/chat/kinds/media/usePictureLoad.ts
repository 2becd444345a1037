import { useEffect, useState } from 'react';
import { subscribeOnline } from '../../../../platform/network.ts';

type Load = { src: string | null; attempt: number; status: 'loading' | 'loaded' | 'failed' };

/**
 * How far the picture at an address is; another address begins anew.
 * @returns `attempt` is to be the key of the `img`: each try is an element of its own
 */
export function usePictureLoad(src: string | null) {
  const [load, setLoad] = useState<Load>({ src, attempt: 0, status: 'loading' });
  if (load.src !== src) setLoad({ src, attempt: 0, status: 'loading' });
  const { attempt, status } = load;
  const retry = (): void => setLoad({ src, attempt: attempt + 1, status: 'loading' });
  const hasFailed = status === 'failed';
  // What did not come without a network is tried when there is one again.
  useEffect(() => {
    if (!hasFailed) return;
    return subscribeOnline((isOnline) => {
      if (isOnline) setLoad((one) => ({ ...one, attempt: one.attempt + 1, status: 'loading' }));
    });
  }, [hasFailed]);
  return {
    attempt,
    status,
    retry,
    onLoad: () => setLoad({ ...load, status: 'loaded' }),
    onError: () => setLoad({ ...load, status: 'failed' }),
  };
}
