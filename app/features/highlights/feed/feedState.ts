/** A clip in the order of the feed; one that ended without an address is shown and not played. */
export type FeedClip = { id: string; isPlayable: boolean };

export type FeedState = {
  /** In the order swiped through. More are added at the end; none moves. */
  clips: readonly FeedClip[];
  /** Index of the one in view. */
  current: number;
  /** Which clip each of the three elements holds. An element keeps a clip for as long as it holds it. */
  films: readonly [string | null, string | null, string | null];
  /** Those held that have enough loaded for the one after them to begin. */
  buffered: ReadonlySet<string>;
  /** Then nothing is loaded ahead. */
  savesData: boolean;
};

export type FeedFact =
  | { type: 'clips-read'; clips: readonly FeedClip[] }
  | { type: 'clip-came'; id: string }
  | { type: 'clip-buffered'; id: string }
  | { type: 'saver-switched'; isOn: boolean };

/** How much of a clip is loaded: `later` only what says how long it is; `kept` was seen last. */
export type FilmRole = 'current' | 'next' | 'later' | 'kept';

/** How far from the one in view a clip keeps its element, in clips. */
const reach = { before: 1, after: 2 };

/** @param id of the clip to begin with; the first where it is none of them */
export function startFeed(clips: readonly FeedClip[], id: string, savesData: boolean): FeedState {
  const current = Math.max(0, indexOf(clips, id));
  return assign({ clips, current, films: [null, null, null], buffered: new Set(), savesData });
}

export function reduceFeed(state: FeedState, fact: FeedFact): FeedState {
  switch (fact.type) {
    case 'clips-read': {
      const added = fact.clips.filter(({ id }) => indexOf(state.clips, id) === -1);
      return added.length === 0 ? state : assign({ ...state, clips: [...state.clips, ...added] });
    }
    case 'clip-came': {
      const current = indexOf(state.clips, fact.id);
      return current === -1 || current === state.current ? state : assign({ ...state, current });
    }
    case 'clip-buffered':
      if (state.buffered.has(fact.id) || !state.films.includes(fact.id)) return state;
      return assign({ ...state, buffered: new Set([...state.buffered, fact.id]) });
    case 'saver-switched':
      return fact.isOn === state.savesData ? state : assign({ ...state, savesData: fact.isOn });
  }
}

/** @param id of a clip that an element holds */
export function roleOf({ clips, current }: FeedState, id: string): FilmRole {
  const distance = indexOf(clips, id) - current;
  if (distance === 0) return 'current';
  if (distance < 0) return 'kept';
  return distance === 1 ? 'next' : 'later';
}

function indexOf(clips: readonly FeedClip[], id: string): number {
  return clips.findIndex((clip) => clip.id === id);
}

/** Frees what is out of reach, and gives each clip that is wanted an element. */
function assign(state: FeedState): FeedState {
  const { clips, current } = state;
  const distanceOf = (id: string): number => indexOf(clips, id) - current;
  const isInReach = (id: string): boolean =>
    -reach.before <= distanceOf(id) && distanceOf(id) <= reach.after;
  const [first, second, third] = state.films;
  const films: [string | null, string | null, string | null] = [first, second, third];
  for (const [at, id] of films.entries()) if (id !== null && !isInReach(id)) films[at] = null;
  const wanted = wantedBy(state);
  const gapOf = (held: string | null): number =>
    held === null ? clips.length : Math.abs(distanceOf(held));
  for (const id of wanted) {
    if (films.includes(id)) continue;
    const [place] = [...films.entries()]
      .filter(([, held]) => held === null || !wanted.includes(held))
      .sort(([, one], [, other]) => gapOf(other) - gapOf(one));
    if (place) films[place[0]] = id;
  }
  return {
    ...state,
    films,
    buffered: new Set([...state.buffered].filter((id) => films.includes(id))),
  };
}

/** The one in view; the next once that has enough; and the one after, once the next has. */
function wantedBy({ clips, current, buffered, savesData }: FeedState): string[] {
  const wanted: string[] = [];
  for (const clip of clips.slice(current, current + 1 + reach.after)) {
    if (clip.isPlayable) wanted.push(clip.id);
    if (savesData || (clip.isPlayable && !buffered.has(clip.id))) break;
  }
  return wanted;
}
