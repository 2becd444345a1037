import type { MessageRef } from '../../core/messaging/messageRef.ts';
import type { AudioFact, AudioProblem } from '../../platform/audioPlayer.ts';

/** A voice message that can be played. */
export type VoiceClip = MessageRef & {
  /** `messageKeyOf` its message. */
  key: string;
  senderNickname: string;
  /** Milliseconds. */
  sendTime: number;
  isOwn: boolean;
  /** Where the file is loaded from. */
  address: string;
  /** Seconds, as its sender says. */
  duration: number;
};

/** The clip that was asked for last, or null. Times in seconds. */
export type PlayerState = null | {
  clip: VoiceClip;
  status: 'loading' | 'playing' | 'paused' | 'failed';
  /** Why it failed; null otherwise. */
  problem: AudioProblem | null;
  position: number;
  /** As the file says it, else as its sender does. */
  duration: number;
  /** It had not been heard when it began: the next one that has not follows it. */
  isFollowed: boolean;
};

export type PlayerFact =
  | { type: 'asked'; clip: VoiceClip; at: number; isFollowed: boolean }
  | { type: 'resumed' }
  | { type: 'sought'; position: number }
  | { type: 'closed' }
  | AudioFact;

/** What plays, and where it stands. At its end a clip is no longer the one that plays. */
export function playerReducer(state: PlayerState, fact: PlayerFact): PlayerState {
  if (fact.type === 'asked') {
    const { clip, at, isFollowed } = fact;
    const { duration } = clip;
    const position = Math.min(at, duration);
    return { clip, status: 'loading', problem: null, position, duration, isFollowed };
  }
  if (!state || fact.type === 'closed' || fact.type === 'ended') return null;
  // A clip that failed has to be asked for again.
  if (state.status === 'failed') return state;
  switch (fact.type) {
    case 'resumed':
      return { ...state, status: 'loading' };
    case 'playing':
      return { ...state, status: 'playing' };
    case 'waiting':
      return state.status === 'playing' ? { ...state, status: 'loading' } : state;
    case 'paused':
      return { ...state, status: 'paused' };
    case 'failed':
      return { ...state, status: 'failed', problem: fact.problem };
    case 'sought':
      return { ...state, position: Math.min(Math.max(0, fact.position), state.duration) };
    case 'moved': {
      const told = fact.duration !== null && fact.duration > 0 ? fact.duration : state.duration;
      const duration = Math.max(told, fact.position);
      return { ...state, position: fact.position, duration };
    }
  }
}
