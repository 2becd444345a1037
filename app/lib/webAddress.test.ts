import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAddressLength, parseWebAddress } from './webAddress.ts';

describe('parseWebAddress', () => {
  it.each([
    ['https://example.com', 'https://example.com/', 'example.com', ''],
    ['  https://Example.COM/a?b=c#d ', 'https://example.com/a?b=c#d', 'example.com', '/a?b=c#d'],
    ['https://example.com:8443/x', 'https://example.com:8443/x', 'example.com:8443', '/x'],
    ['https://example.com:443/', 'https://example.com/', 'example.com', ''],
  ])('opens %j', (text, href, host, rest) => {
    expect(parseWebAddress(text)).toEqual({ ok: true, href, host, hostShown: host, rest });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['http://example.com', 'not-https'],
    ['//example.com', 'not-https'],
    ['https:example.com', 'not-https'],
    ['https:///example.com', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['data:text/html,x', 'not-https'],
    ['example.com', 'not-https'],
    ['https://example.com\\@evil.com', 'unsafe-characters'],
    ['https://exa\nmple.com', 'unsafe-characters'],
    ['https://example.com/\u202Egnp.exe', 'unsafe-characters'],
    ['https://exam\u200Bple.com', 'unsafe-characters'],
    ['https://example.com/a b', 'unsafe-characters'],
    ['https://good.com@evil.com', 'credentials'],
    ['https://user:pass@example.com', 'credentials'],
    ['https://@example.com', 'credentials'],
    ['https://exa%6Dple.com', 'malformed'],
    ['https://exa mple.com', 'unsafe-characters'],
    ['https://example.com:99999', 'malformed'],
    ['https://localhost/x', 'not-public'],
    ['https://printer.local', 'not-public'],
    ['https://intranet', 'not-public'],
    ['https://127.0.0.1', 'not-public'],
    ['https://0x7f.1', 'not-public'],
    ['https://2130706433', 'not-public'],
    ['https://[::1]/', 'not-public'],
    ['https://example.com./', 'not-public'],
    ['https://example.com/?token=1', 'carries-secret'],
    ['https://example.com/?a=1&chatToken=1', 'carries-secret'],
    ['https://example.com/?ACCESS_TOKEN=1', 'carries-secret'],
    ['https://example.com/#jwt=1', 'carries-secret'],
    ['https://example.com/#/page?token=1', 'carries-secret'],
    ['https://example.com/?%74oken=1', 'carries-secret'],
    ['https://example.com/?%2574oken=1', 'carries-secret'],
    ['https://example.com/?user[password]=1', 'carries-secret'],
    ['https://example.com/?x=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'carries-secret'],
    [`https://example.com/${'a'.repeat(maxAddressLength)}`, 'too-long'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseWebAddress(text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['https://例子.中国/路', '例子.中国'],
    ['https://đặcsản.vn', 'đặcsản.vn'],
    ['https://Español.es', 'español.es'],
    // "apple" in Cyrillic, "paypal" with one Cyrillic letter, a dotless i, a phonetic g.
    ['https://аррӏе.com', 'xn--80ak6aa92e.com'],
    ['https://pаypal.com', 'xn--pypal-4ve.com'],
    ['https://bıg.com', 'xn--bg-hpa.com'],
    ['https://ɡoogle.com', 'xn--oogle-qmc.com'],
    ['https://xn--fiqs8s.cn', 'xn--fiqs8s.cn'],
  ])('shows the host of %j as %j', (text, hostShown) => {
    expect(parseWebAddress(text)).toMatchObject({ ok: true, hostShown });
  });

  it('never throws, and never lets anything but a clean https address through', () => {
    const piece = fc.constantFrom(
      'https://',
      'http://',
      'javascript:',
      'example.com',
      'evil.com',
      '@',
      ':',
      '\\',
      '/',
      '?',
      '#',
      'token=',
      '%2f',
      '%40',
      '\u202E',
      '\t',
      '127.0.0.1',
      '[::1]',
      '..',
      'аррӏе',
      '例子',
      '&',
      '=',
    );
    const messy = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(messy, (pieces) => {
        const result = parseWebAddress(pieces.join(''));
        if (!result.ok) return;
        const url = new URL(result.href);
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password).toBe('');
        expect(url.host).toBe(result.host);
        expect(new URL(`https://${result.hostShown}`).host).toBe(result.host);
        expect(result.href).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\\]/u);
        expect(result.href.length).toBeLessThanOrEqual(maxAddressLength);
      }),
      { numRuns: 800 },
    );
  });

  it('gives the same answer for what it has normalised', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (text) => {
        const first = parseWebAddress(text);
        if (!first.ok) return;
        expect(parseWebAddress(first.href)).toMatchObject({ ok: true, href: first.href });
      }),
    );
  });
});
