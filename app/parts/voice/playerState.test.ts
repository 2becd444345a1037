import { describe, expect, it } from 'vitest';
import { type PlayerFact, type PlayerState, playerReducer, type VoiceClip } from './playerState.ts';

const clip = (id: string): VoiceClip => ({
  conversationID: 'single_bea',
  sendID: 'bea',
  clientMsgID: id,
  key: id,
  senderNickname: 'Bea',
  sendTime: 1,
  isOwn: false,
  address: `https://x.test/${id}.m4a`,
  duration: 10,
});
const asked: PlayerFact = { type: 'asked', clip: clip('a'), at: 0, isFollowed: true };
const stateAfter = (...facts: PlayerFact[]): PlayerState => facts.reduce(playerReducer, null);

describe('playerReducer', () => {
  it.each<[string, PlayerFact[], Partial<NonNullable<PlayerState>>]>([
    ['waits for a clip that was asked for', [], { status: 'loading', position: 0, duration: 10 }],
    ['plays', [{ type: 'playing' }], { status: 'playing' }],
    [
      'waits for more of the file',
      [{ type: 'playing' }, { type: 'waiting' }],
      { status: 'loading' },
    ],
    ['stands', [{ type: 'playing' }, { type: 'paused' }], { status: 'paused' }],
    ['goes on', [{ type: 'paused' }, { type: 'resumed' }], { status: 'loading' }],
    [
      'counts, and takes the length of the file',
      [{ type: 'moved', position: 3, duration: 9.5 }],
      { position: 3, duration: 9.5 },
    ],
    [
      'is no shorter than what has been played of it',
      [{ type: 'moved', position: 11, duration: null }],
      { position: 11, duration: 11 },
    ],
    ['is moved within its length', [{ type: 'sought', position: 99 }], { position: 10 }],
    [
      'says why it does not play, and stays so',
      [{ type: 'failed', problem: 'format' }, { type: 'playing' }, { type: 'resumed' }],
      { status: 'failed', problem: 'format' },
    ],
    [
      'plays another in its place',
      [{ type: 'playing' }, { type: 'asked', clip: clip('b'), at: 2, isFollowed: false }],
      { clip: clip('b'), status: 'loading', position: 2, isFollowed: false },
    ],
    [
      'is asked for again after a failure',
      [{ type: 'failed', problem: 'load' }, asked],
      { status: 'loading', problem: null },
    ],
  ])('%s', (_name, facts, expected) => {
    expect(stateAfter(asked, ...facts)).toMatchObject(expected);
  });

  it.each<[string, PlayerFact[]]>([
    ['at its end', [asked, { type: 'playing' }, { type: 'ended' }]],
    ['when it is closed', [asked, { type: 'closed' }]],
    ['when what is left of it arrives late', [asked, { type: 'closed' }, { type: 'playing' }]],
  ])('nothing plays %s', (_name, facts) => {
    expect(stateAfter(...facts)).toBeNull();
  });
});
