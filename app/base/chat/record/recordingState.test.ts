import { describe, expect, it } from 'vitest';
import { type RecordingFact, type RecordingState, recordingReducer } from './recordingState.ts';
import type { VoiceFile } from './voiceFile.ts';

const file = (duration: number): VoiceFile => ({
  id: `voice ${duration}`,
  blob: new Blob(['x']),
  duration,
  peaks: [],
});
const whole = file(3);
const recorded: RecordingFact = { type: 'recorded', file: whole };

/** Short names for the facts that carry nothing. */
type Plain = Exclude<RecordingFact['type'], 'blocked' | 'moved' | 'recorded' | 'record-failed'>;
type Step = Plain | 'away' | 'back' | RecordingFact;

function factOf(step: Step): RecordingFact {
  if (typeof step === 'object') return step;
  if (step === 'away') return { type: 'moved', over: 'cancel' };
  if (step === 'back') return { type: 'moved', over: 'send' };
  return { type: step };
}

const stateAfter = (...steps: Step[]): RecordingState =>
  steps.map(factOf).reduce(recordingReducer, { phase: 'closed' });

const ready: Step[] = ['opened', 'allowed'];
const held: Step[] = [...ready, 'pressed', 'started'];
const locked: Step[] = [...ready, 'locked', 'started'];

describe('recordingReducer', () => {
  it.each<[string, Step[], RecordingState]>([
    ['asks with the first tap', ['opened'], { phase: 'asking' }],
    ['is ready once it is allowed', ready, { phase: 'ready', note: null }],
    [
      'says why there is no microphone',
      ['opened', { type: 'blocked', problem: 'refused' }],
      { phase: 'blocked', problem: 'refused' },
    ],
    [
      'asks again when told to',
      ['opened', { type: 'blocked', problem: 'refused' }, 'opened'],
      { phase: 'asking' },
    ],
    ['goes back to writing', [...ready, 'closed'], { phase: 'closed' }],
    ['starts while it is held', [...ready, 'pressed'], { phase: 'starting', hold: 'held' }],
    ['records', held, { phase: 'recording', hold: 'held', over: 'send' }],
    [
      'would cancel up there',
      [...held, 'away'],
      { phase: 'recording', hold: 'held', over: 'cancel' },
    ],
    [
      'would send down here',
      [...held, 'away', 'back'],
      { phase: 'recording', hold: 'held', over: 'send' },
    ],
    ['sends when it is let go', [...held, 'released', recorded], { phase: 'sending', file: whole }],
    [
      'cancels when it is let go up there',
      [...held, 'away', 'released'],
      { phase: 'ready', note: null },
    ],
    [
      'goes on without a finger',
      [...held, 'locked'],
      { phase: 'recording', hold: 'locked', over: 'send' },
    ],
    [
      'does not mind the finger any more',
      [...held, 'locked', 'released', 'away'],
      { phase: 'recording', hold: 'locked', over: 'send' },
    ],
    ['sends when told to', [...locked, 'send-asked', recorded], { phase: 'sending', file: whole }],
    ['cancels when told to', [...locked, 'cancel-asked'], { phase: 'ready', note: null }],
    [
      'does not send what is too short',
      [...held, 'released', { type: 'recorded', file: file(0.99) }],
      { phase: 'ready', note: 'tooShort' },
    ],
    [
      'was too short where browsers have nothing of it',
      [...held, 'released', { type: 'record-failed', duration: 0.1 }],
      { phase: 'ready', note: 'tooShort' },
    ],
    [
      'sends a second',
      [...held, 'released', { type: 'recorded', file: file(1) }],
      { phase: 'sending', file: file(1) },
    ],
    [
      'was too short where the microphone came late',
      [...ready, 'pressed', 'released', 'started'],
      { phase: 'ready', note: 'tooShort' },
    ],
    [
      'is to be held again where the question took the finger away',
      [...ready, 'pressed', 'interrupted'],
      { phase: 'ready', note: 'holdAgain' },
    ],
    [
      'does not give up a hands-free start for the question',
      [...ready, 'locked', 'interrupted'],
      { phase: 'starting', hold: 'locked' },
    ],
    [
      'keeps what an interruption ends',
      [...held, 'interrupted', recorded],
      { phase: 'kept', file: whole, isRefused: false },
    ],
    [
      'keeps it hands-free too, and where the page goes',
      [...locked, 'left', recorded],
      { phase: 'kept', file: whole, isRefused: false },
    ],
    [
      'forgets a start that the page left',
      [...ready, 'locked', 'left'],
      { phase: 'ready', note: null },
    ],
    [
      'sends at its limit',
      [...locked, 'limit-reached', recorded],
      { phase: 'sending', file: whole },
    ],
    [
      'keeps at its limit what a finger was about to cancel',
      [...held, 'away', 'limit-reached', recorded],
      { phase: 'kept', file: whole, isRefused: false },
    ],
    [
      'sends what was kept',
      [...held, 'interrupted', recorded, 'send-asked'],
      { phase: 'sending', file: whole },
    ],
    [
      'throws away what was kept',
      [...held, 'interrupted', recorded, 'cancel-asked'],
      { phase: 'ready', note: null },
    ],
    [
      'is ready for the next one',
      [...held, 'released', recorded, 'sent'],
      { phase: 'ready', note: null },
    ],
    [
      'keeps what the device has no room for',
      [...held, 'released', recorded, 'refused'],
      { phase: 'kept', file: whole, isRefused: true },
    ],
    [
      'says that recording failed',
      [...held, 'released', { type: 'record-failed', duration: 1 }],
      { phase: 'blocked', problem: 'failed' },
    ],
    [
      'sends once',
      [...held, 'released', 'released', recorded, recorded],
      { phase: 'sending', file: whole },
    ],
    ['records nothing that was not begun', ['opened', 'pressed', 'started'], { phase: 'asking' }],
  ])('%s', (_name, steps, expected) => {
    expect(stateAfter(...steps)).toEqual(expected);
  });
});
