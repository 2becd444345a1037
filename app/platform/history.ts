/** Pages restore their own scroll positions. */
export function takeOverScrollRestoration(): void {
  if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
}

/** Shows another address of this site without leaving the page; the entry is replaced. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
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
