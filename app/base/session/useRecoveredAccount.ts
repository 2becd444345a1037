import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { recoveredAccountAtom } from './recoveredAccountAtom.ts';

/** Fills in the account whose password was just set anew. */
export function useRecoveredAccount(onRecovered: (account: string) => void): void {
  const store = useStore();
  const take = useRef(onRecovered);
  useEffect(() => {
    take.current = onRecovered;
  });
  useEffect(() => {
    const look = (): void => {
      const recovered = store.get(recoveredAccountAtom);
      if (recovered === null) return;
      take.current(recovered);
      store.set(recoveredAccountAtom, null);
    };
    look();
    return store.sub(recoveredAccountAtom, look);
  }, [store]);
}
