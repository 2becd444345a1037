/** Hands a file to the browser's downloads. @param name file name with its ending */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, name);
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param url same-origin, `blob:` or `data:` address; others open instead of downloading */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Saves a file of the network on the device. Files of this site are streamed; those of another are
 * read whole first, for browsers would open them instead.
 * @param address absolute; https, this site's, or `blob:`
 * @throws where it cannot be had
 */
export async function downloadFrom(address: string, name: string): Promise<void> {
  const { protocol, origin } = new URL(address);
  if (protocol === 'blob:') return startDownload(address, name);
  const isOwn = origin === window.location.origin;
  const answer = await fetch(address, { method: isOwn ? 'HEAD' : 'GET', credentials: 'omit' });
  // Some servers answer no question about a file that they give away all the same.
  if (!answer.ok && !(isOwn && answer.status === 405)) {
    throw new Error(`The file is not there: ${answer.status}.`);
  }
  if (isOwn) startDownload(address, name);
  else download(await answer.blob(), name);
}
