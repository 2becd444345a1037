export function isVisible(): boolean {
  return document.visibilityState !== 'hidden';
}

/** @returns the unsubscriber. */
export function subscribeVisible(onChange: (visible: boolean) => void): () => void {
  const listener = () => onChange(isVisible());
  document.addEventListener('visibilitychange', listener);
  // Safari restores a page from its back-forward cache without the event above.
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}
