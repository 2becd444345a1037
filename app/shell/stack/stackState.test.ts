import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  frontOf,
  motionOf,
  mountedOf,
  reduceStack,
  type StackFact,
  type StackState,
  startStack,
  tabOf,
  visibleOf,
} from './stackState.ts';

const tab = (key: string, pathname = '/'): Entry => ({ key, pathname, search: '', kind: 'tab' });
const page = (key: string): Entry => ({ key, pathname: `/${key}`, search: '', kind: 'page' });
const overlay = (key: string): Entry => ({ ...page(key), kind: 'overlay' });
const go = (action: 'PUSH' | 'REPLACE' | 'POP', entry: Entry, animate = true): StackFact => ({
  type: 'navigated',
  action,
  entry,
  animate,
});
const run = (first: Entry, ...facts: StackFact[]): StackState =>
  facts.reduce(reduceStack, startStack(first));
const end: StackFact = { type: 'motion-ended' };
/** Under which keys the pages are built. */
const builtKeys = (state: StackState): string[] =>
  mountedOf(state).map(({ builtAs, key }) => builtAs ?? key);
const keys = (state: StackState): string[] => state.entries.map(({ key }) => key);

describe('reduceStack', () => {
  it('slides a pushed page in over the one before', () => {
    const state = run(tab('a'), go('PUSH', page('b')));
    expect(keys(state)).toEqual(['a', 'b']);
    expect(state.motion).toEqual({ type: 'push' });
    expect(visibleOf(state)).toEqual(['b', 'a']);
    expect(visibleOf(reduceStack(state, { type: 'motion-ended' }))).toEqual(['b']);
  });

  it('keeps the page that slides out in view until it is gone', () => {
    const state = run(tab('a'), go('PUSH', page('b')), go('POP', tab('a')));
    expect(keys(state)).toEqual(['a']);
    expect(mountedOf(state).map(({ key }) => key)).toEqual(['b']);
    expect(mountedOf(reduceStack(state, { type: 'motion-ended' }))).toEqual([]);
  });

  it('goes back several pages at once', () => {
    const state = run(tab('a'), go('PUSH', page('b')), go('PUSH', page('c')), go('POP', tab('a')));
    expect(keys(state)).toEqual(['a']);
  });

  it('moves the page below along with the one above', () => {
    const pushed = run(page('a'), go('PUSH', page('b')));
    expect(pushed.entries.map((entry) => motionOf(pushed, entry))).toEqual(['covered', 'enter']);
    const popped = reduceStack(pushed, go('POP', page('a')));
    expect(mountedOf(popped).map((entry) => motionOf(popped, entry))).toEqual([
      'uncovered',
      'leave',
    ]);
  });

  it('stands still where the browser animates', () => {
    expect(run(tab('a'), go('PUSH', page('b')), go('POP', tab('a'), false)).motion).toBeNull();
  });

  it('remembers the tabs visited', () => {
    const state = run(tab('a'), go('REPLACE', tab('b', '/mine')), go('REPLACE', tab('c')));
    expect(state.tabs).toEqual(['/', '/mine']);
    expect(keys(state)).toEqual(['c']);
    expect(tabOf(state)?.pathname).toBe('/');
  });

  it('lays an overlay that was opened by its address on the start page', () => {
    const state = run(overlay('a'));
    expect(tabOf(state)?.pathname).toBe('/');
    expect(state.tabs).toEqual(['/']);
    expect(visibleOf(state)).toEqual(['a', tabOf(state)?.key]);
    expect(keys(state)).toEqual(['a']);
    const closed = reduceStack(state, go('REPLACE', tab('b')));
    expect(tabOf(closed)?.key).toBe('b');
    expect(closed.tabs).toEqual(['/']);
  });

  it('shows what an overlay lies on', () => {
    const state = run(tab('a'), go('PUSH', page('b')), go('PUSH', overlay('c')));
    expect(visibleOf(state)).toEqual(['c', 'b']);
    expect(state.motion).toBeNull();
  });

  it('keeps no more than three pages mounted', () => {
    const state = run(tab('a'), ...['b', 'c', 'd', 'e'].map((key) => go('PUSH', page(key))));
    expect(mountedOf(state).map(({ key }) => key)).toEqual(['c', 'd', 'e']);
    expect(keys(state)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('appends a history entry it has not seen', () => {
    expect(keys(run(page('b'), go('POP', tab('a'))))).toEqual(['b', 'a']);
  });

  it('goes on with the page that was built ahead of its place, and keeps it as it is', () => {
    const place = { ...page('p'), key: 'b' };
    const pushed = run(tab('a'), { ...go('PUSH', place), prepared: page('p') } as StackFact);
    expect(builtKeys(pushed)).toEqual(['p']);
    expect([frontOf(pushed).key, pushed.motion]).toEqual(['b', { type: 'push' }]);
    const back = [go('PUSH', page('c')), go('POP', place), end];
    expect(builtKeys(back.reduce(reduceStack, pushed))).toEqual(['p']);
  });

  it('builds another place anew', () => {
    for (const place of [page('b'), { ...page('p'), search: '?id=2', key: 'b' }]) {
      const pushed = run(tab('a'), { ...go('PUSH', place), prepared: page('p') } as StackFact);
      expect(builtKeys(pushed)).toEqual(['b']);
    }
  });

  it('goes on with a page whose address says something else of it, and builds another page anew', () => {
    const place = { ...page('p'), search: '?q=words', key: 'b' };
    const replaced = run(tab('a'), go('PUSH', page('p')), go('REPLACE', place));
    expect(builtKeys(replaced)).toEqual(['p']);
    expect(frontOf(replaced)).toMatchObject({ key: 'b', search: '?q=words' });
    const again = reduceStack(replaced, go('REPLACE', { ...place, search: '?q=more', key: 'c' }));
    expect(builtKeys(again)).toEqual(['p']);
    expect(builtKeys(reduceStack(again, go('REPLACE', page('q'))))).toEqual(['q']);
  });

  it('always has the place gone to in front, visible and mounted', () => {
    const entry = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom(tab, page, overlay))
      .map(([key, make]) => make(key));
    const fact = fc.oneof(
      fc
        .tuple(fc.constantFrom('PUSH', 'REPLACE', 'POP'), entry, fc.boolean())
        .map(([action, to, animate]) => go(action, to, animate)),
      fc.constant(end),
    );
    fc.assert(
      fc.property(entry, fc.array(fact, { maxLength: 30 }), (first, facts) => {
        let state = startStack(first);
        let expected = first;
        for (const one of facts) {
          state = reduceStack(state, one);
          if (one.type === 'navigated') expected = one.entry;
          const front = frontOf(state);
          expect(front).toMatchObject(expected);
          expect(visibleOf(state)).toContain(front.key);
          if (front.kind === 'tab') expect(state.tabs).toContain(front.pathname);
          else expect(mountedOf(state)).toContain(front);
        }
      }),
    );
  });
});
