/** Pages restore their own scroll positions. */
export function takeOverScrollRestoration(): void {
  history.scrollRestoration = 'manual';
}

/** Shows another address of this site without leaving the page; the entry is replaced. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** Key under which the router keeps what an entry was opened with; it reads that as `location.state`. */
const routerKey = 'usr';

/** As `replaceAddress`, before the router reads the entry: it was opened with this state. */
export function replaceEntry(address: string, state: Record<string, unknown>): void {
  history.replaceState({ ...history.state, [routerKey]: state }, '', address);
}

/**
 * Whether the browser has drawn the transition to this entry itself, such as the edge swipe of iOS:
 * a second animation would play it twice.
 */
export function hasOwnTransition(event: PopStateEvent): boolean {
  return (
    (event as PopStateEvent & { hasUAVisualTransition?: boolean }).hasUAVisualTransition === true
  );
}

/** @returns the unsubscriber. */
export function subscribePop(onPop: (event: { animatedByBrowser: boolean }) => void): () => void {
  const listener = (event: PopStateEvent) => onPop({ animatedByBrowser: hasOwnTransition(event) });
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Key in the state of a history entry: how many overlays lie over its page. */
const overlayKey = 'overlays';

/** The entries of this tab, seen as pages with overlays on them. */
export interface OverlayEntryStore {
  /** How many overlays the current entry stands for; 0 is the page itself. */
  depth: () => number;
  /** Adds an entry of the same page. */
  push: (depth: number) => void;
  /** Moves by a number of entries; subscribers hear when it is done. */
  go: (delta: number) => void;
  /** @returns the unsubscriber. */
  subscribe: (onPop: () => void) => () => void;
}

export const overlayEntryStore: OverlayEntryStore = {
  depth() {
    const state: unknown = history.state;
    const depth = (state as Record<string, unknown> | null)?.[overlayKey];
    return Number.isInteger(depth) ? Number(depth) : 0;
  },
  push: (depth) => history.pushState({ ...history.state, [overlayKey]: depth }, ''),
  go: (delta) => history.go(delta),
  subscribe: (onPop) => subscribePop(onPop),
};
