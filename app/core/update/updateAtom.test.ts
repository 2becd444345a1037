import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noUpdate,
  type Offer,
  reduceUpdate,
  type UpdateFact,
  type UpdateState,
} from './updateAtom.ts';

const release = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };
const found = (kind: Offer['kind'], id = 'bbb'): UpdateFact => ({
  type: 'update-found',
  release: { ...release, id },
  kind,
  isAsked: false,
});

const stateAfter = (...facts: UpdateFact[]): UpdateState => facts.reduce(reduceUpdate, noUpdate);

describe('reduceUpdate', () => {
  it('shows that a check runs, and how it ended', () => {
    expect(stateAfter({ type: 'check-started' }).check).toBe('checking');
    expect(stateAfter({ type: 'check-started' }, { type: 'check-failed' }).check).toBe('failed');
    expect(stateAfter({ type: 'check-started' }, { type: 'nothing-found' }).check).toBe('current');
  });

  it('keeps an optional offer until it is declined', () => {
    expect(stateAfter(found('optional')).offer).toEqual({
      release,
      kind: 'optional',
      isAsked: false,
    });
    expect(stateAfter(found('optional'), { type: 'offer-declined' })).toEqual(noUpdate);
  });

  it('does not let a forced offer go', () => {
    expect(stateAfter(found('forced'), { type: 'offer-declined' }).offer).not.toBeNull();
    expect(stateAfter(found('forced'), { type: 'nothing-found' }).offer).not.toBeNull();
  });

  it('takes what the platform wants for accepted, and another only once somebody accepts it', () => {
    expect(stateAfter(found('wanted')).isAccepted).toBe(true);
    expect(stateAfter(found('forced')).isAccepted).toBe(false);
    expect(stateAfter(found('optional'), { type: 'update-accepted' }).isAccepted).toBe(true);
  });

  it('goes from the first byte to the restart', () => {
    const facts: UpdateFact[] = [
      found('optional'),
      { type: 'download-started' },
      { type: 'download-progressed', received: 1, total: 2 },
      { type: 'download-progressed', received: 2, total: 2 },
      { type: 'release-installed' },
      { type: 'update-accepted' },
      { type: 'restart-held', by: 'message' },
      { type: 'restart-began' },
    ];
    const phases = facts.map((_, index) => stateAfter(...facts.slice(0, index + 1)).work.phase);
    expect(phases).toEqual([
      ...['idle', 'downloading', 'downloading', 'installing'],
      ...['ready', 'ready', 'held', 'restarting'],
    ]);
  });

  it('can try again after an update that failed', () => {
    const failed = stateAfter(
      found('forced'),
      { type: 'update-accepted' },
      { type: 'update-failed', problem: 'format' },
    );
    expect(failed.work).toEqual({ phase: 'failed', problem: 'format' });
    expect(reduceUpdate(failed, { type: 'update-accepted' }).work.phase).toBe('idle');
  });

  it('begins anew with another release', () => {
    const ready = stateAfter(found('optional'), { type: 'release-installed' });
    expect(reduceUpdate(ready, found('optional')).work.phase).toBe('ready');
    expect(reduceUpdate(ready, found('optional', 'ccc')).work.phase).toBe('idle');
  });
});

const fact: fc.Arbitrary<UpdateFact> = fc.oneof(
  fc.constantFrom<UpdateFact>(
    ...(['optional', 'wanted', 'forced'] as const).flatMap((kind) => [
      found(kind),
      found(kind, 'ccc'),
    ]),
    ...(
      [
        ...['check-started', 'check-failed', 'nothing-found', 'offer-declined', 'page-shown'],
        ...['page-left', 'update-accepted', 'download-started', 'release-installed'],
        ...['restart-began'],
      ] as const
    ).map((type) => ({ type }) as UpdateFact),
    { type: 'restart-held', by: 'typing' },
    { type: 'update-failed', problem: 'download' },
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(
    ([one, other]): UpdateFact => ({
      type: 'download-progressed',
      received: Math.min(one, other),
      total: Math.max(one, other),
    }),
  ),
);

describe('whatever happens', () => {
  const each = (look: (before: UpdateState, fact: UpdateFact, after: UpdateState) => void) =>
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 30 }), (facts) => {
        let state = noUpdate;
        for (const one of facts) {
          const next = reduceUpdate(state, one);
          look(state, one, next);
          state = next;
        }
      }),
    );

  it('restarts only with a whole release that somebody accepted', () => {
    each((before, _, { work }) => {
      if (work.phase !== 'restarting' || before.work.phase === 'restarting') return;
      expect(['ready', 'held']).toContain(before.work.phase);
      expect([before.isAccepted, before.offer === null]).toEqual([true, false]);
    });
  });

  it('is ready only by an installation', () => {
    each((before, { type }, { work }) => {
      if (work.phase === 'ready' && before.work.phase !== 'ready')
        expect(type).toBe('release-installed');
    });
  });

  it('has nothing at work without an offer, and keeps a forced one', () => {
    each((before, { type }, { offer, work, isAccepted }) => {
      if (!offer) expect([work.phase, isAccepted]).toEqual(['idle', false]);
      if (before.offer?.kind === 'forced' && type !== 'update-found')
        expect(offer).toBe(before.offer);
    });
  });

  it('has never more than there is', () => {
    each((_before, _fact, { work }) => {
      if (work.phase === 'downloading') expect(work.received).toBeLessThanOrEqual(work.total);
    });
  });
});
