// What the load bench runs inside pages: sent there as text.

/**
 * Runs in the page before its own scripts.
 * @param {Record<string, string>} held what the phone keeps in `localStorage`
 */
export function observe(held) {
  const isMember = 'session' in held;
  for (const [key, value] of Object.entries(held)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  const measured = { fcp: 0, lcp: 0, usable: 0, tbt: 0, cls: 0, busy: 0 };
  globalThis.measured = measured;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    measured.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) measured.cls += entry.value;
  });
  watch('longtask', (entry) => {
    measured.busy = entry.startTime + entry.duration;
    if (entry.startTime >= measured.fcp) measured.tbt += Math.max(0, entry.duration - 50);
  });
  // Usable: React has taken over the page, and the page's own content is there: the list of chats of
  // somebody who is logged in. Asking by timer leaves the frames to the page.
  const content = isMember
    ? '#root main a[href*="conversation"]'
    : '#root main > :not([role="status"])';
  const look = () => {
    const shown = document.querySelector(content);
    if (shown && Object.keys(shown).some((key) => key.startsWith('__reactProps'))) {
      measured.usable = performance.now();
    } else setTimeout(look, 20);
  };
  look();
}
