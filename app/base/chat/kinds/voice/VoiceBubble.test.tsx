// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { member } from '../../../../../tests/support/member.ts';
import {
  idleServices,
  type ShownScreen,
  showScreen,
} from '../../../../../tests/support/screen.tsx';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import words from '../../../../locales/en-US/chat.voice.json';
import common from '../../../../locales/en-US/common.json';
import { localStore, storageKeys } from '../../../../platform/storage.ts';
import { VoiceBubble } from './VoiceBubble.tsx';

const playLabel = words.play.replace('{{time}}', '0:08');
const unheardLabel = words.playUnheard.replace('{{time}}', '0:08');
const soundElem = { uuid: '', soundPath: '', sourceUrl: '/a.m4a', dataSize: 1, duration: 8 };
const voice = (changes: Partial<StoredMessage> = {}): StoredMessage =>
  plainMessage({ contentType: contentType.voice, sendTime: Date.now(), soundElem, ...changes });

let screen: ShownScreen;
/** What plays, as the browser has it. */
let sound: HTMLAudioElement;
beforeEach(() => {
  localStore.remove(storageKeys.heard);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    sound = this as HTMLAudioElement;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
});

const happens = (type: string) => act(async () => void sound.dispatchEvent(new Event(type)));
const slider = () => document.querySelector('[role="slider"]') as HTMLElement;

async function open(message: StoredMessage, isOwn = false, messaging = {}) {
  const { store } = member();
  const services = { messaging: { ...idleServices.messaging, ...messaging } };
  const bubble = <VoiceBubble message={message} isOwn={isOwn} />;
  screen = await showScreen(bubble, { texts: { 'chat.voice': words }, services }, store);
}

describe('a voice message of somebody else', () => {
  it('says its length and that it has not been played, until it is', async () => {
    await open(voice());
    expect(screen.text()).toContain('0:08');
    expect(document.querySelector(`[title="${words.unheard}"]`)).not.toBeNull();
    await screen.tap(unheardLabel);
    expect(sound.src).toContain('/a.m4a');
    await happens('playing');
    expect(screen.has(words.pause)).toBe(true);
    expect(document.querySelector(`[title="${words.unheard}"]`)).toBeNull();
    await happens('ended');
    expect(screen.has(playLabel)).toBe(true);
  });

  it('counts while it plays, and keys of the slider lead elsewhere in it', async () => {
    await open(voice());
    expect(slider().tabIndex).toBe(-1);
    await screen.tap(unheardLabel);
    await happens('playing');
    Object.defineProperty(sound, 'duration', { value: 8, configurable: true });
    sound.currentTime = 3;
    await happens('timeupdate');
    expect(screen.text()).toContain('0:03');
    expect(slider().getAttribute('aria-valuetext')).toBe('0:03 of 0:08');
    const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true });
    await act(async () => void slider().dispatchEvent(key));
    expect(sound.currentTime).toBe(8);
    await screen.tap(words.pause);
    expect(slider().tabIndex).toBe(0);
    expect(screen.has(playLabel)).toBe(true);
  });

  it('that does not come says so, and is tried again', async () => {
    await open(voice());
    await screen.tap(unheardLabel);
    Object.defineProperty(sound, 'error', { value: { code: 2 }, configurable: true });
    await happens('error');
    expect(screen.text()).toContain(words.loadFailed);
    expect(localStore.read(storageKeys.heard)).toBeNull();
    await screen.tap(common.tryAgain);
    expect(screen.text()).not.toContain(words.loadFailed);
    expect(sound.play).toHaveBeenCalledTimes(2);
  });

  it('in a form this browser cannot play can be saved', async () => {
    await open(voice());
    await screen.tap(unheardLabel);
    Object.defineProperty(sound, 'error', { value: { code: 3 }, configurable: true });
    await happens('error');
    expect(screen.text()).toContain(words.formatFailed);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${new URL(this.href).pathname}`);
    });
    await screen.tap(common.save);
    expect(saved).toEqual(['Voice message.m4a /a.m4a']);
  });

  it('whose address must not be asked is not', async () => {
    await open(voice({ soundElem: { ...soundElem, sourceUrl: 'https://elsewhere.test/a.m4a' } }));
    expect((screen.control(unheardLabel) as HTMLButtonElement).disabled).toBe(true);
    expect(slider().getAttribute('aria-disabled')).toBe('true');
  });
});

const waiting = (changes: Partial<StoredMessage> = {}): StoredMessage =>
  voice({
    sendID: 'u1',
    state: 'sending',
    soundElem: { ...soundElem, sourceUrl: '' },
    ...changes,
  });

it('one of the person is never unheard; on its way it says how far it is, and can be stopped', async () => {
  const stopped: string[] = [];
  const cancelUpload = async (id: string) => void stopped.push(id);
  await open(waiting(), true, { cancelUpload });
  expect((screen.control(playLabel) as HTMLButtonElement).disabled).toBe(true);
  await act(async () => screen.store.set(uploadsAtom, new Map([['m1', 0.4]])));
  await screen.tap(words.stopSending.replace('{{percent}}', '40'));
  expect(stopped).toEqual(['m1']);
});

it.each([
  ['waits to be uploaded', waiting(), null],
  ['is being uploaded', waiting(), 0.4],
  ['was not sent', waiting({ state: 'failed', errCode: 10_001 }), null],
] as const)('one of the person that %s plays from the device', async (_name, message, share) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  await open(message, true, { outgoingFile: async () => new Blob(['sound']) });
  if (share !== null)
    await act(async () => screen.store.set(uploadsAtom, new Map([['m1', share]])));
  await screen.settles(() => !(screen.control(playLabel) as HTMLButtonElement).disabled);
  await screen.tap(playLabel);
  expect(sound.src).toBe('blob:own');
  await happens('playing');
  expect(slider().tabIndex).toBe(0);
  // It plays on without its bubble; its file is let go of afterwards.
  await screen.close();
  expect(revoked).not.toHaveBeenCalled();
  await happens('ended');
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:own');
});
