import type { MicrophoneProblem } from '../../../platform/voiceRecorder.ts';
import type { VoiceFile } from './voiceFile.ts';

/** Shorter recordings are not sent, in seconds. */
export const shortest = 1;

/** At this length a recording is sent by itself, in seconds. */
export const longest = 60;

/** A finger holds the button, or the recording goes on without one. */
export type Hold = 'held' | 'locked';

/** What letting go would do. */
export type Over = 'send' | 'cancel';

/** Said when a recording was none. */
export type RecordingNote =
  | 'tooShort'
  /** The browser's question took the finger off the button. */
  | 'holdAgain';

export type RecordingProblem = MicrophoneProblem | 'failed';

export type RecordingState =
  | { phase: 'closed' }
  /** The browser may be asking the person. */
  | { phase: 'asking' }
  | { phase: 'ready'; note: RecordingNote | null }
  /** The microphone is being turned on. */
  | { phase: 'starting'; hold: Hold }
  | { phase: 'recording'; hold: Hold; over: Over }
  /** What was recorded is being put together. */
  | { phase: 'stopping'; next: 'send' | 'keep' }
  /** It waits for the person; `isRefused`: the device had no room for it. */
  | { phase: 'kept'; file: VoiceFile; isRefused: boolean }
  | { phase: 'sending'; file: VoiceFile }
  | { phase: 'blocked'; problem: RecordingProblem };

export type RecordingFact =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'allowed' }
  | { type: 'blocked'; problem: MicrophoneProblem }
  | { type: 'pressed' }
  /** The finger moved to another place. */
  | { type: 'moved'; over: Over }
  | { type: 'released' }
  | { type: 'locked' }
  | { type: 'started' }
  /** The finger was taken away by the system, the page is out of sight, or the microphone went off. */
  | { type: 'interrupted' }
  | { type: 'limit-reached' }
  /** The page is gone. */
  | { type: 'left' }
  | { type: 'send-asked' }
  | { type: 'cancel-asked' }
  | { type: 'recorded'; file: VoiceFile }
  /** Nothing is there of what lasted so many seconds: browsers have nothing of a moment. */
  | { type: 'record-failed'; duration: number }
  | { type: 'sent' }
  | { type: 'refused' };

const ready = (note: RecordingNote | null = null): RecordingState => ({ phase: 'ready', note });

/** What becomes of a recording. What has no meaning where it stands changes nothing. */
export function recordingReducer(state: RecordingState, fact: RecordingFact): RecordingState {
  switch (state.phase) {
    case 'closed':
      return fact.type === 'opened' ? { phase: 'asking' } : state;
    case 'asking':
      if (fact.type === 'allowed') return ready();
      if (fact.type === 'blocked') return { phase: 'blocked', problem: fact.problem };
      return fact.type === 'closed' ? { phase: 'closed' } : state;
    case 'ready':
      if (fact.type === 'pressed') return { phase: 'starting', hold: 'held' };
      if (fact.type === 'locked') return { phase: 'starting', hold: 'locked' };
      return fact.type === 'closed' ? { phase: 'closed' } : state;
    case 'starting':
      return whileStarting(state, fact);
    case 'recording':
      return whileRecording(state, fact);
    case 'stopping':
      return whileStopping(state, fact);
    case 'kept':
      if (fact.type === 'send-asked') return { phase: 'sending', file: state.file };
      return fact.type === 'cancel-asked' ? ready() : state;
    case 'sending':
      if (fact.type === 'sent') return ready();
      if (fact.type !== 'refused') return state;
      return { phase: 'kept', file: state.file, isRefused: true };
    case 'blocked':
      if (fact.type === 'opened') return { phase: 'asking' };
      return fact.type === 'closed' ? { phase: 'closed' } : state;
  }
}

type In<Phase extends RecordingState['phase']> = Extract<RecordingState, { phase: Phase }>;

function whileStarting(state: In<'starting'>, fact: RecordingFact): RecordingState {
  const isHeld = state.hold === 'held';
  switch (fact.type) {
    case 'started':
      return { phase: 'recording', hold: state.hold, over: 'send' };
    case 'blocked':
      return { phase: 'blocked', problem: fact.problem };
    case 'released':
      return isHeld ? ready('tooShort') : state;
    case 'interrupted':
      // The browser's own question hides the page: that is no reason to give up.
      return isHeld ? ready('holdAgain') : state;
    case 'locked':
      return { ...state, hold: 'locked' };
    case 'cancel-asked':
    case 'left':
      return ready();
    default:
      return state;
  }
}

function whileRecording(state: In<'recording'>, fact: RecordingFact): RecordingState {
  const isHeld = state.hold === 'held';
  switch (fact.type) {
    case 'moved':
      return isHeld && fact.over !== state.over ? { ...state, over: fact.over } : state;
    case 'locked':
      return { ...state, hold: 'locked', over: 'send' };
    case 'released':
      if (!isHeld) return state;
      return state.over === 'cancel' ? ready() : { phase: 'stopping', next: 'send' };
    case 'interrupted':
    case 'left':
      return { phase: 'stopping', next: 'keep' };
    case 'limit-reached':
      return { phase: 'stopping', next: state.over === 'cancel' ? 'keep' : 'send' };
    case 'send-asked':
      return { phase: 'stopping', next: 'send' };
    case 'cancel-asked':
      return ready();
    default:
      return state;
  }
}

function whileStopping(state: In<'stopping'>, fact: RecordingFact): RecordingState {
  if (fact.type === 'record-failed') {
    return fact.duration < shortest ? ready('tooShort') : { phase: 'blocked', problem: 'failed' };
  }
  if (fact.type !== 'recorded') return state;
  const { file } = fact;
  if (file.duration < shortest) return ready('tooShort');
  return state.next === 'send'
    ? { phase: 'sending', file }
    : { phase: 'kept', file, isRefused: false };
}
