import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../ui/qrPath.ts';
import { friendLink, readFriendLink } from './friendLink.ts';

const origin = 'https://plain.example';
const mirror = 'https://www.plain.example:8443';
const origins = [origin, mirror];
const path = '/pages/chat/user-info';

/** Ids of every script, with what addresses, markup and file names give a meaning. */
const ids = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'%&?#=+/\\@:;,.. \'"<>\t\n'),
      fc.constantFrom('%2F', '🙂', '\u202e'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 20,
  })
  .filter((id) => id.length <= 64);

describe('friendLink', () => {
  it('names the person at the page that shows them', () => {
    expect(friendLink('10000042', origin)).toBe(`${origin}${path}?userID=10000042`);
  });

  it('is read back as the same id, whatever characters it has', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(...origins), (id, from) => {
        expect(readFriendLink(friendLink(id, from), from)).toBe(id);
      }),
    );
  });

  it('fits a code at its longest', () => {
    const link = friendLink('字'.repeat(64), `https://${'a'.repeat(63)}.example`);
    expect(readFriendLink(link, new URL(link).origin)).toBe('字'.repeat(64));
    expect(qrPath(link).size).toBeLessThanOrEqual(177);
  });

  it.each(['', 'a'.repeat(65), '\ud800'])('is not made for %j, which is no id', (id) => {
    expect(() => friendLink(id, origin)).toThrow(RangeError);
  });
});

describe('readFriendLink', () => {
  it.each([
    ['another site', `https://other.example${path}?userID=1`],
    ['a site that begins alike', `https://plain.example.evil.example${path}?userID=1`],
    ['a site hidden behind credentials', `https://plain.example@evil.example${path}?userID=1`],
    ['credentials', `https://a:b@plain.example${path}?userID=1`],
    ['another port', `https://plain.example:444${path}?userID=1`],
    ['no TLS', `http://plain.example${path}?userID=1`],
    ['another page', `${origin}/pages/my/exchange?userID=1`],
    ['a page below', `${origin}${path}/x?userID=1`],
    ['a way around', `${origin}/x/..${path}?userID=1`],
    ['a token', `${origin}${path}?userID=1&token=abc`],
    ['a second person', `${origin}${path}?userID=1&userID=2`],
    ['a fragment', `${origin}${path}?userID=1#token=abc`],
    ['no person', `${origin}${path}`],
    ['nobody', `${origin}${path}?userID=`],
    ['an id too long', `${origin}${path}?userID=${'1'.repeat(65)}`],
    ['script', 'javascript:alert(1)'],
    ['a payment', 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?amount=1'],
    ['an endless text', `${origin}${path}?userID=1${' '.repeat(3_000)}`],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(readFriendLink(text, origin)).toBeNull();
  });

  it('refuses every link of another origin', () => {
    fc.assert(
      fc.property(ids, fc.webUrl(), (id, other) => {
        expect(readFriendLink(friendLink(id, new URL(other).origin), origin)).toBeNull();
      }),
    );
  });

  it('refuses any text, and any link with something put on or taken off, without throwing', () => {
    const links = ids.map((id) => friendLink(id, origin));
    const changed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.tuple(links, fc.constantFrom('&a=1', '#', '#a', ' ', '%', '%zz')).map(([a, b]) => a + b),
      fc.tuple(links, fc.constantFrom(' ', 'x', '\n')).map(([link, before]) => before + link),
    );
    fc.assert(
      fc.property(changed, (text) => {
        expect(readFriendLink(text, origin)).toBeNull();
      }),
    );
  });

  it('reads nothing where the brand has no secure origin', () => {
    const local = 'http://localhost:4173';
    expect(readFriendLink(friendLink('1', local), local)).toBeNull();
  });
});
