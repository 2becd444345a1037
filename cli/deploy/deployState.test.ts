import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeployState, emptyState, madeCurrent, publishedReleases } from './deployState.ts';

const ids = ['a', 'b', 'c', 'd'].map((letter) => `20261123-153000-${letter.repeat(6)}`);

const begun = (id: string) => ({
  id,
  digest: id,
  site: id,
  version: '1.0.0',
  files: 1,
  bytes: 1,
  published: null,
  replaced: '2026-11-23T15:30:00.000Z',
});

const known: DeployState = { ...emptyState('heron'), releases: ids.map(begun) };

describe('publishedReleases', () => {
  it('are in the order of their publications, whatever the clock of the store said', () => {
    const publication = fc.record({ id: fc.constantFrom(...ids), second: fc.nat({ max: 2 }) });
    fc.assert(
      fc.property(fc.array(publication), (publications) => {
        let state = known;
        for (const { id, second } of publications) {
          const now = `2026-11-23T15:30:0${second}.000Z`;
          state = { ...state, ...madeCurrent(state, id, { now, published: true }) };
        }
        const newestFirst = [...new Set(publications.map(({ id }) => id).reverse())];
        expect(publishedReleases(state).map(({ id }) => id)).toEqual(newestFirst);
      }),
    );
  });

  it('keep their order when one goes back', () => {
    const now = '2026-11-23T15:30:00.000Z';
    let state = known;
    for (const id of ids.slice(0, 3)) {
      state = { ...state, ...madeCurrent(state, id, { now, published: true }) };
    }
    const back = { ...state, ...madeCurrent(state, ids[0] ?? '', { now, published: false }) };
    expect(back.current).toBe(ids[0]);
    expect(publishedReleases(back)).toMatchObject(
      ids
        .slice(0, 3)
        .reverse()
        .map((id) => ({ id })),
    );
  });
});
