import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { superiorCodeIn } from '../../core/session/superiorCode.ts';
import { inviteLink, readInviteLink } from './inviteLink.ts';

const origin = 'https://plain.example';

describe('inviteLink', () => {
  it('hands on the link of the platform', () => {
    expect(inviteLink({ code: 'pro_abcd', url: 'https://go.example/i/pro_abcd' }, origin)).toEqual({
      href: 'https://go.example/i/pro_abcd',
      shown: 'go.example/i/pro_abcd',
    });
  });

  it('makes a link of this site where the platform names none', () => {
    expect(inviteLink({ code: 'pro_abcd', url: '' }, origin)).toEqual({
      href: 'https://plain.example/?code=pro_abcd',
      shown: 'plain.example/?code=pro_abcd',
    });
  });

  it.each(['javascript:alert(1)', 'http://go.example/', 'https://go.example/?token=abc', 'go'])(
    'makes its own instead of %s',
    (url) => {
      expect(inviteLink({ code: 'pro_abcd', url }, origin).href).toBe(
        'https://plain.example/?code=pro_abcd',
      );
    },
  );

  it('carries a code that the app finds again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^pro_[A-Za-z0-9_-]{1,28}$/), (code) => {
        const { href } = inviteLink({ code, url: '' }, origin);
        expect(superiorCodeIn(new URL(href).search).code).toBe(code);
      }),
    );
  });
});

describe('readInviteLink', () => {
  it('reads back what is handed on, at its origin alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^pro_[A-Za-z0-9_-]{1,28}$/), fc.webUrl(), (code, other) => {
        const { href } = inviteLink({ code, url: '' }, origin);
        expect(readInviteLink(href, origin)).toBe(code);
        expect(readInviteLink(href, new URL(other).origin)).toBeNull();
      }),
    );
  });

  it.each([
    ['a site hidden behind credentials', 'https://plain.example@evil.example/?code=pro_ab'],
    ['credentials', 'https://a:b@plain.example/?code=pro_ab'],
    ['another code', `${origin}/?code=sms_1234`],
    ['no code', `${origin}/`],
    ['a code alone', 'pro_abcd'],
    ['an endless text', `${origin}/?code=pro_ab&x=${'a'.repeat(3_000)}`],
  ])('refuses %s', (_what, text) => {
    expect(readInviteLink(text, origin)).toBeNull();
  });
});
