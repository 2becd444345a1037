import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FeedClip,
  type FeedFact,
  type FeedState,
  reduceFeed,
  roleOf,
  startFeed,
} from './feedState.ts';

const clip = (at: number): FeedClip => ({ id: `c${at}`, isPlayable: at % 7 !== 5 });
const clips = (count: number) => Array.from({ length: count }, (_, at) => clip(at));
const played = (state: FeedState, ...facts: FeedFact[]) => facts.reduce(reduceFeed, state);
const buffered = (id: string): FeedFact => ({ type: 'clip-buffered', id });
const came = (id: string): FeedFact => ({ type: 'clip-came', id });

const anyFact = fc.oneof(
  fc.record({ type: fc.constant('clips-read' as const), clips: fc.nat(30).map(clips) }),
  fc.record({ type: fc.constant('clip-came' as const), id: fc.nat(30).map((at) => `c${at}`) }),
  fc.record({ type: fc.constant('clip-buffered' as const), id: fc.nat(30).map((at) => `c${at}`) }),
  fc.record({ type: fc.constant('saver-switched' as const), isOn: fc.boolean() }),
);

describe('the three elements of the feed', () => {
  it('hold the current clip, no clip twice, none that is far away, and keep what they hold', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 60 }), fc.boolean(), (facts, savesData) => {
        let state = startFeed(clips(10), 'c3', savesData);
        for (const fact of facts) {
          const before = state;
          state = reduceFeed(state, fact);
          const held = state.films.filter((id) => id !== null);
          expect(state.films).toHaveLength(3);
          expect(new Set(held).size).toBe(held.length);
          const current = state.clips[state.current];
          expect(held.includes(current?.id ?? '')).toBe(current?.isPlayable);
          for (const id of held) {
            const distance = state.clips.findIndex((one) => one.id === id) - state.current;
            expect(distance).toBeGreaterThanOrEqual(-1);
            expect(distance).toBeLessThanOrEqual(2);
            const was = before.films.indexOf(id);
            if (was !== -1) expect(state.films.indexOf(id)).toBe(was);
          }
          expect([...state.buffered].every((id) => held.includes(id))).toBe(true);
        }
      }),
    );
  });

  it('load the next clip once the current has enough, and of the one after that only its head', () => {
    const start = startFeed(clips(5), 'c0', false);
    expect(start.films).toEqual(['c0', null, null]);
    const next = played(start, buffered('c0'));
    expect(next.films).toEqual(['c0', 'c1', null]);
    const later = played(next, buffered('c1'));
    expect(later.films).toEqual(['c0', 'c1', 'c2']);
    expect(['c0', 'c1', 'c2'].map((id) => roleOf(later, id))).toEqual(['current', 'next', 'later']);
  });

  it('keep the clip just left until its element is needed', () => {
    const swiped = played(
      startFeed(clips(5), 'c0', false),
      buffered('c0'),
      buffered('c1'),
      came('c1'),
    );
    expect(swiped.films).toEqual(['c0', 'c1', 'c2']);
    expect(roleOf(swiped, 'c0')).toBe('kept');
    expect(played(swiped, buffered('c2')).films).toEqual(['c3', 'c1', 'c2']);
  });

  it('load nothing ahead where data is saved', () => {
    const saving = played(startFeed(clips(5), 'c0', true), buffered('c0'));
    expect(saving.films).toEqual(['c0', null, null]);
    expect(played(saving, { type: 'saver-switched', isOn: false }).films).toEqual([
      'c0',
      'c1',
      null,
    ]);
  });

  it('pass over what has ended', () => {
    expect(startFeed(clips(8), 'c5', false).films).toEqual(['c6', null, null]);
  });

  it('begin with the first where the one asked for is unknown', () => {
    expect(startFeed(clips(3), 'x', false).current).toBe(0);
  });
});
