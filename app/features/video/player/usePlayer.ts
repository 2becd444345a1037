import { useAtom, useAtomValue } from 'jotai';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type VideoHTMLAttributes,
} from 'react';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { usePlay } from '../../../parts/playback/usePlay.ts';
import { mutedAtom, placesAtom, rateAtom } from '../../../parts/playback/watching.ts';
import { pauseUnlessFloating } from '../../../platform/pauseAway.ts';
import { playAlone } from '../../../platform/playAlone.ts';
import { keepScreenOn } from '../../../platform/screenWake.ts';
import type { Opening } from '../watch/useOpening.ts';
import {
  idlePlayer,
  type PlayerFact,
  type PlayerState,
  placeToKeep,
  playerReducer,
} from './playerState.ts';

export type Player = {
  state: PlayerState;
  film: RefObject<HTMLVideoElement | null>;
  /** What the element of the film is given. */
  filmProps: VideoHTMLAttributes<HTMLVideoElement>;
  /** Plays, pauses, tries again: what a press on the large button means at the moment. */
  press: () => void;
  /** @param position seconds */
  seek: (position: number) => void;
};

type Options = {
  video: Video;
  opening: Opening;
  /** Asks for the address; `opening` tells the answer. */
  onAsk: () => void;
  /** It was pressed elsewhere: it begins once the page is in front. */
  startsByItself: boolean;
};

/** Keeps the film of a page true to what the person wants and what is known of its address. */
export function usePlayer({ video, opening, onAsk, startsByItself }: Options): Player {
  const { videoId, seconds } = video;
  const [places, keepPlace] = useAtom(placesAtom);
  const [state, tell] = useReducer(playerReducer, null, () =>
    idlePlayer(seconds, placeToKeep(places.get(videoId) ?? 0, seconds) ?? 0),
  );
  const film = useRef<HTMLVideoElement>(null);
  const isActive = useIsActiveScreen();
  const { status, position, duration, asks } = state;

  useClip(film, { opening, at: position, isActive, tell });
  useAsking(asks, startsByItself && isActive, onAsk, tell);
  useRetryOnline(state, tell);
  useFilmSettings(film, status === 'playing');

  const isGoing = status === 'playing' || status === 'loading';
  const whenLeft = useEffectEvent(() => {
    if (film.current) pauseUnlessFloating(film.current);
  });
  useEffect(() => {
    if (!isActive) whenLeft();
  }, [isActive]);

  const keep = useEffectEvent(() => {
    if (status !== 'idle') keepPlace(videoId, placeToKeep(position, duration));
  });
  // Every five seconds, whenever it stands, and when the page goes.
  const step = Math.floor(position / 5);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when it is kept
  useEffect(() => keep(), [step, status]);
  useEffect(() => () => keep(), []);

  const moved = (): void => {
    const now = film.current;
    // An element without a clip stands at 0, which says nothing.
    if (now?.hasAttribute('src')) tell({ type: 'moved', ...placeOf(now) });
  };
  return {
    state,
    film,
    filmProps: { onTimeUpdate: moved, onDurationChange: moved, onProgress: moved },
    press() {
      const now = film.current;
      if (!now) return;
      if (isGoing && asks > 0 && now.hasAttribute('src')) now.pause();
      else if ((status === 'paused' || status === 'ended') && now.hasAttribute('src'))
        // At its end it begins anew.
        void now.play().catch(() => undefined);
      else if (!isGoing) {
        // A press lets Safari start this element later, when the address has come.
        if (!now.hasAttribute('src')) now.load();
        tell({ type: 'asked' });
      }
    },
    seek(to) {
      tell({ type: 'sought', position: to });
      const now = film.current;
      if (now?.hasAttribute('src')) now.currentTime = Math.min(Math.max(to, 0), duration);
    },
  };
}

type Clip = {
  opening: Opening;
  at: number;
  isActive: boolean;
  tell: (fact: PlayerFact) => void;
};

/** Plays each clip that an address came for, and lets go of it with the page. */
function useClip(film: RefObject<HTMLVideoElement | null>, now: Clip): void {
  const play = usePlay();
  const stop = useRef<() => void>(() => undefined);
  const begin = useEffectEvent(() => {
    const { opening, at, isActive, tell } = now;
    if (opening.status === 'failed') tell({ type: 'unanswered' });
    if (opening.status !== 'open' || !film.current) return;
    const element = film.current;
    stop.current();
    stop.current = play(element, opening.clip, {
      at,
      starts: isActive,
      tell: (fact) => heard(element, fact),
    });
    // It was left while its address was on its way.
    if (!isActive) tell({ type: 'paused' });
  });
  const heard = useEffectEvent((element: HTMLVideoElement, fact: PlayerFact) => {
    if (fact.type === 'playing') {
      // It was left while it loaded.
      if (!now.isActive) pauseUnlessFloating(element);
      playAlone(element);
    }
    now.tell(fact);
  });
  const { opening } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer begins anew
  useEffect(() => begin(), [opening]);
  useEffect(() => () => stop.current(), []);
}

/** Asks for an address as often as the state says, and at first where the press was elsewhere. */
function useAsking(
  asks: number,
  startsNow: boolean,
  onAsk: () => void,
  tell: (fact: PlayerFact) => void,
): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (asks > 0) ask();
  }, [asks]);
  const start = useEffectEvent(() => {
    if (startsNow && asks === 0) tell({ type: 'asked' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page is in front
  useEffect(() => start(), [startsNow]);
}

/** What failed for want of a network goes on by itself when that is back. */
function useRetryOnline({ status, problem }: PlayerState, tell: (fact: PlayerFact) => void): void {
  const isOnline = useAtomValue(onlineAtom);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && status === 'failed' && problem !== 'unplayable') tell({ type: 'asked' });
  }, [isOnline, status, problem, tell]);
}

/** Sound and speed as the person wants them, and a screen that stays on while it plays. */
function useFilmSettings(film: RefObject<HTMLVideoElement | null>, isPlaying: boolean): void {
  const isMuted = useAtomValue(mutedAtom) === true;
  const rate = useAtomValue(rateAtom);
  useEffect(() => {
    if (!film.current) return;
    film.current.muted = isMuted;
    // A new clip begins at the default.
    film.current.defaultPlaybackRate = rate;
    film.current.playbackRate = rate;
  }, [film, isMuted, rate]);
  useEffect(() => (isPlaying ? keepScreenOn() : undefined), [isPlaying]);
}

function placeOf({ currentTime, duration, buffered }: HTMLVideoElement) {
  let end = currentTime;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5) end = Math.max(end, buffered.end(index));
  }
  return { position: currentTime, duration, buffered: end };
}
