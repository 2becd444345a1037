import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const name = 'q';

export type SectionSearchAddress = {
  /** Null: nothing is searched. Empty: something is about to be. */
  query: string | null;
  setQuery: (query: string) => void;
  /** By a press on this page, which going back takes back. */
  isOpenedHere: boolean;
  open: () => void;
  close: () => void;
};

/** What the part of the discover tab is searched for, as the address says. */
export function useSectionSearch(): SectionSearchAddress {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const query = search.get(name);
  const [isOpened, setIsOpened] = useState(false);
  // Opened, and on its way into the address, or already out of it again.
  const isOpenedHere = isOpened && query !== null;
  const write = useCallback(
    (text: string | null, replace: boolean) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (text === null) next.delete(name);
          else next.set(name, text);
          return next;
        },
        { replace },
      ),
    [setSearch],
  );
  const setQuery = useCallback((text: string) => write(text, true), [write]);
  return {
    query,
    setQuery,
    isOpenedHere,
    open() {
      setIsOpened(true);
      write('', false);
    },
    close() {
      setIsOpened(false);
      if (isOpenedHere) navigate(-1);
      else write(null, true);
    },
  };
}
