import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupCode } from '../../contract/groups/group.ts';
import { groupLink, readGroupLink } from './groupLink.ts';

const origin = 'https://plain.example';
const codes = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

describe('groupLink', () => {
  it('is read back at its origin alone', () => {
    fc.assert(
      fc.property(codes, fc.webUrl(), (code, other) => {
        expect(v.is(groupCode, code)).toBe(true);
        const link = groupLink(code, origin);
        expect(readGroupLink(link, origin)).toBe(code);
        expect(readGroupLink(link, new URL(other).origin)).toBeNull();
      }),
    );
  });

  it('takes no text for a code that the contract would not take', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), codes), (text) => {
        const code = readGroupLink(`${origin}/pages/chat/group-join?code=${text}`, origin);
        if (code !== null) expect(v.is(groupCode, code)).toBe(true);
      }),
    );
  });

  it.each([
    [
      'a site hidden behind credentials',
      'https://plain.example@evil.example/pages/chat/group-join?code=ab',
    ],
    ['credentials', 'https://a:b@plain.example/pages/chat/group-join?code=ab'],
    ['another page', `${origin}/pages/chat/group-info?code=ab`],
    ['something more', `${origin}/pages/chat/group-join?code=ab&x=1`],
    ['no code', `${origin}/pages/chat/group-join`],
    ['an address without encryption', 'http://plain.example/pages/chat/group-join?code=ab'],
    ['an endless code', `${origin}/pages/chat/group-join?code=${'a'.repeat(3_000)}`],
  ])('refuses %s', (_what, text) => {
    expect(readGroupLink(text, origin)).toBeNull();
    expect(readGroupLink(text, new URL(text).origin)).toBeNull();
  });
});
