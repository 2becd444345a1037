import { countPlayer } from './playing.ts';

export type AudioProblem =
  /** It did not come. */
  | 'load'
  /** It came, or would come, in a form this browser cannot play. */
  | 'format';

/** What became of the sound that plays, or was asked for last. */
export type AudioFact =
  | { type: 'playing' }
  /** It waits for more of the file. */
  | { type: 'waiting' }
  | { type: 'paused' }
  /** Seconds; the length is null where the file does not say it. */
  | { type: 'moved'; position: number; duration: number | null }
  | { type: 'ended' }
  | { type: 'failed'; problem: AudioProblem };

/** Where and how fast to play; the place in seconds. */
type Start = { address: string; at: number; rate: number };

/** Plays one sound at a time. */
export interface AudioPlayer {
  /** Takes the place of what played before. From a touch it may always; later in the same page too. */
  play(start: Start): void;
  resume(): void;
  pause(): void;
  /** @param position seconds */
  seek(position: number): void;
  setRate(rate: number): void;
  /** Lets go of the file and the sound device. */
  stop(): void;
}

/** Endings of addresses, and the type each stands for. */
const types: Readonly<Record<string, string>> = {
  weba: 'audio/webm; codecs=opus',
  webm: 'audio/webm; codecs=opus',
  ogg: 'audio/ogg; codecs=opus',
  opus: 'audio/ogg; codecs=opus',
  m4a: 'audio/mp4; codecs=mp4a.40.2',
  mp4: 'audio/mp4; codecs=mp4a.40.2',
  aac: 'audio/aac',
  mp3: 'audio/mpeg',
  amr: 'audio/amr',
};

/** @returns a player on one element for the life of the page: a touch that starts it unlocks it for good */
export function createAudioPlayer(tell: (fact: AudioFact) => void): AudioPlayer {
  const element = new Audio();
  element.preload = 'auto';
  countPlayer(element);
  let startAt = 0;
  const on = (type: keyof HTMLMediaElementEventMap, tellOf: () => AudioFact | null): void => {
    element.addEventListener(type, () => {
      const fact = element.hasAttribute('src') ? tellOf() : null;
      if (fact) tell(fact);
    });
  };
  const moved = (): AudioFact => ({
    type: 'moved',
    position: element.currentTime,
    duration: Number.isFinite(element.duration) ? element.duration : null,
  });
  on('playing', () => ({ type: 'playing' }));
  on('waiting', () => ({ type: 'waiting' }));
  // At its end a sound is paused as well.
  on('pause', () => (element.ended ? null : { type: 'paused' }));
  on('timeupdate', moved);
  on('durationchange', moved);
  on('ended', () => ({ type: 'ended' }));
  on('error', () => ({ type: 'failed', problem: problemOf(element) }));
  element.addEventListener('loadedmetadata', () => {
    // Safari does not keep a place that was set before.
    if (startAt > 0) element.currentTime = startAt;
    startAt = 0;
  });
  pauseForOthers(element);

  const start = (): void => {
    element.play().catch((error: unknown) => {
      // What cannot be played has an event of its own; what was replaced by another needs none.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        tell({ type: 'paused' });
    });
  };
  return {
    play({ address, at, rate }) {
      startAt = at;
      element.src = address;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      start();
    },
    resume: start,
    pause: () => element.pause(),
    seek(position) {
      element.currentTime = position;
    },
    setRate(rate) {
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
    stop() {
      element.pause();
      element.removeAttribute('src');
      element.load();
    },
  };
}

/** Another sound of the page, such as that of a film, makes this one wait. */
function pauseForOthers(element: HTMLAudioElement): void {
  const onPlay = ({ target }: Event): void => {
    if (target === element || !(target instanceof HTMLMediaElement) || target.muted) return;
    element.pause();
  };
  document.addEventListener('play', onPlay, true);
}

function problemOf(element: HTMLAudioElement): AudioProblem {
  const code = element.error?.code;
  if (code === 3) return 'format';
  // One code stands for a file that is not there and for one that cannot be played.
  if (code === 4) return canPlay(element, element.src) ? 'load' : 'format';
  return 'load';
}

function canPlay(element: HTMLAudioElement, address: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(address, location.href).pathname)?.[1] ?? '';
  const type = types[ending.toLowerCase()];
  return type === undefined || element.canPlayType(type) !== '';
}
