import { useCallback } from 'react';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { type PlayOptions, play } from './play.ts';
import type { ClipSource } from './playback.ts';

/**
 * How screens play clips. An address that is neither below the platform's `ossUrl` nor in a zone of the brand
 * fails as `unplayable`, and is never asked for.
 * @returns `play`, which takes addresses as calls give them
 */
export function usePlay(): typeof play {
  const addressOf = useMediaAddress();
  return useCallback(
    (film: HTMLVideoElement, source: ClipSource, options: PlayOptions = {}) => {
      const url = addressOf(source.url);
      if (url !== null) return play(film, { ...source, url }, options);
      let isOver = false;
      queueMicrotask(() => {
        if (!isOver) options.tell?.({ type: 'failed', problem: 'unplayable' });
      });
      return () => {
        isOver = true;
      };
    },
    [addressOf],
  );
}
