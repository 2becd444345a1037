import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idlePlayer,
  type PlayerFact,
  type PlayerState,
  placeToKeep,
  playerReducer,
} from './playerState.ts';

const after = (...facts: PlayerFact[]): PlayerState =>
  facts.reduce(playerReducer, idlePlayer(60, 0));
const asked: PlayerFact = { type: 'asked' };
const playing: PlayerFact = { type: 'playing' };
const expired: PlayerFact = { type: 'failed', problem: 'expired' };
const at = (position: number): PlayerFact => ({
  type: 'moved',
  position,
  duration: 60,
  buffered: 60,
});

describe('playerReducer', () => {
  it.each<[string, PlayerFact[], Partial<PlayerState>]>([
    ['asks for an address', [asked], { status: 'loading', asks: 1 }],
    ['plays', [asked, { type: 'shown' }, playing], { status: 'playing', isShown: true }],
    ['waits for more', [asked, playing, { type: 'waiting' }], { status: 'loading', asks: 1 }],
    ['stands', [asked, playing, { type: 'paused' }, { type: 'waiting' }], { status: 'paused' }],
    [
      'waits for a touch where the browser wants one',
      [asked, { type: 'refused' }],
      { status: 'paused' },
    ],
    ['stands at its end', [asked, playing, { type: 'ended' }], { status: 'ended', position: 60 }],
    [
      'begins anew after its end',
      [asked, playing, { type: 'ended' }, asked],
      { position: 0, asks: 2 },
    ],
    [
      'goes back from its end',
      [asked, { type: 'ended' }, { type: 'sought', position: 9 }],
      { status: 'paused', position: 9 },
    ],
    [
      'asks anew for an address that ran out, for the same place',
      [asked, playing, at(30), expired],
      { status: 'loading', asks: 2, position: 30 },
    ],
    ['does so once', [asked, expired, expired], { status: 'failed', problem: 'expired', asks: 2 }],
    [
      'and once more after it has played',
      [asked, expired, playing, expired],
      { status: 'loading', asks: 3 },
    ],
    [
      'keeps its place where it fails',
      [asked, playing, at(30), { type: 'failed', problem: 'network' }, at(0)],
      { status: 'failed', position: 30, isShown: false },
    ],
    [
      'is tried again from there',
      [asked, playing, at(30), { type: 'failed', problem: 'network' }, asked],
      { status: 'loading', problem: null, position: 30 },
    ],
    [
      'says that no address came',
      [asked, { type: 'unanswered' }],
      { status: 'failed', problem: 'unanswered' },
    ],
  ])('%s', (_name, facts, expected) => {
    expect(after(...facts)).toMatchObject(expected);
  });

  it('holds whatever comes', () => {
    const number = fc.double({ min: -100, max: 200 });
    const fact: fc.Arbitrary<PlayerFact> = fc.oneof(
      fc.constantFrom<PlayerFact>(
        asked,
        playing,
        { type: 'waiting' },
        { type: 'shown' },
        { type: 'paused' },
        { type: 'refused' },
        { type: 'ended' },
        { type: 'unanswered' },
      ),
      fc
        .constantFrom('network', 'expired', 'unplayable')
        .map((problem): PlayerFact => ({ type: 'failed', problem }) as PlayerFact),
      fc
        .record({ position: number, duration: number, buffered: number })
        .map((moved): PlayerFact => ({ type: 'moved', ...moved })),
      number.map((position): PlayerFact => ({ type: 'sought', position })),
    );
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        let state = idlePlayer(60, 0);
        for (const one of facts) {
          const next = playerReducer(state, one);
          expect(next.position).toBeGreaterThanOrEqual(0);
          expect(next.position).toBeLessThanOrEqual(next.duration);
          expect(next.problem !== null).toBe(next.status === 'failed');
          // Nothing but a press and an address that ran out asks for one.
          if (next.asks > state.asks)
            expect(one.type === 'asked' || one.type === 'failed').toBe(true);
          state = next;
        }
      }),
    );
  });
});

it.each([
  [4, 60, null],
  [5.7, 60, 5],
  [57, 60, 57],
  [57.1, 60, null],
  [60, 60, null],
  [0, 0, null],
])('of %d s of %d is kept: %j', (position, duration, place) => {
  expect(placeToKeep(position, duration)).toBe(place);
});
