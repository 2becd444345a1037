import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostKind, isOwnPath, isUnder, parseAddress } from './address.ts';

const piece = fc.constantFrom(
  ...['https://', 'http:', 'wss://', 'acme', '.', 'com', '127.0.0.1', '0x7f', '1', ':', '443', '/'],
  ...[
    '..',
    '%2e',
    '@',
    '\\',
    '?',
    '#',
    ';',
    ' ',
    "'",
    ',',
    'é',
    '[::1]',
    '-',
    'A',
    '*',
    '\n',
    '%00',
  ],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`),
  fc.webUrl(),
);

describe('parseAddress', () => {
  it('reads an address as a browser does, and takes nothing a policy could misread', () => {
    fc.assert(
      fc.property(text, (written) => {
        const address = parseAddress(written);
        if (!address) return;
        expect(written).toMatch(/^[\w.~%/:?=&[\]-]+$/);
        if (hostKind(address.host) === 'ip') return;
        const url = new URL(written);
        expect(url.hostname).toBe(address.host);
        expect(url.protocol).toBe(`${address.scheme}:`);
        // A question mark with nothing behind it asks nothing.
        expect(url.pathname + (url.search || (address.path.endsWith('?') ? '?' : ''))).toBe(
          address.path || '/',
        );
        expect(url.username).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the parts', () => {
    expect(parseAddress('wss://im.acme.com:8443/ws')).toEqual({
      scheme: 'wss',
      host: 'im.acme.com',
      port: 8443,
      path: '/ws',
    });
    expect(parseAddress('https://acme.com:99999')).toBeNull();
    expect(parseAddress('https://Acme.com')).toBeNull();
  });
});

describe('hostKind', () => {
  it.each([
    ['api.acme.com', 'public'],
    ['xn--fiqs8s.cn', 'public'],
    ['localhost', 'loopback'],
    ['app.localhost', 'loopback'],
    ['127.9.9.9', 'loopback'],
    ['[::1]', 'loopback'],
    ['10.0.0.1', 'ip'],
    ['2130706433', 'ip'],
    ['127.0.0.0x1', 'ip'],
    ['[fe80::1]', 'ip'],
    ['acme.test', 'reserved'],
    ['api.example.com', 'reserved'],
    ['notexample.com', 'public'],
    ['intranet', 'private'],
    ['nas.local', 'private'],
  ])('calls %s %s', (host, kind) => {
    expect(hostKind(host)).toBe(kind);
  });
});

describe('isOwnPath', () => {
  it.each(['/api', '/api/v1', '/im', '/~a/b-c'])('takes %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each(['', '/', '//x', '/x/', '/../x', '/x/..', '/./x', '/x?y', '/x y', 'api', '/\\x'])(
    'refuses %j',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
    },
  );
});

describe('isUnder', () => {
  it('stop at whole labels', () => {
    expect(isUnder('api.acme.com', 'acme.com')).toBe(true);
    expect(isUnder('acme.com', 'acme.com')).toBe(true);
    expect(isUnder('notacme.com', 'acme.com')).toBe(false);
  });
});
