import Hls, { type ErrorData } from 'hls.js/light';
import { expiredStatuses } from './nativeWay.ts';
import type { PlaybackProblem, PlaybackWay } from './playback.ts';

/** How often one clip is taken up again after what came of it could not be decoded. */
const mostMends = 1;

/** Plays HLS through a MediaSource. Load it lazily: the library is 97 KiB. */
export const startEngine: PlaybackWay = (film, { url, at }, { onReady, onFailed }) => {
  if (!Hls.isSupported()) {
    onFailed('unplayable');
    return () => undefined;
  }
  const engine = new Hls({
    // A site's policy allows no worker that is made of a blob.
    enableWorker: false,
    startPosition: at > 0 ? at : -1,
    capLevelToPlayerSize: true,
    backBufferLength: 30,
  });
  let mends = 0;
  engine.on(Hls.Events.MEDIA_ATTACHED, onReady);
  engine.on(Hls.Events.ERROR, (_event, data) => {
    const problem = problemOf(data);
    if (problem === null) return;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && mends < mostMends) {
      mends += 1;
      engine.recoverMediaError();
    } else onFailed(problem);
  });
  const load = (): void => engine.loadSource(url);
  // As a browser does it with what it plays itself.
  if (film.preload === 'none') film.addEventListener('play', load, { once: true });
  else load();
  engine.attachMedia(film);
  return () => {
    film.removeEventListener('play', load);
    engine.destroy();
    film.removeAttribute('src');
    film.load();
  };
};

/** Statuses under which another try may help are tried again by the library: those above 499. */
function problemOf({ fatal, type, response }: ErrorData): PlaybackProblem | null {
  const status = response?.code ?? 0;
  if (expiredStatuses.includes(status)) return 'expired';
  if (!fatal) return null;
  // A playlist that came and cannot be read counts as an error of the network there.
  const hasCome = status >= 200 && status < 300;
  return type === Hls.ErrorTypes.NETWORK_ERROR && !hasCome ? 'network' : 'unplayable';
}
