/** Loads the page anew from the server or the service worker. */
export function reloadPage(): void {
  window.location.reload();
}

/** @returns the origin the page runs on, without a trailing slash. */
export function currentOrigin(): string {
  return window.location.origin;
}
