import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineFact, type LineState, reduceLines, startLines } from './lineState.ts';

const own = ['https://a.test', 'https://b.test'];
const stateAfter = (facts: readonly LineFact[], state: LineState = startLines(own)) =>
  facts.reduce(reduceLines, state);
const fail = (line: string): LineFact => ({ type: 'request-failed', line });
const twice = (line: string): LineFact[] => [fail(line), fail(line)];

describe('reduceLines', () => {
  it('goes on to the next line after two failures in a row', () => {
    expect(stateAfter([fail('https://a.test')]).current).toBe('https://a.test');
    expect(stateAfter(twice('https://a.test')).current).toBe('https://b.test');
    const between: LineFact = { type: 'request-succeeded', line: 'https://a.test' };
    const facts = [fail('https://a.test'), between, fail('https://a.test')];
    expect(stateAfter(facts).current).toBe('https://a.test');
  });

  it('wants more lines when all have failed, and takes the first new one', () => {
    const tired = stateAfter([...twice('https://a.test'), ...twice('https://b.test')]);
    expect(tired).toMatchObject({ wantsMore: true, current: 'https://a.test' });
    const more = stateAfter(
      [{ type: 'list-accepted', lines: ['https://b.test/', 'https://c.test'] }],
      tired,
    );
    expect(more).toMatchObject({ wantsMore: false, current: 'https://c.test' });
    expect(more.lines).toEqual([...own, 'https://c.test']);
  });

  it('keeps the line in use when a list comes unasked, and leaves one that the list drops', () => {
    const first = stateAfter([{ type: 'list-accepted', lines: ['https://c.test'] }]);
    expect(first.current).toBe('https://a.test');
    const onBackup = stateAfter([...twice('https://a.test'), ...twice('https://b.test')], first);
    expect(onBackup.current).toBe('https://c.test');
    const dropped = stateAfter([{ type: 'list-accepted', lines: ['https://d.test'] }], onBackup);
    expect(dropped).toMatchObject({ current: 'https://a.test' });
  });

  it('stays on its line once blocked, until that line answers', () => {
    const blocked = stateAfter([{ type: 'blocked' }, ...twice('https://a.test')]);
    expect(blocked).toMatchObject({ current: 'https://a.test', isBlocked: true });
    const free = stateAfter([{ type: 'request-succeeded', line: 'https://a.test' }], blocked);
    expect(free.isBlocked).toBe(false);
  });

  it('always uses a line it knows, whatever happens', () => {
    const address = fc.constantFrom(...own, 'https://c.test', 'https://d.test', 'https://e.test');
    const fact: fc.Arbitrary<LineFact> = fc.oneof(
      address.map(fail),
      fc.record({ type: fc.constant('request-succeeded' as const), line: address }),
      fc.record({ type: fc.constant('list-accepted' as const), lines: fc.array(address) }),
      fc.constantFrom<LineFact>({ type: 'blocked' }, { type: 'lists-exhausted' }),
    );
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 60 }), (facts) => {
        let state = startLines(own);
        for (const one of facts) {
          const next = reduceLines(state, one);
          expect(next.lines).toContain(next.current);
          expect(next.lines.slice(0, 2)).toEqual(own);
          expect(new Set(next.lines).size).toBe(next.lines.length);
          if (state.isBlocked && one.type === 'request-failed') expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });
});
