/** Business constants of the specification, section 9, as far as the shell needs them. */

/** Milliseconds a chunk may take before its screen shows a placeholder. */
export const lazyDelay = 200;
/** Milliseconds after which a loading screen offers to try again. */
export const lazyTimeout = 20_000;
/** Milliseconds after which a chunk is given up. */
export const chunkTimeout = 120_000;
/** Milliseconds between two silent looks for a new release. */
export const updateInterval = 30 * 60_000;
