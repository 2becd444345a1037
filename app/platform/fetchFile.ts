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
