import fc from 'fast-check';

const pieces = fc.constantFrom(
  ...[
    '/',
    '\\',
    '//',
    '/\\',
    '..',
    '.',
    '?',
    '#',
    '@',
    ':',
    '&',
    '%',
    '%2f',
    '%5c',
    '%2e%2e',
    '%00',
  ],
  ...['\t', '\n', '\r', ' ', '\u0000', '\u2028', '\u202e', '。', '／', '﹨', '℀'],
  ...['https:', 'http:', 'javascript:', 'data:text/html,', 'blob:', 'ws:', 'evil.example', '[::1]'],
  ...['/pages/chat/user-info', '/pages/tabBar/mine', '/pages/auth/login', '/pages/modal/webview'],
  ...['?userID=7', '?to=', '?url=https://evil.example', 'user:pass@evil.example', '127.0.0.1:80'],
);

/** Addresses as somebody writes them who wants to lead people to another site. */
export const hostileAddresses: fc.Arbitrary<string> = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((list) => list.join('')),
  fc
    .tuple(fc.constantFrom('/', '\\', '//', '/pages/chat/'), fc.string({ unit: 'binary' }))
    .map((two) => two.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
);
