import { describe, expect, it } from 'vitest';
import { noUpdate, reduceUpdate, type UpdateFact, type UpdateState } from './updateAtom.ts';

const release = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };

function stateAfter(...facts: UpdateFact[]): UpdateState {
  return facts.reduce(reduceUpdate, noUpdate);
}

describe('reduceUpdate', () => {
  it('shows that a check runs, and how it ended', () => {
    expect(stateAfter({ type: 'check-started' }).check).toBe('checking');
    expect(stateAfter({ type: 'check-started' }, { type: 'check-failed' }).check).toBe('failed');
    expect(stateAfter({ type: 'check-started' }, { type: 'nothing-found' }).check).toBe('current');
  });

  it('keeps an optional offer until it is declined', () => {
    const found: UpdateFact = { type: 'update-found', release, isForced: false, isAsked: false };
    expect(stateAfter(found).offer).toEqual({ release, isForced: false, isAsked: false });
    expect(stateAfter(found, { type: 'offer-declined' })).toEqual(noUpdate);
  });

  it('does not let a forced offer go', () => {
    const found: UpdateFact = { type: 'update-found', release, isForced: true, isAsked: false };
    expect(stateAfter(found, { type: 'offer-declined' }).offer).not.toBeNull();
    expect(stateAfter(found, { type: 'nothing-found' }).offer).not.toBeNull();
  });

  it('can try again after an update that failed', () => {
    const found: UpdateFact = { type: 'update-found', release, isForced: true, isAsked: false };
    const failed = stateAfter(found, { type: 'update-started' }, { type: 'update-failed' });
    expect(failed.work).toBe('failed');
    expect(reduceUpdate(failed, { type: 'update-started' }).work).toBe('updating');
  });

  it('cannot update to nothing', () => {
    expect(stateAfter({ type: 'update-started' }).work).toBe('idle');
  });
});
