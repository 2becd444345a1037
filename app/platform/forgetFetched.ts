/**
 * Takes from the browser's HTTP cache what it has kept of a file that its server has no more: the file is
 * asked for past the cache, and the answer that there is none takes the place of what was there. One that
 * is still there, for another message shows it, stays as it is. Never rejects.
 * @param address https, or this site's
 */
export async function forgetFetched(address: string): Promise<void> {
  // As pictures and players ask: a cache may keep other requests apart from theirs.
  const alike = { mode: 'no-cors', credentials: 'include' } as const;
  const ask = (how: RequestInit) => fetch(address, { ...alike, ...how }).catch(() => null);
  const answer = await ask({ method: 'HEAD', cache: 'no-store' });
  // What another site answers is not told to scripts.
  const isThere = answer?.ok === true && answer.type !== 'opaque';
  if (!answer || isThere) return;
  const again = await ask({ cache: 'reload' });
  await again?.body?.cancel().catch(() => undefined);
}
