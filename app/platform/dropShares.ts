/** The end of the name of a cache with what was shared; before it stands whose it is. */
export const shareEnding = '-shared';

/** Removes what other apps shared with this one, of whatever site was here. Never rejects. */
export async function dropShares(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => name.endsWith(shareEnding) && caches.delete(name)));
  } catch {
    // No storage here: nothing is kept.
  }
}
