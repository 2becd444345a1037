import type {
  MicrophoneProblem,
  RecordedPiece,
  VoiceRecording,
} from '../../../platform/voiceRecorder.ts';
import {
  longest,
  type RecordingFact,
  type RecordingState,
  recordingReducer,
} from './recordingState.ts';
import { type VoiceFile, voiceFileOf } from './voiceFile.ts';

/** What recording works with on a device. */
export type RecordingDevices = {
  /** @returns why there is no microphone, or null */
  ask: () => Promise<MicrophoneProblem | null>;
  record: () => Promise<{ recording: VoiceRecording } | { problem: MicrophoneProblem }>;
};

type Needs = {
  devices: RecordingDevices;
  /** Rejects where nothing could keep the message. */
  send: (file: VoiceFile) => Promise<unknown>;
  /** Told of a recording that waits for the person, and with null that none does any more. */
  keep: (file: VoiceFile | null) => void;
  /** Told of each piece of the recording that runs. */
  keepPiece: (id: string, number: number, piece: RecordedPiece) => void;
  /** The one that waited, or ran, is not wanted, or came to nothing. */
  discard: (id: string) => void;
  /** Called when the microphone is turned on. */
  onStart: () => void;
  /** Called when a recording runs. @returns what it is known by from now on */
  onRecording: () => string;
  tell: (state: RecordingState) => void;
  first: RecordingState;
};

type Running = { id: string; recording: VoiceRecording };

export interface Recorder {
  /** Takes what happened. */
  note(fact: RecordingFact): void;
  /** The recording that runs, or null. */
  running(): VoiceRecording | null;
}

/** Brings microphone and outbox in step with what the person does (`recordingReducer`). */
export function createRecorder(needs: Needs): Recorder {
  const { devices, send, keep, discard, onStart, tell } = needs;
  let state = needs.first;
  let running: Running | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;
  /** Rises with each start, so that one given up is known when its microphone comes. */
  let turn = 0;

  const note = (fact: RecordingFact): void => {
    const before = state;
    const { phase } = before;
    state = recordingReducer(state, fact);
    tell(state);
    if (state.phase === phase) return;
    if (before.phase === 'kept') letGo(needs, before.file, state);
    enter(state);
  };

  const enter = (next: RecordingState): void => {
    if (next.phase !== 'recording') clearTimeout(limit);
    switch (next.phase) {
      case 'asking':
        devices.ask().then((problem) => {
          note(problem ? { type: 'blocked', problem } : { type: 'allowed' });
        });
        return;
      case 'starting':
        begin();
        return;
      case 'recording':
        limit = setTimeout(() => note({ type: 'limit-reached' }), longest * 1_000);
        return;
      case 'stopping':
        finish();
        return;
      case 'kept':
        keep(next.file);
        return;
      case 'sending':
        send(next.file).then(
          () => note({ type: 'sent' }),
          () => note({ type: 'refused' }),
        );
        return;
      default:
        // Given up, or over: whatever still runs is not wanted.
        if (running) giveUp(needs, running);
        running = null;
    }
  };

  const begin = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    onStart();
    const outcome = await devices.record();
    const isWanted = state.phase === 'starting' && own === turn;
    if ('problem' in outcome) {
      if (isWanted) note({ type: 'blocked', problem: outcome.problem });
      return;
    }
    if (!isWanted) return outcome.recording.cancel();
    running = keepingPieces(needs, outcome.recording);
    running.recording.onLost(() => note({ type: 'interrupted' }));
    note({ type: 'started' });
  };

  const finish = async (): Promise<void> => {
    const stopped = running;
    running = null;
    if (!stopped) return note({ type: 'record-failed', duration: 0 });
    note(await factOf(stopped));
    // Too short, or nothing.
    if (state.phase !== 'kept' && state.phase !== 'sending') discard(stopped.id);
  };

  return { note, running: () => running?.recording ?? null };
}

async function factOf({ id, recording }: Running): Promise<RecordingFact> {
  const recorded = await recording.stop();
  if (!recorded) return { type: 'record-failed', duration: recording.elapsed() };
  return { type: 'recorded', file: voiceFileOf(id, recorded) };
}

/** However the page ends, the device has what was recorded until then. */
function keepingPieces({ onRecording, keepPiece }: Needs, recording: VoiceRecording): Running {
  const id = onRecording();
  let number = 0;
  recording.onPiece((piece) => {
    keepPiece(id, number, piece);
    number += 1;
  });
  return { id, recording };
}

function giveUp({ discard }: Needs, { id, recording }: Running): void {
  recording.cancel();
  discard(id);
}

/** What waited is on its way to the outbox, which takes it away itself, or is thrown away. */
function letGo({ keep, discard }: Needs, file: VoiceFile, next: RecordingState): void {
  keep(null);
  if (next.phase !== 'sending') discard(file.id);
}
