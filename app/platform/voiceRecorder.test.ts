// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askForMicrophone,
  type RecordedPiece,
  recordVoice,
  type VoiceRecording,
} from './voiceRecorder.ts';

class Track {
  isLive = true;
  stop(): void {
    this.isLive = false;
  }
}

/** Records when told to, in the types it is given. */
class Recorder extends EventTarget {
  static types: readonly string[] = [];
  static last: Recorder;
  static isTypeSupported = (type: string): boolean => Recorder.types.includes(type);
  state = 'inactive';
  mimeType: string;

  constructor(_stream: unknown, { mimeType = '' }: { mimeType?: string }) {
    super();
    this.mimeType = mimeType;
    Recorder.last = this;
  }
  slice: number | undefined;
  start(slice?: number): void {
    this.slice = slice;
    this.state = 'recording';
  }
  give(data: string): void {
    const blob = new Blob([data], { type: this.mimeType });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: blob }));
  }
  stop(data = 'sound'): void {
    this.state = 'inactive';
    this.give(data);
    this.dispatchEvent(new Event('stop'));
  }
}

const tracks: Track[] = [];
/** A page whose microphone answers so. */
function page(answer: Error | null = null, permission = 'prompt'): { asked: () => number } {
  let asked = 0;
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: permission }) },
    mediaDevices: {
      async getUserMedia() {
        asked += 1;
        if (answer) throw answer;
        const track = new Track();
        tracks.push(track);
        return { getTracks: () => [track] };
      },
    },
  });
  return { asked: () => asked };
}

async function recording(): Promise<VoiceRecording> {
  const outcome = await recordVoice();
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.recording;
}
const areOff = (): boolean => tracks.every(({ isLive }) => !isLive);

beforeEach(() => {
  tracks.length = 0;
  Recorder.types = ['audio/webm;codecs=opus'];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  // What measures loudness: a browser without it records all the same.
  vi.stubGlobal('AudioContext', undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('askForMicrophone', () => {
  it('leaves the microphone off, and does not turn it on where it is allowed already', async () => {
    const first = page();
    expect(await askForMicrophone()).toBeNull();
    expect([first.asked(), areOff()]).toEqual([1, true]);
    const allowed = page(null, 'granted');
    expect(await askForMicrophone()).toBeNull();
    expect(allowed.asked()).toBe(0);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
  ])('tells %s as %s', async (name, problem) => {
    page(new DOMException('', name));
    expect(await askForMicrophone()).toBe(problem);
    expect(await recordVoice()).toEqual({ problem });
  });

  it('tells a page that is not secure from a browser that cannot record', async () => {
    page();
    vi.stubGlobal('MediaRecorder', undefined);
    expect(await askForMicrophone()).toBe('unsupported');
    vi.stubGlobal('isSecureContext', false);
    expect(await askForMicrophone()).toBe('insecure');
  });
});

describe('recordVoice', () => {
  it.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4'],
    [['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/webm'], 'audio/webm'],
  ])('of the types %j takes the one that most can play', async (types, type) => {
    page();
    Recorder.types = types;
    const running = await recording();
    expect((await running.stop())?.blob.type).toBe(type);
  });

  it.each([[[]], [['audio/ogg;codecs=opus']]])(
    'counts a browser that records %j as one that cannot, and does not turn its microphone on',
    async (types) => {
      const { asked } = page(null, 'granted');
      Recorder.types = types;
      expect(await askForMicrophone()).toBe('unsupported');
      expect(await recordVoice()).toEqual({ problem: 'unsupported' });
      expect(asked()).toBe(0);
    },
  );

  it('tells how long it was, and turns the microphone off', async () => {
    page();
    const running = await recording();
    vi.advanceTimersByTime(2_500);
    expect(running.elapsed()).toBeCloseTo(2.5);
    const recorded = await running.stop();
    vi.advanceTimersByTime(1_000);
    expect(recorded?.duration).toBeCloseTo(2.5);
    expect(recorded?.levels).toHaveLength(50);
    expect(await recorded?.blob.text()).toBe('sound');
    expect(areOff()).toBe(true);
  });

  it('turns the microphone off when it is cancelled, and tells nobody', async () => {
    page();
    const running = await recording();
    const lost = vi.fn();
    running.onLost(lost);
    running.cancel();
    await vi.advanceTimersByTimeAsync(10);
    expect([areOff(), lost.mock.calls.length]).toEqual([true, 0]);
  });

  it('tells that it ended by itself, and still has what there was', async () => {
    page();
    const running = await recording();
    const lost = vi.fn();
    running.onLost(lost);
    Recorder.last.stop('half');
    await vi.advanceTimersByTimeAsync(10);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(await (await running.stop())?.blob.text()).toBe('half');
  });

  it('hands out each piece as it comes, and all of them at the end', async () => {
    page();
    const running = await recording();
    const pieces: RecordedPiece[] = [];
    running.onPiece((piece) => pieces.push(piece));
    expect(Recorder.last.slice).toBe(1_000);
    for (const said of ['one ', '', 'two ']) {
      vi.advanceTimersByTime(1_000);
      Recorder.last.give(said);
    }
    expect(await Promise.all(pieces.map(({ blob }) => blob.text()))).toEqual(['one ', 'two ']);
    expect(pieces.map(({ blob }) => blob.type)).toEqual(['audio/webm', 'audio/webm']);
    expect(pieces.map(({ duration }) => Math.round(duration))).toEqual([1, 3]);
    expect(pieces.map(({ levels }) => levels.length)).toEqual([20, 40]);
    const whole = await running.stop();
    expect(await whole?.blob.text()).toBe('one two sound');
    expect(pieces).toHaveLength(2);
  });

  it('hands out nothing of what is thrown away', async () => {
    page();
    const running = await recording();
    const take = vi.fn();
    running.onPiece(take);
    running.cancel();
    expect(take).not.toHaveBeenCalled();
  });

  it('has nothing where nothing was recorded', async () => {
    page();
    const running = await recording();
    Recorder.last.stop('');
    expect(await running.stop()).toBeNull();
  });
});
