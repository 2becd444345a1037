import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../tests/support/deploy/memoryStore.ts';
import { type DeployState, emptyState, readState } from './deployState.ts';
import { stateKey } from './layout.ts';
import { madeCurrent, publishedReleases, releaseBefore, withdrawnAfter } from './releaseHistory.ts';

const ids = ['a', 'b', 'c', 'd'].map((letter) => `20261123-153000-${letter.repeat(6)}`);
const start = Date.parse('2026-11-23T15:30:00.000Z');
const at = (second: number): string => new Date(start + second * 1000).toISOString();

const begun = (id: string) => ({
  ...{ id, digest: id, site: id, version: '1.0.0', files: 1, bytes: 1 },
  ...{ published: null, replaced: at(0), by: null, commit: null, live: [], withdrawn: null },
});

const known: DeployState = { ...emptyState('heron'), releases: ids.map(begun) };

function published(state: DeployState, id: string, second: number): DeployState {
  const made = { by: 'ana', commit: `commit ${second}`, now: at(second), published: true };
  return { ...state, ...madeCurrent(state, id, made) };
}

function wentBack(state: DeployState, id: string, second: number): DeployState {
  const made = { by: 'ben', reason: `reason ${second}`, commit: null, now: at(second) };
  const begun = { ...state, releases: withdrawnAfter(state, id, made) };
  return { ...begun, ...madeCurrent(begun, id, { ...made, published: false }) };
}

const lettersOf = (releases: readonly { id: string }[]): string =>
  releases.map(({ id }) => id.at(-1)).join('');
const withdrawn = (state: DeployState) => state.releases.filter((one) => one.withdrawn !== null);

/** `A` publishes a, `<` goes back, `a` goes to a by its name; each step takes a second. */
function story(steps: string): DeployState {
  return [...steps].reduce((state, step, second) => {
    const id = ids.find((one) => one.endsWith(step.toLowerCase()));
    if (step === '<') return wentBack(state, releaseBefore(state)?.id ?? '', second);
    return step === id?.at(-1) ? wentBack(state, id, second) : published(state, id ?? '', second);
  }, known);
}

describe('releaseBefore', () => {
  it.each<[steps: string, letter: string | undefined, what: string]>([
    ['ABC', 'b', 'the one before'],
    ['ABC<', 'a', 'again, one further back'],
    ['ABC<D', 'b', 'never what was gone back from'],
    ['ABCDb', 'a', 'nor what was passed over'],
    ['ABC<<c', 'a', 'a release that is named is withdrawn no more, those between still are'],
    ['ABC<C', 'b', 'nor is one that is published again'],
    ['AB<', undefined, 'none where all were withdrawn'],
    ['ABCB', 'c', 'what was live before, and not what was first published before'],
  ])('after %s is %s: %s', (steps, letter) => {
    expect(releaseBefore(story(steps))?.id.at(-1)).toBe(letter);
  });

  it('undoes a publication that was cut, and ends a rollback that was', () => {
    const state = story('ABC');
    const switching = { to: ids[3] ?? '', back: false };
    expect(releaseBefore({ ...state, switching })?.id).toBe(ids[2]);
    const cut = { ...state, switching: { to: ids[0] ?? '', back: true } };
    expect(releaseBefore(cut)?.id).toBe(ids[0]);
    const left = withdrawnAfter(state, ids[1] ?? '', { now: at(9), by: 'ben', reason: null });
    expect(releaseBefore({ ...state, releases: left, switching })?.id).toBe(ids[1]);
  });

  it('is the one that was live last of all that were not withdrawn, whatever was done', () => {
    const step = fc.record({ kind: fc.constantFrom('publish', 'back', 'to'), id: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state = known;
        const goneFrom = new Set<string>();
        for (const [second, { kind, id: index }] of steps.entries()) {
          const before = releaseBefore(state);
          const named = publishedReleases(state).find(({ id }) => id === ids[index]);
          const to = kind === 'publish' ? ids[index] : kind === 'back' ? before?.id : named?.id;
          if (to === undefined || (kind !== 'publish' && to === state.current)) continue;
          if (kind === 'back') {
            const { current } = state;
            expect(goneFrom.has(to)).toBe(false);
            const ends = state.releases.flatMap((one) =>
              one.id === current || goneFrom.has(one.id) ? [] : (one.live.at(-1)?.until ?? []),
            );
            const last = ends.sort().at(-1);
            expect(before?.live.at(-1)?.until).toBe(last);
          }
          const old = state;
          state = kind === 'publish' ? published(state, to, second) : wentBack(state, to, second);
          for (const one of withdrawn(state)) goneFrom.add(one.id);
          goneFrom.delete(to);
          expect(new Set(withdrawn(state).map(({ id }) => id))).toEqual(goneFrom);
          if (kind === 'back') expect(goneFrom.has(old.current ?? '')).toBe(true);
        }
      }),
    );
  });
});

describe('madeCurrent', () => {
  it('writes down who, from which commit, when it was live and why no more', () => {
    const [, b, a] = publishedReleases(story('ABC<'));
    expect(a).toMatchObject({
      by: 'ana',
      commit: 'commit 0',
      live: [{ from: at(0), until: at(1) }],
    });
    expect(b?.live).toEqual([
      { from: at(1), until: at(2) },
      { from: at(3), until: null },
    ]);
    expect(withdrawn(story('ABC<'))).toMatchObject([
      { id: ids[2], withdrawn: { at: at(3), by: 'ben', reason: 'reason 3' } },
    ]);
  });

  it('goes on with the span of what stays current', () => {
    const state = published(story('A'), ids[0] ?? '', 5);
    expect(state.releases.find(({ id }) => id === ids[0])).toMatchObject({
      commit: 'commit 5',
      live: [{ from: at(0), until: null }],
    });
  });
});

describe('publishedReleases', () => {
  it('are in the order of their publications, whatever the clock of the store said', () => {
    const publication = fc.record({ id: fc.constantFrom(...ids), second: fc.nat({ max: 2 }) });
    fc.assert(
      fc.property(fc.array(publication), (publications) => {
        let state = known;
        for (const { id, second } of publications) state = published(state, id, second);
        const newestFirst = [...new Set(publications.map(({ id }) => id).reverse())];
        expect(publishedReleases(state).map(({ id }) => id)).toEqual(newestFirst);
      }),
    );
  });

  it('keep their order when one goes back', () => {
    const back = story('ABC<<');
    expect(back.current).toBe(ids[0]);
    expect(lettersOf(publishedReleases(back))).toBe('cba');
  });
});

describe('a list that an older command wrote', () => {
  const read = async (state: DeployState): Promise<DeployState> => {
    const store = memoryStore(new Map());
    const releases = state.releases.map(({ by, commit, live, withdrawn, ...older }) => older);
    await store.write(stateKey('heron'), Buffer.from(JSON.stringify({ ...state, releases })));
    return (await readState(store, 'heron')).state;
  };

  it.each<[steps: string, letter: string | undefined]>([
    ['ABC', 'b'],
    ['ABC<', 'a'],
    ['ABC<D', 'b'],
    ['ABC<D<', 'a'],
    ['A', undefined],
  ])('after %s leads back to %s', async (steps, letter) => {
    const state = await read(story(steps));
    expect(releaseBefore(state)?.id.at(-1)).toBe(letter);
    expect(lettersOf(withdrawn(state))).toBe(lettersOf(withdrawn(story(steps))));
    expect(publishedReleases(state).at(-1)).toMatchObject({
      by: null,
      commit: null,
      live: [{ from: at(0) }],
    });
  });
});
