import { whenFrameShows } from '../../platform/firstFrame.ts';
import { playsHlsItself } from '../../platform/mediaSource.ts';
import { engineWay } from './engineWay.ts';
import { nativeWay } from './nativeWay.ts';
import type { ClipSource, PlaybackFact, PlaybackProblem, PlaybackWay } from './playback.ts';

export type PlayOptions = {
  /** Where it begins, in seconds. @default 0 */
  at?: number;
  /** False only loads it, for as much as the element's `preload` says. @default true */
  starts?: boolean;
  /** Hears what becomes of it, until it is stopped or has failed. */
  tell?: (fact: PlaybackFact) => void;
};

/**
 * Plays a clip in an element, in the place of nothing: what played before is stopped first. From then on the
 * element's own `play`, `pause`, `currentTime` and `playbackRate` are what moves it.
 * @param source its address is whole, and one that may be loaded: screens have this by `usePlay`
 * @returns stops it: the element lets go of the clip and all that was loaded, and nothing more is told
 */
export function play(
  film: HTMLVideoElement,
  source: ClipSource,
  { at = 0, starts = true, tell }: PlayOptions = {},
): () => void {
  let isOver = false;
  let stopWay = (): void => undefined;
  const unfollow = follow(film, (fact) => tell?.(fact));
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    unfollow();
    stopWay();
  };
  const attempt = (way: PlaybackWay, others: readonly PlaybackWay[]): void => {
    const onReady = (): void => {
      if (starts && !isOver) start(film, (fact) => !isOver && tell?.(fact));
    };
    const onFailed = (problem: PlaybackProblem): void => {
      if (isOver) return;
      const [next, ...rest] = others;
      if (problem === 'unplayable' && next) {
        stopWay();
        attempt(next, rest);
        return;
      }
      // Whoever hears of it may use the element again at once.
      stop();
      tell?.({ type: 'failed', problem });
    };
    stopWay = way(film, { url: source.url, at }, { onReady, onFailed });
  };
  const [first, ...others] = waysOf(source);
  attempt(first, others);
  return stop;
}

function waysOf({ type }: ClipSource): readonly [PlaybackWay, ...PlaybackWay[]] {
  if (type === 'mp4') return [nativeWay];
  // WebKit outside of Apple's systems has what tells of good HLS, and none. Some browsers without a MediaSource
  // play it by themselves, and one that has failed loses nothing by a try.
  return playsHlsItself() ? [nativeWay, engineWay] : [engineWay, nativeWay];
}

function start(film: HTMLVideoElement, tell: (fact: PlaybackFact) => void): void {
  film.play().catch((error: unknown) => {
    // What cannot be played has an event of its own; what was replaced or paused meanwhile needs none.
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      tell({ type: 'refused' });
  });
}

/** @returns the unsubscriber */
function follow(film: HTMLVideoElement, tell: (fact: PlaybackFact) => void): () => void {
  const listeners = {
    waiting: () => tell({ type: 'waiting' }),
    playing: () => tell({ type: 'playing' }),
    ended: () => tell({ type: 'ended' }),
    // At its end a clip is paused as well.
    pause: () => {
      if (!film.ended) tell({ type: 'paused' });
    },
  };
  const entries = Object.entries(listeners);
  for (const [type, listener] of entries) film.addEventListener(type, listener);
  const stopWaiting = whenFrameShows(film, () => tell({ type: 'shown' }));
  return () => {
    stopWaiting();
    for (const [type, listener] of entries) film.removeEventListener(type, listener);
  };
}
