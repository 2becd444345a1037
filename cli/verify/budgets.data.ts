/** All images of a brand, in bytes. Flat artwork needs about 1 MB; this leaves room for gradients. */
export const imageBudget = 4 * 1024 * 1024;

/** What the app may make of a site, in bytes. No brand file can change it, so that it stops no brand. */
export const appBudgets = {
  /** The page, brotli: what comes with the first flight of packets on a slow network. */
  page: 12 * 1024,
  /** JavaScript of the first page view, brotli, with the names and routes of every feature. */
  firstLoadJs: 141 * 1024,
  /** CSS of the first page view, brotli. */
  firstLoadCss: 20 * 1024,
  /**
   * Any single script loaded on demand, with what it imports and neither the first page nor whoever asks
   * for it has, brotli. The largest are the page of a conversation, the messaging engine and the page of a
   * withdrawal, each with the calls and lines it stands on, which are loaded once for all pages.
   */
  lazyJs: 63 * 1024,
  /** Libraries that have a script of their own, brotli, by its name: asked for only where nothing else will do. */
  lazyLibraries: {
    /** HLS, where a browser has none of its own. */
    hlsEngine: 95 * 1024,
  } as Readonly<Record<string, number>>,
};
