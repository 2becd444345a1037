/** The longest wait for a page that is never idle, in milliseconds. */
const longestWait = 2_000;

/** Runs work once the page has nothing else to do. @returns stops waiting. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks before version 26.
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: longestWait });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
