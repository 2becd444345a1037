import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getFindVideo } from '../../../contract/video/getFindVideo.ts';
import { videosWanted } from './videosWanted.ts';

it('asks for nothing that the call refuses, whatever the address says', () => {
  fc.assert(
    fc.property(
      fc.option(fc.string({ unit: 'binary', maxLength: 50 })),
      fc.option(fc.string({ unit: 'binary', maxLength: 50 })),
      (category, q) => {
        const address = new URLSearchParams({
          ...(category !== null && { category }),
          ...(q !== null && { q }),
        });
        const wanted = videosWanted(address);
        const input = { packageId: 1, category: wanted.category, search: wanted.query ?? '' };
        expect(v.is(getFindVideo.input, input)).toBe(true);
        expect(wanted.query === null).toBe(q === null);
        encodeURIComponent(`${wanted.category}${wanted.query ?? ''}`);
        if (q !== null) expect(wanted.category).toBe('');
      },
    ),
  );
});
