/** `gone`: whoever keeps the file has it no more. `unreachable`: there was no answer, or no file in it. */
export type FetchedFile = Blob | 'gone' | 'unreachable';

/**
 * Reads a file of the network whole; one that the browser has kept is there without a network as well.
 * Never rejects. @param address https, or this site's
 */
export async function fetchFile(address: string): Promise<FetchedFile> {
  const answer =
    (await ask(address, 'force-cache')) ??
    // What was kept when a page merely showed it may not be read by script.
    (await ask(address, 'reload'));
  if (answer?.status === 404 || answer?.status === 410) return 'gone';
  if (!answer?.ok) return 'unreachable';
  return answer.blob().catch(() => 'unreachable' as const);
}

function ask(address: string, cache: RequestCache): Promise<Response | null> {
  return fetch(address, { credentials: 'omit', cache }).catch(() => null);
}

/**
 * Asks for the first byte of a file, past the browser's cache.
 * @param address https, or this site's. @returns the status of the answer; null where none came
 */
export async function fileStatus(address: string): Promise<number | null> {
  const request = {
    credentials: 'omit',
    cache: 'no-store',
    headers: { Range: 'bytes=0-0' },
  } as const;
  const answer = await fetch(address, request).catch(() => null);
  // A server that knows no ranges sends the whole file.
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.status ?? null;
}
