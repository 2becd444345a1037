import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChannel } from './isChannel.ts';

describe('isChannel', () => {
  it('takes no text for a channel but the one that says so', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (ex) => {
        expect(isChannel({ ex })).toBe(false);
      }),
    );
    expect(isChannel({ ex: '{"groupType":"channel","pinned":1}' })).toBe(true);
  });
});
