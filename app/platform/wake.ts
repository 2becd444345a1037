import { isVisible } from './visibility.ts';

/**
 * Tells when a connection that rests should be looked at: the network is back, the page is seen again
 * or comes back from the browser's cache or from being frozen.
 * @returns the unsubscriber.
 */
export function subscribeWake(onWake: () => void): () => void {
  const onVisible = () => {
    if (isVisible()) onWake();
  };
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('resume', onWake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('resume', onWake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Tells that the page goes, or is put into the browser's cache. @returns the unsubscriber. */
export function subscribeHide(onHide: () => void): () => void {
  window.addEventListener('pagehide', onHide);
  return () => window.removeEventListener('pagehide', onHide);
}
