import { fileStatus } from '../../platform/fetchFile.ts';
import type { PlaybackProblem, PlaybackWay } from './playback.ts';

/** Statuses of an address that is known and not valid any more. */
export const expiredStatuses: readonly number[] = [401, 403, 410];

/** The browser reads the clip by itself. */
export const nativeWay: PlaybackWay = (film, { url, at }, { onReady, onFailed }) => {
  let isOver = false;
  const onMetadata = (): void => {
    // Safari does not keep a place that was set before.
    if (at > 0) film.currentTime = at;
  };
  const onError = async (): Promise<void> => {
    const problem = await problemOf(url, film.error?.code);
    if (problem && !isOver) onFailed(problem);
  };
  film.addEventListener('loadedmetadata', onMetadata, { once: true });
  film.addEventListener('error', onError);
  film.src = url;
  onReady();
  return () => {
    isOver = true;
    film.removeEventListener('loadedmetadata', onMetadata);
    film.removeEventListener('error', onError);
    film.removeAttribute('src');
    film.load();
  };
};

/** @param code of a `MediaError`, which has one for a file that is not there and for one of another kind */
async function problemOf(url: string, code = 0): Promise<PlaybackProblem | null> {
  if (code === MediaError.MEDIA_ERR_ABORTED) return null;
  if (code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  const status = await fileStatus(url);
  if (status !== null && expiredStatuses.includes(status)) return 'expired';
  const isThere = status !== null && status < 400;
  return isThere && code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ? 'unplayable' : 'network';
}
