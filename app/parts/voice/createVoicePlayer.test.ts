import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage, plainTimeline } from '../../../tests/support/chatRows.ts';
import { member } from '../../../tests/support/member.ts';
import { contentType } from '../../contract/gateway/contentType.ts';
import { messageKeyOf } from '../../core/messaging/messageRef.ts';
import { goneFilesAtom, timelinesAtom } from '../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import type { AudioFact } from '../../platform/audioPlayer.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { createVoicePlayer } from './createVoicePlayer.ts';
import { nextRate, voicePlayerAtom, voiceRateAtom } from './voiceAtoms.ts';
import { clipOf } from './voiceClip.ts';

const now = Date.now();
const voice = (id: string, changes: Partial<StoredMessage> = {}): StoredMessage =>
  plainMessage({
    clientMsgID: id,
    contentType: contentType.voice,
    sendTime: now,
    soundElem: { uuid: '', soundPath: '', sourceUrl: `/${id}.m4a`, dataSize: 1, duration: 4 },
    ...changes,
  });
const clipIn = (message: StoredMessage) => clipOf(message, 'u1', (url) => (url ? url : null));

/** A player whose sound is told by the test. */
function open(messages: readonly StoredMessage[]) {
  const { store } = member();
  const show = (shown: readonly StoredMessage[]): void =>
    store.set(timelinesAtom, new Map([['single_bea', plainTimeline({ messages: shown })]]));
  show(messages);
  const calls: string[] = [];
  let tell: (fact: AudioFact) => void = () => undefined;
  const player = createVoicePlayer(store, (hear) => {
    tell = hear;
    return {
      play: ({ address, at, rate }) => void calls.push(`play ${address} ${at} ${rate}`),
      resume: () => void calls.push('resume'),
      pause: () => void calls.push('pause'),
      seek: (position) => void calls.push(`seek ${position}`),
      setRate: (rate) => void calls.push(`rate ${rate}`),
      stop: () => void calls.push('stop'),
    };
  });
  const play = (message: StoredMessage, at?: number): void => {
    const clip = clipIn(message);
    if (!clip) throw new Error('It cannot be played.');
    player.play(clip, clipIn, at);
  };
  const playing = (): string | undefined => store.get(voicePlayerAtom)?.clip.clientMsgID;
  const hears = (...facts: AudioFact['type'][]): void => {
    for (const type of facts) tell({ type } as AudioFact);
  };
  return { store, player, calls, play, playing, hears, show };
}

const forget = (): void => {
  localStore.remove(storageKeys.heard);
  localStore.remove(storageKeys.voiceRate);
};
beforeEach(forget);
afterEach(forget);

describe('the clips after one', () => {
  it('follow by themselves as long as they have not been heard, and are played once', () => {
    const text = plainMessage({ clientMsgID: 't' });
    const own = voice('mine', { sendID: 'u1' });
    const messages = [voice('a'), text, own, voice('b', { isRevoked: true }), voice('c')];
    const { play, playing, hears, calls } = open(messages);
    play(voice('a'));
    hears('playing', 'ended');
    expect(playing()).toBe('c');
    hears('playing', 'ended');
    expect(playing()).toBeUndefined();
    expect(calls).toEqual(['play /a.m4a 0 1', 'play /c.m4a 0 1', 'stop']);
  });

  it('do not follow one that was heard before, nor one of the person', () => {
    const { play, playing, hears } = open([voice('a'), voice('b')]);
    play(voice('a'));
    hears('playing');
    play(voice('a'));
    hears('playing', 'ended');
    expect(playing()).toBeUndefined();
    play(voice('mine', { sendID: 'u1' }));
    hears('playing', 'ended');
    expect(playing()).toBeUndefined();
  });

  it('do not follow where the conversation is not shown any more', () => {
    const { store, play, playing, hears } = open([voice('a'), voice('b')]);
    play(voice('a'));
    hears('playing');
    store.set(timelinesAtom, new Map());
    hears('ended');
    expect(playing()).toBeUndefined();
  });
});

describe('one clip', () => {
  it('plays at a time', () => {
    const { play, playing, calls } = open([voice('a'), voice('b')]);
    play(voice('a'));
    play(voice('b'), 2);
    expect(playing()).toBe('b');
    expect(calls).toEqual(['play /a.m4a 0 1', 'play /b.m4a 2 1']);
  });

  it('ends with the session, and when its message is taken back', () => {
    const { store, play, playing, hears, show, calls } = open([voice('a')]);
    play(voice('a'));
    hears('playing');
    show([voice('a', { isRevoked: true })]);
    expect(playing()).toBeUndefined();
    play(voice('b'));
    store.set(sessionAtom, { type: 'ended' });
    expect(playing()).toBeUndefined();
    expect(calls.filter((call) => call === 'stop')).toHaveLength(2);
  });

  it('ends when its message is taken back, also where its conversation is not shown', () => {
    const { store, play, playing, hears, show } = open([voice('a'), voice('b')]);
    play(voice('a'));
    hears('playing');
    show([]);
    store.set(goneFilesAtom, [{ key: messageKeyOf(voice('b')), addresses: ['/b.m4a'] }]);
    expect(playing()).toBe('a');
    store.set(goneFilesAtom, [{ key: messageKeyOf(voice('a')), addresses: ['/a.m4a'] }]);
    expect(playing()).toBeUndefined();
  });

  it('that does not come leaves the next one alone', () => {
    const { store, play, playing } = open([voice('a'), voice('b')]);
    play(voice('a'));
    store.set(voicePlayerAtom, { type: 'failed', problem: 'load' });
    expect(playing()).toBe('a');
  });
});

it('the speed goes round, reaches what plays, and is kept for the next clip', () => {
  const { store, player, play, calls } = open([voice('a')]);
  play(voice('a'));
  for (let tap = 0; tap < 3; tap += 1) player.setRate(nextRate(store.get(voiceRateAtom)));
  player.setRate(nextRate(store.get(voiceRateAtom)));
  play(voice('a'));
  expect(calls).toEqual([
    'play /a.m4a 0 1',
    'rate 1.5',
    'rate 2',
    'rate 1',
    'rate 1.5',
    'play /a.m4a 0 1.5',
  ]);
  expect(localStore.read(storageKeys.voiceRate)).toBe('1.5');
});
