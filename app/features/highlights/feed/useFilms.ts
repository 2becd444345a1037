import { type RefObject, useRef } from 'react';
import type { FeedState } from './feedState.ts';

type Film = RefObject<HTMLVideoElement | null>;

/** The three elements, made once. @param held which clip each holds */
export function useFilms(held: FeedState['films']) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const third = useRef<HTMLVideoElement>(null);
  const isBlessed = useRef(false);
  const films: readonly [Film, Film, Film] = [first, second, third];
  const filmOf = (id: string): HTMLVideoElement | null => films[held.indexOf(id)]?.current ?? null;
  return {
    films,
    filmOf,
    /**
     * In the first touch: Safari lets an element start later, with sound or with little battery, only if it was
     * started once in a touch.
     * @param id of the clip that goes on
     */
    bless(id: string): void {
      if (isBlessed.current) return;
      isBlessed.current = true;
      for (const { current } of films) {
        if (!current || current === filmOf(id)) continue;
        current.play().catch(() => undefined);
        current.pause();
      }
    },
  };
}
