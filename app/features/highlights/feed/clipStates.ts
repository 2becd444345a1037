import type { PlaybackFact, PlaybackProblem } from '../../../parts/playback/playback.ts';

/** What is known of a clip that an element holds. */
export type ClipState = {
  /** A picture of it is on the screen: the poster can go. */
  isShown: boolean;
  isPlaying: boolean;
  isWaiting: boolean;
  /** The browser starts nothing without a touch. */
  isRefused: boolean;
  problem: PlaybackProblem | null;
};

export type ClipStates = ReadonlyMap<string, ClipState>;

export const freshClip: ClipState = {
  isShown: false,
  isPlaying: false,
  isWaiting: false,
  isRefused: false,
  problem: null,
};

export type ClipFact = { id: string; fact: PlaybackFact | { type: 'released' } };

/** What elements tell of their clips; one that is let go of begins anew. */
export function reduceClips(clips: ClipStates, { id, fact }: ClipFact): ClipStates {
  const next = new Map(clips);
  if (fact.type === 'released') next.delete(id);
  else next.set(id, reduceClip(clips.get(id) ?? freshClip, fact));
  return next;
}

function reduceClip(clip: ClipState, fact: PlaybackFact): ClipState {
  switch (fact.type) {
    case 'waiting':
      return { ...clip, isWaiting: true };
    case 'shown':
      return { ...clip, isShown: true };
    case 'playing':
      return { ...clip, isPlaying: true, isWaiting: false, isRefused: false };
    case 'paused':
    case 'ended':
      return { ...clip, isPlaying: false, isWaiting: false };
    case 'refused':
      return { ...clip, isPlaying: false, isWaiting: false, isRefused: true };
    case 'failed':
      return { ...freshClip, problem: fact.problem };
  }
}
