import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loudest, peaksOf, readPeaks, resample, sentPeaks } from './voicePeaks.ts';

describe('readPeaks', () => {
  it('gives numbers in their bounds, or nothing, whatever a message carries', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ peaks: fc.anything() }).map((ex) => JSON.stringify(ex)),
      fc.array(fc.double(), { maxLength: 700 }).map((peaks) => JSON.stringify({ peaks })),
    );
    fc.assert(
      fc.property(anything, (ex) => {
        const peaks = readPeaks(ex);
        if (peaks === null) return;
        expect(peaks.length).toBeGreaterThan(1);
        expect(peaks.length).toBeLessThanOrEqual(500);
        for (const peak of peaks) expect(peak >= 0 && peak <= loudest).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('reads what a recording is sent with', () => {
    const peaks = peaksOf([0.1, 0.5, 0.25]);
    expect(readPeaks(JSON.stringify({ peaks }))).toEqual(peaks);
  });

  it.each(['', 'null', '[]', '{"peaks":[]}', '{"peaks":[1,"2"]}', '{"peaks":[1,null]}', '{"pe'])(
    'has nothing of %s',
    (ex) => expect(readPeaks(ex)).toBeNull(),
  );

  it('does not read a drawing of another size', () => {
    expect(readPeaks(JSON.stringify({ peaks: Array(501).fill(1) }))).toBeNull();
    expect(readPeaks(`{"peaks":[1,2],"more":"${'x'.repeat(20_000)}"}`)).toBeNull();
  });
});

describe('peaksOf', () => {
  it('draws the whole recording in so many whole numbers, the loudest moment the highest', () => {
    const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2_000 });
    fc.assert(
      fc.property(levels, (heard) => {
        const peaks = peaksOf(heard);
        if (Math.max(0, ...heard) === 0) {
          expect(peaks).toEqual([]);
          return;
        }
        expect(peaks).toHaveLength(sentPeaks);
        expect(Math.max(...peaks)).toBe(loudest);
        for (const peak of peaks) expect(Number.isInteger(peak) && peak >= 0).toBe(true);
      }),
    );
  });
});

it('resample keeps each value in its part, and the largest of all', () => {
  const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 100 }), (given, count) => {
      const taken = resample(given, count);
      expect(taken).toHaveLength(count);
      for (const one of taken) expect(given).toContain(one);
      if (count <= given.length) expect(Math.max(...taken)).toBe(Math.max(...given));
    }),
  );
});
