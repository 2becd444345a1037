import type { PlaybackWay } from './playback.ts';

/** Comes once. */
export const loadEngine = () => import('./hlsEngine.ts');

/** HLS where the browser has no good one of its own: by an engine, which loads with the first clip. */
export const engineWay: PlaybackWay = (film, clip, events) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  loadEngine().then(
    ({ startEngine }) => {
      if (!isOver) stop = startEngine(film, clip, events);
    },
    () => {
      if (!isOver) events.onFailed('network');
    },
  );
  return () => {
    isOver = true;
    stop?.();
  };
};
