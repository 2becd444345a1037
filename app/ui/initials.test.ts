import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Alex Rivera', 'AR'],
    ['theo', 'T'],
    ['María del Carmen Etxeberria', 'ME'],
    ['城西羽毛球馆 每周三', '城'],
    ['Đặng Thị Hương', 'ĐH'],
    ['', ''],
    ['🎉 !!', ''],
    ['42nd street', '4S'],
  ])('of %j are %j', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});

describe('hueOf', () => {
  it('is one of eight, and stays the same for the same key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (key) => {
        expect(hueOf(key)).toMatch(/^h[0-7]$/);
        expect(hueOf(key)).toBe(hueOf(key));
      }),
    );
  });
});
