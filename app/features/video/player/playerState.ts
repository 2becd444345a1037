import type { PlaybackFact, PlaybackProblem } from '../../../parts/playback/playback.ts';

/** What became of one video on the page. Times in seconds. */
export type PlayerState = {
  /** `idle`: nothing was asked for. `loading`: its address, or more of it, is on its way. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  /** Why it failed; null otherwise. */
  problem: PlaybackProblem | 'unanswered' | null;
  /** A real picture stands in the place of the poster. */
  isShown: boolean;
  position: number;
  duration: number;
  /** How far it has been loaded from where it stands. */
  buffered: number;
  /** How often an address was asked for: each rise is one to ask for. */
  asks: number;
  /** An address that ran out was asked for anew, and nothing has played since. */
  isRenewed: boolean;
};

export type PlayerFact =
  | PlaybackFact
  /** The person wants it, from the start or again after a failure. */
  | { type: 'asked' }
  /** No address was given: the call failed. */
  | { type: 'unanswered' }
  | { type: 'moved'; position: number; duration: number; buffered: number }
  /** The person chose a place. */
  | { type: 'sought'; position: number };

/**
 * @param duration as the list has it
 * @param place where it was left; 0 for the start
 */
export function idlePlayer(duration: number, place: number): PlayerState {
  return {
    status: 'idle',
    problem: null,
    isShown: false,
    position: Math.min(place, duration),
    duration,
    buffered: 0,
    asks: 0,
    isRenewed: false,
  };
}

export function playerReducer(state: PlayerState, fact: PlayerFact): PlayerState {
  // What comes late of a clip that was let go of changes nothing.
  if (state.status === 'failed' && fact.type !== 'asked') return state;
  switch (fact.type) {
    case 'asked':
      return ask({ ...state, isRenewed: false });
    case 'unanswered':
      return { ...state, status: 'failed', problem: 'unanswered' };
    case 'moved':
      return move(state, fact);
    case 'sought':
      return seek(state, fact.position);
    case 'shown':
      return { ...state, isShown: true };
    case 'waiting':
      return state.status === 'playing' ? { ...state, status: 'loading' } : state;
    case 'playing':
      return { ...state, status: 'playing', isRenewed: false };
    case 'paused':
    case 'refused':
      return { ...state, status: 'paused' };
    case 'ended':
      return { ...state, status: 'ended', position: state.duration };
    case 'failed':
      return fail(state, fact.problem);
  }
}

function ask(state: PlayerState): PlayerState {
  const position = state.status === 'ended' ? 0 : state.position;
  return {
    ...state,
    status: 'loading',
    problem: null,
    isShown: false,
    position,
    asks: state.asks + 1,
  };
}

function move(
  state: PlayerState,
  { position, duration, buffered }: { position: number; duration: number; buffered: number },
): PlayerState {
  const length = Number.isFinite(duration) && duration > 0 ? duration : state.duration;
  return {
    ...state,
    duration: length,
    position: within(position, length),
    buffered: within(buffered, length),
  };
}

function seek(state: PlayerState, position: number): PlayerState {
  const status = state.status === 'ended' ? 'paused' : state.status;
  return { ...state, status, position: within(position, state.duration) };
}

/** An address that ran out is no failure: another is asked for, once until something has played. */
function fail(state: PlayerState, problem: PlaybackProblem): PlayerState {
  if (problem === 'expired' && !state.isRenewed) return ask({ ...state, isRenewed: true });
  return { ...state, status: 'failed', problem, isShown: false };
}

function within(position: number, duration: number): number {
  return Number.isFinite(position) ? Math.min(Math.max(position, 0), duration) : 0;
}

/** Less than this much of a video is not taken up again, nor is what lacks a twentieth of it. */
const least = 5;
const most = 0.95;

/** @returns the place to take a video up at; null where it begins anew. */
export function placeToKeep(position: number, duration: number): number | null {
  return position >= least && position <= duration * most ? Math.floor(position) : null;
}
