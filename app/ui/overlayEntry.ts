import { createContext, useContext, useEffect, useRef } from 'react';

/** Gives what lies over the page a history entry of its own. */
export interface OverlayHistory {
  /**
   * Adds an entry for an overlay that opened over everything else.
   * @param close is called when the person goes back; it is null where an answer is needed first.
   * @returns takes the entry away again; nothing happens where going back has done so.
   */
  add: (close: () => (() => void) | null) => () => void;
}

/** Null where the overlay is a page of its own, with its entry. Whoever owns the history provides it. */
export const OverlayEntries = createContext<OverlayHistory | null>(null);

/**
 * Going back, by whatever way the device has, closes what lies over the page and not the page.
 * @param close null where an answer is needed: going back then changes nothing.
 */
export function useOverlayEntry(isOpen: boolean, close: (() => void) | null): void {
  const entries = useContext(OverlayEntries);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || !entries) return;
    return entries.add(() => latest.current);
  }, [isOpen, entries]);
}

/** Keeps what an overlay is part of until it is gone from view; returns the end of that. Null: nobody asks. */
export const OverlayStay = createContext<(() => () => void) | null>(null);
