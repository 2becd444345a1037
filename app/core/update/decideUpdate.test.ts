import { describe, expect, it } from 'vitest';
import { decideUpdate } from './decideUpdate.ts';

const own = { id: 'aaa', version: '1.2.0', minimumVersion: '1.0.0' };
const newer = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };
const usual = { own, latest: newer, ignored: [], isAsked: false };

describe('decideUpdate', () => {
  it('offers another release', () => {
    expect(decideUpdate(usual)).toEqual({ kind: 'optional', release: newer });
  });

  it('says nothing about the release at hand', () => {
    expect(decideUpdate({ ...usual, latest: own })).toEqual({ kind: 'none' });
  });

  it('offers a release of the same version, for the brand may have changed', () => {
    const restamped = { ...own, id: 'ccc' };
    expect(decideUpdate({ ...usual, latest: restamped }).kind).toBe('optional');
  });

  it('does not go back to an older release', () => {
    const older = { ...newer, version: '1.1.9', minimumVersion: '9.0.0' };
    expect(decideUpdate({ ...usual, latest: older })).toEqual({ kind: 'none' });
  });

  it('keeps quiet about an ignored release until the person asks', () => {
    const ignored = ['bbb'];
    expect(decideUpdate({ ...usual, ignored }).kind).toBe('none');
    expect(decideUpdate({ ...usual, ignored, isAsked: true }).kind).toBe('optional');
  });

  it('insists when this version is under the minimum, ignored or not', () => {
    const latest = { ...newer, minimumVersion: '1.2.1' };
    expect(decideUpdate({ ...usual, latest, ignored: ['bbb'] })).toEqual({
      kind: 'forced',
      release: latest,
    });
  });
});
