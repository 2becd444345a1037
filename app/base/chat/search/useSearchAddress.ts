import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';

/** From the last key to the address: browsers refuse an address that changes with every key. */
const pause = 400;

type SearchAddress = {
  query: string;
  setQuery: (query: string) => void;
  /** Null: everything is searched. */
  section: string | null;
  /** The page was opened to type something. */
  isArrival: boolean;
};

/** What is searched for, and where; the address follows, so that it is there again after a way back. */
export function useSearchAddress(): SearchAddress {
  const [search, setSearch] = useSearchParams();
  const isActive = useIsActiveScreen();
  const inAddress = search.get('q') ?? '';
  const [query, setQuery] = useState(inAddress);
  const [isArrival] = useState(inAddress === '');
  useEffect(() => {
    if (!isActive || query === inAddress) return;
    const timer = setTimeout(() => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (query === '') next.delete('q');
          else next.set('q', query);
          return next;
        },
        { replace: true },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [isActive, query, inAddress, setSearch]);
  return { query, setQuery, section: search.get('in'), isArrival };
}
