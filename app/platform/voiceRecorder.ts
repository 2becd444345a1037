export type MicrophoneProblem =
  /** The person, the system or the embedding page does not allow it. */
  | 'refused'
  /** The device has none. */
  | 'missing'
  /** The page was opened in a way in which the browser withholds microphones, such as plain http. */
  | 'insecure'
  /** The browser cannot record. */
  | 'unsupported'
  /** Another app or tab holds it, or it does not start. */
  | 'busy';

export type RecordedVoice = {
  blob: Blob;
  /** Seconds, as the clock had it. */
  duration: number;
  /** Loudness over time, each 0 to 1. */
  levels: readonly number[];
};

/** A piece of a recording: all of them, from the first on, are a clip that plays. */
export type RecordedPiece = {
  blob: Blob;
  /** Seconds from the start of the recording to the end of this piece. */
  duration: number;
  /** Loudness during this piece, each 0 to 1. */
  levels: readonly number[];
};

/** A recording that runs, until it is stopped or cancelled: then the microphone is off. */
export interface VoiceRecording {
  /** Seconds. */
  elapsed(): number;
  /** Loudness so far, each 0 to 1, twenty to the second; all 0 where the browser does not tell. */
  levels(): readonly number[];
  /** Calls back with each piece while it runs, the first one about a second after the start. */
  onPiece(take: (piece: RecordedPiece) => void): void;
  /** Calls back once when it ends by itself: the microphone was unplugged, or is no longer allowed. */
  onLost(lost: () => void): void;
  /** @returns null where nothing was recorded. */
  stop(): Promise<RecordedVoice | null>;
  cancel(): void;
}

/**
 * The first that the browser records is taken; the platform takes each of them. MP4 plays everywhere.
 * Ogg is not among them, though Firefox records it where it is not told otherwise: it records WebM too.
 * A browser that records none of them counts as one that cannot record.
 * @see https://www.w3.org/TR/mediastream-recording/#dom-mediarecorder-istypesupported
 */
export const recordedTypes = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'] as const;

/**
 * Milliseconds of a piece. Shorter ones would be empty: Chromium and Safari put no less into one of MP4.
 * @see https://bugs.webkit.org/show_bug.cgi?id=301507
 */
const pieceLength = 1_000;

/** Milliseconds between two levels. */
const levelStep = 50;

/** Has the browser ask the person, where it has not. @returns why there is no microphone, or null */
export async function askForMicrophone(): Promise<MicrophoneProblem | null> {
  const canRecord = devicesOf() !== null && supportedType() !== undefined;
  if (canRecord && (await permission()) === 'granted') return null;
  const opened = await openMicrophone();
  if ('problem' in opened) return opened.problem;
  close(opened.stream);
  return null;
}

/** Turns the microphone on and records. */
export async function recordVoice(): Promise<
  { recording: VoiceRecording } | { problem: MicrophoneProblem }
> {
  const opened = await openMicrophone();
  if ('problem' in opened) return opened;
  const { stream } = opened;
  try {
    const recorder = new MediaRecorder(stream, { mimeType: opened.type });
    return { recording: await start(recorder, stream) };
  } catch {
    close(stream);
    return { problem: 'busy' };
  }
}

async function start(recorder: MediaRecorder, stream: MediaStream): Promise<VoiceRecording> {
  const chunks: Blob[] = [];
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
    recorder.addEventListener('error', () => resolve(), { once: true });
  });
  recorder.start(pieceLength);
  const startedAt = performance.now();
  const meter = listenTo(stream);
  let duration: number | null = null;
  const elapsed = (): number => duration ?? (performance.now() - startedAt) / 1_000;
  let takePiece: (piece: RecordedPiece) => void = () => undefined;
  let levelsTaken = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    // Whoever ended it decides on the whole.
    if (duration !== null) return;
    const levels = meter.levels().slice(levelsTaken);
    levelsTaken += levels.length;
    const blob = data.slice(0, data.size, plainType(recorder, data));
    takePiece({ blob, duration: elapsed(), levels });
  });
  const end = (): void => {
    duration ??= elapsed();
    meter.close();
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    elapsed,
    levels: meter.levels,
    onPiece(take) {
      takePiece = take;
    },
    onLost: (lost) => void stopped.then(() => duration === null && lost()),
    async stop() {
      end();
      await stopped;
      // iOS stays in its mode for calls while a track lives.
      close(stream);
      const blob = new Blob(chunks, { type: plainType(recorder, chunks[0]) });
      return blob.size > 0 ? { blob, duration: elapsed(), levels: meter.levels() } : null;
    },
    cancel() {
      end();
      close(stream);
    },
  };
}

/** @returns the type without the codec */
function plainType({ mimeType }: MediaRecorder, data: Blob | undefined): string {
  return (mimeType || data?.type || '').split(';')[0] ?? '';
}

type Meter = { levels: () => readonly number[]; close: () => void };

/** Measures the loudness of what the microphone hears. */
function listenTo(stream: MediaStream): Meter {
  const levels: number[] = [];
  const read = meterOf(stream);
  const timer = setInterval(() => levels.push(read?.level() ?? 0), levelStep);
  return {
    levels: () => levels,
    close() {
      clearInterval(timer);
      read?.close();
    },
  };
}

function meterOf(stream: MediaStream): { level: () => number; close: () => void } | null {
  try {
    const context = new AudioContext();
    // It may say that it runs and not do so: levels are then 0.
    context.resume().catch(() => undefined);
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    return {
      level() {
        analyser.getByteTimeDomainData(samples);
        const squares = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0);
        return Math.sqrt(squares / samples.length);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    // A drawing is no reason not to record.
    return null;
  }
}

type Opened = { stream: MediaStream; type: string };

async function openMicrophone(): Promise<Opened | { problem: MicrophoneProblem }> {
  if (!isSecureContext) return { problem: 'insecure' };
  const devices = devicesOf();
  const type = supportedType();
  if (!devices || type === undefined) return { problem: 'unsupported' };
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    return { stream: await devices.getUserMedia({ audio, video: false }), type };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function devicesOf(): MediaDevices | null {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.getUserMedia === 'function' ? devices : null;
}

/** WebKitGTK has a recorder also where it lacks the parts to record anything. */
function supportedType(): string | undefined {
  if (typeof MediaRecorder !== 'function') return undefined;
  return recordedTypes.find((type) => MediaRecorder.isTypeSupported(type));
}

/** @returns null where the browser does not tell before it is asked for a microphone. */
async function permission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    // Firefox before version 131 does not know this name.
    return null;
  }
}

/** Names as https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia gives them. */
function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
