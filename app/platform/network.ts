/** False only when the browser is sure that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/** @returns the unsubscriber. */
export function subscribeOnline(onChange: (online: boolean) => void): () => void {
  const listener = () => onChange(isOnline());
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser was told to save data; only Chromium says it. */
export function isAskedToSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
