import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import type { Caption } from '../../../contract/media/clip.ts';
import { usePlay } from '../../../parts/playback/usePlay.ts';
import { playAlone } from '../../../platform/playAlone.ts';
import { Captions } from './Captions.tsx';
import type { ClipFact } from './clipStates.ts';
import * as css from './feed.css.ts';
import type { FilmRole } from './feedState.ts';
import { hasEnough } from './hasEnough.ts';

type Props = {
  film: RefObject<HTMLVideoElement | null>;
  /** What it holds; null for nothing. */
  clip: Highlight | null;
  /** Where that stands among the clips. */
  index: number;
  role: FilmRole | null;
  plays: boolean;
  isMuted: boolean;
  /** Another one begins anew. */
  attempt: number;
  /** Nothing is loaded before the person wants it. */
  savesData: boolean;
  caption: Caption | null;
  onWords: (words: string) => void;
  /** The browser refuses sound before a touch. */
  onSilenced: () => void;
  onFact: (told: ClipFact) => void;
  onBuffered: (id: string) => void;
  onExpired: (id: string) => void;
};

/** One of the three elements. It is never taken out of the page: only what it holds changes. */
export function FeedFilm(props: Props) {
  const { film, clip, index, plays, isMuted, caption, onWords } = props;
  useClip(props);
  useStart(props);
  useBuffered(props);
  const isWide = clip !== null && clip.width > clip.height;
  return (
    <video
      ref={film}
      className={`${css.film} ${isWide ? css.whole : ''} ${clip ? '' : css.away}`}
      style={{ transform: `translateY(${index * 100}%)` }}
      muted={isMuted || !plays}
      loop={clip?.state !== 'live'}
      playsInline
      disablePictureInPicture
      preload={preloadOf(props)}
      tabIndex={-1}
    >
      {caption && <Captions key={caption.url} caption={caption} onWords={onWords} />}
    </video>
  );
}

function preloadOf({ role, plays, savesData }: Props): 'none' | 'metadata' | 'auto' {
  if (role === null || (savesData && !plays)) return 'none';
  // What was swiped away takes nothing from the one in view.
  return role === 'later' || role === 'kept' ? 'metadata' : 'auto';
}

/**
 * Puts the clip into the element, and out of it before another comes. What is on air is let go of once it is left:
 * it would be loaded on and on, and be late when somebody comes back.
 */
function useClip({ film, clip, role, attempt, onFact, onExpired }: Props): void {
  const play = usePlay();
  const expired = useRef<string | null>(null);
  const id = clip?.id;
  const url = role === 'kept' && clip?.state === 'live' ? null : clip?.url;
  const type = clip?.type;
  const tell = useEffectEvent((told: ClipFact): void => {
    onFact(told);
    const { fact } = told;
    if (fact.type !== 'failed' || fact.problem !== 'expired' || expired.current === told.id) return;
    expired.current = told.id;
    onExpired(told.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const element = film.current;
    if (!element || id === undefined || !url || type === undefined) return;
    const stop = play(
      element,
      { url, type },
      { starts: false, tell: (fact) => tell({ id, fact }) },
    );
    return () => {
      stop();
      tell({ id, fact: { type: 'released' } });
    };
  }, [film, id, url, type, attempt, play]);
}

/** Starts the clip while it is to play. A source that comes later ends a start, which is then made anew. */
function useStart({ film, clip, plays, attempt, onSilenced, onFact }: Props): void {
  const id = clip?.id;
  const refuse = useEffectEvent((element: HTMLVideoElement): void => {
    if (id === undefined) return;
    if (element.muted) {
      onFact({ id, fact: { type: 'refused' } });
      return;
    }
    element.muted = true;
    onSilenced();
    start(element);
  });
  const start = useEffectEvent((element: HTMLVideoElement): void => {
    playAlone(element);
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') refuse(element);
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const element = film.current;
    if (!element || !plays) return;
    const again = (): void => {
      if (element.paused) start(element);
    };
    start(element);
    for (const type of ['loadedmetadata', 'canplay']) element.addEventListener(type, again);
    return () => {
      for (const type of ['loadedmetadata', 'canplay']) element.removeEventListener(type, again);
      element.pause();
    };
  }, [film, id, plays, attempt]);
}

const loading = ['progress', 'timeupdate', 'canplaythrough', 'loadeddata', 'suspend'];

/** Tells once the clip has so much that another may begin to load. */
function useBuffered({ film, clip, onBuffered }: Props): void {
  const id = clip?.id;
  const isLive = clip?.state === 'live';
  const tell = useEffectEvent(onBuffered);
  useEffect(() => {
    const element = film.current;
    if (!element || id === undefined) return;
    const look = (): void => {
      if (!hasEnough(element, isLive)) return;
      stop();
      tell(id);
    };
    const stop = (): void => {
      for (const type of loading) element.removeEventListener(type, look);
    };
    for (const type of loading) element.addEventListener(type, look);
    return stop;
  }, [film, id, isLive]);
}
