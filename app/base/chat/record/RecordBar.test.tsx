// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, chatTexts } from '../../../../tests/support/chatTexts.ts';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { ShownComposer } from '../../../../tests/support/shownComposer.tsx';
import type { OutgoingContent } from '../../../core/messaging/contents/content.ts';
import type { KeptVoice, Sending, VoicePiece } from '../../../core/messaging/messaging.ts';
import words from '../../../locales/en-US/chat.record.json';
import voice from '../../../locales/en-US/chat.voice.json';
import common from '../../../locales/en-US/common.json';
import { markPresent } from '../../../platform/presenceMark.ts';
import type {
  MicrophoneProblem,
  RecordedPiece,
  VoiceRecording,
} from '../../../platform/voiceRecorder.ts';
import * as recorder from '../../../platform/voiceRecorder.ts';
import { ToastHost } from '../../../ui/ToastHost.tsx';

const device = {
  problem: null as MicrophoneProblem | null,
  /** Seconds of the recording that runs. */
  elapsed: 3,
  isOn: false,
  lose: (): void => undefined,
  give: (_piece: RecordedPiece): void => undefined,
};

vi.spyOn(recorder, 'askForMicrophone').mockImplementation(async () => device.problem);
vi.spyOn(recorder, 'recordVoice').mockImplementation(async () => {
  if (device.problem) return { problem: device.problem };
  device.isOn = true;
  const stop = (): void => {
    device.isOn = false;
  };
  const recording: VoiceRecording = {
    elapsed: () => device.elapsed,
    levels: () => [0.1, 0.2],
    onPiece(take) {
      device.give = take;
    },
    onLost(lost) {
      device.lose = lost;
    },
    async stop() {
      stop();
      const blob = new Blob(['sound'], { type: 'audio/mp4' });
      return { blob, duration: device.elapsed, levels: [0.1, 0.2] };
    },
    cancel: stop,
  };
  return { recording };
});

let screen: ShownScreen;
let sent: OutgoingContent[];
let keep: () => Sending;
/** What the device keeps of the conversation. */
let kept: KeptVoice | null;
/** What it keeps of one that runs. */
let pieces: VoicePiece[];
let isFull: boolean;
beforeEach(() => {
  kept = null;
  pieces = [];
  isFull = false;
  Object.assign(device, { problem: null, elapsed: 3, isOn: false });
  sent = [];
  keep = () => ({ isKept: true, kept: Promise.resolve() });
});
afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
});

async function open(store = member().store): Promise<void> {
  const messaging = {
    ...idleServices.messaging,
    send(_peer: unknown, content: OutgoingContent) {
      sent.push(content);
      return keep();
    },
    keepVoice: async (_id: string, voice: KeptVoice) => {
      kept = voice;
      pieces = pieces.filter((piece) => piece.recordingID !== voice.id);
    },
    keepVoicePiece: async (_id: string, piece: VoicePiece) => {
      if (isFull) throw new Error('full');
      pieces.push(piece);
    },
    dropVoice: async (_id: string, recordingID: string) => {
      if (kept?.id === recordingID) kept = null;
      pieces = pieces.filter((piece) => piece.recordingID !== recordingID);
    },
    keptVoice: async () => kept,
  };
  screen = await showScreen(
    <>
      <ShownComposer />
      <ToastHost />
    </>,
    {
      texts: { ...chatTexts, 'chat.record': words, 'chat.voice': voice },
      services: { messaging },
    },
    store,
  );
}

/** The bar, after the first tap. */
async function openBar(): Promise<void> {
  await open();
  await screen.tap(chat.voice);
  await screen.settles(() => screen.has(words.talk));
}

const button = () =>
  [words.talk, words.releaseToSend, words.releaseToCancel]
    .filter((name) => screen.has(name))
    .map((name) => screen.control(name))[0] as HTMLElement;
const pointer = (type: string, place: { clientX?: number; clientY?: number } = {}) =>
  act(async () => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, ...place });
    button().dispatchEvent(event);
  });
const key = (target: Element | null, name: string) =>
  act(async () => {
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
const isSent = (): boolean => sent.length === 1;

describe('a recording that is held', () => {
  it('is sent when it is let go', async () => {
    await openBar();
    await pointer('pointerdown');
    await screen.settles(() => screen.has(words.releaseToSend));
    expect(device.isOn).toBe(true);
    expect(screen.text()).toContain(words.slideUp);
    await pointer('pointerup');
    await screen.settles(isSent);
    expect(device.isOn).toBe(false);
    expect(sent[0]).toMatchObject({
      kind: 'voice',
      duration: 3,
      file: { name: 'voice.m4a' },
      peaks: expect.arrayContaining([50, 100]),
    });
    await screen.settles(() => screen.has(words.talk));
  });

  it('is thrown away up there', async () => {
    await openBar();
    await pointer('pointerdown');
    await screen.settles(() => screen.has(words.releaseToSend));
    await pointer('pointermove', { clientX: -50, clientY: -200 });
    expect(screen.has(words.releaseToCancel)).toBe(true);
    await pointer('pointerup');
    await screen.settles(() => screen.has(words.talk));
    expect(device.isOn).toBe(false);
    expect(sent).toEqual([]);
  });

  it('that is too short is not sent, and that is said', async () => {
    await openBar();
    device.elapsed = 0.4;
    await pointer('pointerdown');
    await screen.settles(() => screen.has(words.releaseToSend));
    await pointer('pointerup');
    await screen.shows(words.tooShort);
    expect(sent).toEqual([]);
  });

  it('that the system interrupts stays, and can be sent', async () => {
    await openBar();
    await pointer('pointerdown');
    await screen.settles(() => screen.has(words.releaseToSend));
    await pointer('pointercancel');
    await screen.shows(words.kept);
    expect(device.isOn).toBe(false);
    expect(screen.text()).toContain('0:03');
    await screen.tap(chat.send);
    await screen.settles(isSent);
  });
});

describe('a recording by keys', () => {
  it('starts with Enter, and its button to send it has the focus', async () => {
    await openBar();
    await key(button(), 'Enter');
    await screen.settles(() => device.isOn);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(chat.send);
    await screen.tap(chat.send);
    await screen.settles(isSent);
  });

  it('is thrown away with Escape, and another one leads back to writing', async () => {
    await openBar();
    await key(button(), 'Enter');
    await screen.settles(() => device.isOn);
    await key(document.activeElement, 'Escape');
    await screen.settles(() => screen.has(words.talk));
    expect(device.isOn).toBe(false);
    expect(document.activeElement).toBe(button());
    await key(document.activeElement, 'Escape');
    await screen.settles(() => screen.has(chat.voice));
    expect(document.activeElement).toBe(screen.control(chat.voice));
    expect(sent).toEqual([]);
  });
});

it('what the device has no room for is there to be sent again', async () => {
  await openBar();
  keep = () => ({ isKept: false, kept: Promise.reject(new Error('full')) });
  await screen.tap(words.handsFree);
  await screen.settles(() => device.isOn);
  await screen.tap(chat.send);
  await screen.shows(words.notKept);
  keep = () => ({ isKept: true, kept: Promise.resolve() });
  await screen.tap(chat.send);
  await screen.settles(() => screen.has(words.talk));
  expect(sent).toHaveLength(2);
});

it('what was recorded when the person left is there when they come back', async () => {
  const { store } = member();
  await open(store);
  await screen.tap(chat.voice);
  await screen.settles(() => screen.has(words.talk));
  await screen.tap(words.handsFree);
  await screen.settles(() => device.isOn);
  await screen.close();
  expect(device.isOn).toBe(false);
  await open(store);
  await screen.shows(words.kept);
  await screen.tap(words.discard);
  await screen.settles(() => screen.has(words.talk));
  await screen.close();
  await open(store);
  expect(screen.has(chat.voice)).toBe(true);
});

describe('a recording that runs', () => {
  const give = () =>
    device.give({ blob: new Blob(['s'], { type: 'audio/mp4' }), duration: 1, levels: [0.1] });
  const start = async (): Promise<void> => {
    await openBar();
    await screen.tap(words.handsFree);
    await screen.settles(() => device.isOn);
    give();
    give();
  };

  it('is on the device piece by piece, under the name it is sent by', async () => {
    await start();
    expect(pieces.map(({ number }) => number)).toEqual([0, 1]);
    await screen.tap(chat.send);
    await screen.settles(isSent);
    expect(sent[0]).toMatchObject({ recordingID: pieces[0]?.recordingID });
    expect(new Set(pieces.map(({ recordingID }) => recordingID)).size).toBe(1);
  });

  it('goes on, and is sent whole, where the device takes no piece', async () => {
    isFull = true;
    await start();
    expect([device.isOn, pieces]).toEqual([true, []]);
    await screen.tap(chat.send);
    await screen.settles(isSent);
    const [voice] = sent;
    expect(voice?.kind === 'voice' && (await voice.file.blob.text())).toBe('sound');
  });

  it.each([
    ['cancelled', 3, common.cancel],
    ['too short', 0.4, chat.send],
  ])('leaves nothing there where it is %s', async (_how, elapsed, name) => {
    await start();
    device.elapsed = elapsed;
    await screen.tap(name);
    await screen.settles(() => screen.has(words.talk));
    expect([pieces, kept, sent]).toEqual([[], null, []]);
  });

  it('is there whole once it waits, without its pieces', async () => {
    await start();
    await screen.close();
    await screen.settles(() => kept !== null);
    expect([await kept?.blob.text(), pieces]).toEqual(['sound', []]);
  });

  it('is offered by no other page meanwhile', async () => {
    kept = { id: 'r1', blob: new Blob(['so']), duration: 2, peaks: [] };
    const end = markPresent('recording-r1');
    await openBar();
    expect(screen.text()).not.toContain(words.kept);
    end();
    await screen.close();
    await open();
    await screen.shows(words.kept);
  });
});

describe('a recording that is on the device', () => {
  const listen = voice.play.replace('{{time}}', '0:03');
  const waiting = (): KeptVoice => ({
    id: 'r1',
    blob: new Blob(['sound'], { type: 'audio/mp4' }),
    duration: 3,
    peaks: [50, 100],
  });

  it('is one that was left, without waiting for the person to come back', async () => {
    await openBar();
    await screen.tap(words.handsFree);
    await screen.settles(() => device.isOn);
    await screen.close();
    await screen.settles(() => kept !== null);
    expect([kept?.duration, await kept?.blob.text()]).toEqual([3, 'sound']);
    await open();
    await screen.shows(words.kept);
  });

  it('is one that the outbox did not take', async () => {
    await openBar();
    keep = () => ({ isKept: false, kept: Promise.reject(new Error('full')) });
    await screen.tap(words.handsFree);
    await screen.settles(() => device.isOn);
    await screen.tap(chat.send);
    await screen.shows(words.notKept);
    expect(kept?.duration).toBe(3);
  });

  it('is offered where a page begins anew, and sent as it is', async () => {
    kept = waiting();
    await open();
    await screen.shows(words.kept);
    await screen.tap(chat.send);
    await screen.settles(isSent);
    expect(sent[0]).toMatchObject({ kind: 'voice', duration: 3, recordingID: 'r1' });
    await screen.settles(() => screen.has(words.talk));
    // The outbox takes it away as it takes the message: not before.
    expect(kept).not.toBeNull();
  });

  it('is listened to, and quiet once it is thrown away', async () => {
    kept = waiting();
    const sounds: string[] = [];
    let sound: HTMLMediaElement | undefined;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      sound = this;
      sounds.push(this.src);
    });
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    await open();
    await screen.settles(() => screen.has(listen));
    await screen.tap(listen);
    expect(sounds).toEqual(['blob:kept']);
    await act(async () => void sound?.dispatchEvent(new Event('playing')));
    expect(screen.has(voice.pause)).toBe(true);
    await screen.tap(words.discard);
    await screen.settles(() => screen.has(words.talk));
    expect(sound?.hasAttribute('src')).toBe(false);
    expect(kept).toBeNull();
    expect(sent).toEqual([]);
  });
});

it.each<MicrophoneProblem>(['refused', 'missing', 'insecure', 'unsupported', 'busy'])(
  'says what is wrong where the microphone is %s, and leads back to writing',
  async (problem) => {
    device.problem = problem;
    await open();
    await screen.tap(chat.voice);
    await screen.shows(words[problem]);
    expect(screen.has(common.tryAgain)).toBe(!['insecure', 'unsupported'].includes(problem));
    await screen.tap(words.write);
    expect(screen.has(chat.messageField)).toBe(true);
  },
);

it('is not offered beside what is written', async () => {
  await open();
  await screen.type(chat.messageField, 'Hi');
  expect(screen.has(chat.voice)).toBe(false);
});
