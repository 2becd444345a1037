/** Top-level names that never reach the public internet (RFC 2606, RFC 6761, RFC 6762, ICANN). */
export const reservedEndings = ['test', 'example', 'invalid', 'localhost'] as const;

export const privateEndings = [
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'onion',
  'arpa',
] as const;

/** Documentation domains: nobody can run a service there. */
export const documentationDomains = ['example.com', 'example.net', 'example.org'] as const;

/**
 * Providers of which the Public Suffix List names only domains further down (`s3.amazonaws.com`): the
 * names directly below belong to nobody who builds a brand.
 */
export const providerDomains: ReadonlySet<string> = new Set([
  'aliyuncs.com',
  'amazonaws.com',
  'myqcloud.com',
  'windows.net',
]);
