import { compareOrder, type OrderKey } from '../storedMessage.ts';

/** What is known of a page of history before it is written. */
export type PagePlace = {
  /** Places of its messages, in any order. */
  places: readonly OrderKey[];
  count: number;
  received: number;
  /** The anchor's place; null for the newest page and for an anchor that is not known. */
  anchor: OrderKey | null;
  kind: 'newest' | 'before' | 'after';
};

/** Places after `above` (all, if null) up to and with `upTo`. */
export type PlaceRange = { above: OrderKey | null; upTo: OrderKey };

export type PagePlan = {
  /** Where nothing is missing: gaps before messages in these ranges are closed. */
  closed: readonly PlaceRange[];
  /** Whether the oldest message of the page, if it was not known, may lack the one before it. */
  isOldestOpen: boolean;
  /** Whether there is nothing older than the page. */
  isStart: boolean;
};

/** A page is a piece of the server's list without holes: what follows from that for the device's. */
export function planPage({ places, count, received, anchor, kind }: PagePlace): PagePlan {
  const sorted = [...places].sort(compareOrder);
  const oldest = sorted[0];
  const newest = sorted.at(-1);
  const isStart = kind !== 'after' && received < count;
  const closed: PlaceRange[] = [];

  if (oldest && newest) closed.push({ above: oldest, upTo: newest });
  if (kind === 'before' && anchor && (newest ?? isStart)) {
    closed.push({ above: newest ?? null, upTo: anchor });
  }
  if (kind === 'after' && anchor && oldest) closed.push({ above: anchor, upTo: oldest });
  const end = oldest ?? anchor;
  if (isStart && end) closed.push({ above: null, upTo: end });

  return { closed, isOldestOpen: !isStart && !(kind === 'after' && anchor !== null), isStart };
}
