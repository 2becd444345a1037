/** What plays, as the page has it. */
export type Film = {
  /** In seconds. */
  at: number;
  isMuted: boolean;
  /** The browser reads the address itself; else an engine feeds it. */
  isNative: boolean;
  /** How many different colours are in its picture, coarsely. */
  colors: number;
  /** Tells one picture from another. */
  picture: number;
};

/** In the page: the film that plays, once it has come so far, with the picture that is on the screen. */
export function playedTo(seconds: number): Film | null {
  const film = [...document.querySelectorAll('video')].find((one) => !one.paused);
  if (!film || film.currentTime < seconds) return null;
  const side = 64;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be drawn here.');
  context.drawImage(film, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const colors = new Set<number>();
  let picture = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    colors.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
    picture = (picture * 31 + red + green + blue) % 1_000_000_007;
  }
  return {
    at: film.currentTime,
    isMuted: film.muted,
    isNative: !film.currentSrc.startsWith('blob:'),
    colors: colors.size,
    picture,
  };
}

/** In the page: whether something can be played, and nothing is. */
export function isAllPaused(): boolean {
  const films = [...document.querySelectorAll('video')].filter((one) => one.currentTime > 0);
  return films.length > 0 && films.every((one) => one.paused);
}

/** In the page: whether what plays is heard, or not. */
export function isHeard(heard: boolean): boolean {
  const film = [...document.querySelectorAll('video')].find((one) => !one.paused);
  return film !== undefined && film.muted !== heard;
}

type Watched = typeof window & { choice?: { asked: number; first: string | null } };

/**
 * In the page: from now on `canPlayType` says that anything can be played, and counts who asks; the first
 * address that an element is given is noted.
 */
export function watchChoice(): void {
  const choice: Watched['choice'] = { asked: 0, first: null };
  (window as Watched).choice = choice;
  HTMLMediaElement.prototype.canPlayType = () => {
    choice.asked += 1;
    return 'probably';
  };
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, address: string) {
      choice.first ??= address;
      source?.set?.call(this, address);
    },
  });
}

export type Choice = {
  /** How often `canPlayType` was asked. */
  asked: number;
  /** The browser was to read the address itself, and not an engine. */
  triesItself: boolean;
  /** It has what tells of good HLS. */
  hasManagedSource: boolean;
};

/** In the page: what was noted since then. */
export function choiceMade(): Choice {
  const { asked = -1, first = null } = (window as Watched).choice ?? {};
  const triesItself = first !== null && !first.startsWith('blob:');
  return { asked, triesItself, hasManagedSource: 'ManagedMediaSource' in window };
}
