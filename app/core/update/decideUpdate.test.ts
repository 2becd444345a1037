import { describe, expect, it } from 'vitest';
import { decideUpdate } from './decideUpdate.ts';

const own = { id: 'aaa', version: '1.2.0', minimumVersion: '1.0.0' };
const newer = { id: 'bbb', version: '1.3.0', minimumVersion: '1.0.0' };
const usual = { own, latest: newer, wish: null, ignored: [], restarted: null, isAsked: false };

describe('decideUpdate', () => {
  it('offers another release', () => {
    expect(decideUpdate(usual)).toBe('optional');
  });

  it('says nothing about the release at hand', () => {
    expect(decideUpdate({ ...usual, latest: own })).toBeNull();
  });

  it('offers a release of the same version, for the brand may have changed', () => {
    expect(decideUpdate({ ...usual, latest: { ...own, id: 'ccc' } })).toBe('optional');
  });

  it('does not go back to an older release', () => {
    const older = { ...newer, version: '1.1.9', minimumVersion: '9.0.0' };
    expect(decideUpdate({ ...usual, latest: older })).toBeNull();
  });

  it('keeps quiet about an ignored release until the person asks', () => {
    const ignored = ['bbb'];
    expect(decideUpdate({ ...usual, ignored })).toBeNull();
    expect(decideUpdate({ ...usual, ignored, isAsked: true })).toBe('optional');
  });

  it('insists when this version is under the minimum, ignored or not', () => {
    const latest = { ...newer, minimumVersion: '1.2.1' };
    expect(decideUpdate({ ...usual, latest, ignored: ['bbb'] })).toBe('forced');
    const wish = { minimumVersion: '1.2.1', revision: 'bbb' };
    expect(decideUpdate({ ...usual, wish, ignored: ['bbb'] })).toBe('forced');
  });

  it('follows the platform to the release of the site, once', () => {
    const wish = { minimumVersion: '1.0.0', revision: 'bbb' };
    expect(decideUpdate({ ...usual, wish, ignored: ['bbb'] })).toBe('wanted');
    expect(decideUpdate({ ...usual, wish, restarted: 'bbb' })).toBe('optional');
    expect(decideUpdate({ ...usual, wish: { ...wish, revision: 'zzz' } })).toBe('optional');
    expect(decideUpdate({ ...usual, latest: own, wish })).toBeNull();
    expect(
      decideUpdate({ ...usual, latest: own, wish: { ...wish, minimumVersion: '9.0.0' } }),
    ).toBeNull();
  });
});
