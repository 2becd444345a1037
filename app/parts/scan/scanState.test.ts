import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstScanState, type ScanFact, type ScanState, scanReducer } from './scanState.ts';

const stateAfter = (...facts: ScanFact[]): ScanState => facts.reduce(scanReducer, firstScanState);

const opened: ScanFact = { type: 'camera-opened', hasLight: true };
const refused: ScanFact = { type: 'camera-blocked', problem: 'refused' };

const facts = fc.constantFrom<ScanFact>(
  { type: 'camera-asked' },
  opened,
  refused,
  { type: 'camera-blocked', problem: 'readerFailed' },
  { type: 'camera-closed' },
  { type: 'light-switched', isLit: true },
  { type: 'light-failed' },
  { type: 'picture-chosen' },
  { type: 'picture-failed', note: 'nothingFound' },
  { type: 'code-refused', otherApp: null },
  { type: 'code-refused', otherApp: 'other.example' },
  { type: 'code-taken' },
);

describe('scanReducer', () => {
  it('follows the camera from asking to seeing, and off when nobody looks', () => {
    expect(firstScanState.camera.status).toBe('opening');
    expect(stateAfter(opened).camera).toEqual({ status: 'on', hasLight: true, isLit: false });
    expect(stateAfter(opened, { type: 'camera-closed' }).camera).toEqual({ status: 'off' });
  });

  it('keeps on saying why there is no camera until it is asked for again', () => {
    expect(stateAfter(refused, { type: 'camera-closed' }).camera).toEqual({
      status: 'blocked',
      problem: 'refused',
    });
    expect(stateAfter(refused, { type: 'camera-asked' }).camera.status).toBe('opening');
  });

  it('forgets the light with the camera that had it', () => {
    const lit = stateAfter(opened, { type: 'light-switched', isLit: true });
    expect(lit.camera).toMatchObject({ isLit: true });
    expect(scanReducer(scanReducer(lit, { type: 'camera-closed' }), opened).camera).toMatchObject({
      isLit: false,
    });
  });

  it('offers a light that does not obey no more, and says so', () => {
    expect(stateAfter(opened, { type: 'light-failed' })).toMatchObject({
      camera: { status: 'on', hasLight: false },
      note: 'lampFailed',
    });
  });

  it('says that a picture shows no code until another is chosen', () => {
    const nothing = stateAfter(
      { type: 'picture-chosen' },
      { type: 'picture-failed', note: 'nothingFound' },
    );
    expect(nothing).toMatchObject({ isReading: false, note: 'nothingFound' });
    expect(scanReducer(nothing, { type: 'picture-chosen' })).toMatchObject({
      isReading: true,
      note: null,
    });
  });

  it('stays the same object while the camera sees the same foreign code', () => {
    const words: ScanFact = { type: 'code-refused', otherApp: null };
    const foreign = stateAfter(opened, words);
    expect(foreign.note).toBe('foreign');
    expect(scanReducer(foreign, words)).toBe(foreign);
    const other: ScanFact = { type: 'code-refused', otherApp: 'other.example' };
    const named = scanReducer(foreign, other);
    expect(named.note).toEqual({ otherApp: 'other.example' });
    expect(scanReducer(named, { ...other })).toBe(named);
    expect(scanReducer(named, { ...other, otherApp: 'third.example' }).note).toEqual({
      otherApp: 'third.example',
    });
    expect(scanReducer(named, words).note).toBe('foreign');
  });

  it('says nothing else once a code is taken, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(facts), fc.array(facts), (before, later) => {
        const end = stateAfter(...before, { type: 'code-taken' }, ...later);
        expect(end).toMatchObject({ isFound: true, isReading: false, note: null });
      }),
    );
  });
});
