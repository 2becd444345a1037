import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { superiorCodeIn } from './superiorCode.ts';

describe('superiorCodeIn', () => {
  it('finds the code under any name, and takes it out of the address', () => {
    expect(superiorCodeIn('?code=pro_abc1')).toEqual({ code: 'pro_abc1', rest: '' });
    expect(superiorCodeIn('?view=register&i=pro_X-9_z')).toEqual({
      code: 'pro_X-9_z',
      rest: '?view=register',
    });
  });

  it('finds it in a link to a video or a list of them, which goes on to where it leads', () => {
    expect(superiorCodeIn('?section=video&code=pro_abc1')).toEqual({
      code: 'pro_abc1',
      rest: '?section=video',
    });
    expect(superiorCodeIn('?code=pro_abc1&id=v-42')).toEqual({
      code: 'pro_abc1',
      rest: '?id=v-42',
    });
  });

  it('leaves every other query as it is', () => {
    for (const search of ['', '?view=forget', '?code=abc', '?code=pro_', '?code=pro_%3Cb%3E']) {
      expect(superiorCodeIn(search)).toEqual({ code: null, rest: search });
    }
  });

  it('takes any query', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { code } = superiorCodeIn(search);
        expect(code === null || /^pro_[A-Za-z0-9_-]{0,28}$/.test(code)).toBe(true);
      }),
    );
  });
});
