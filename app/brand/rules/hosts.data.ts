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

/** Second labels under which registries sell names, e.g. `co.uk`. */
export const registryLabels = [
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'go',
  'info',
  'mil',
  'ne',
  'net',
  'nom',
  'or',
  'org',
];

/** Domains whose sub-domains belong to anyone who signs up. */
export const sharedDomains: ReadonlySet<string> = new Set([
  'aliyuncs.com',
  'amazonaws.com',
  'azurewebsites.net',
  'blogspot.com',
  'cloudfront.net',
  'deno.dev',
  'firebaseapp.com',
  'fly.dev',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'myqcloud.com',
  'netlify.app',
  'ngrok.io',
  'ngrok-free.app',
  'onrender.com',
  'pages.dev',
  'r2.dev',
  'surge.sh',
  'trycloudflare.com',
  'vercel.app',
  'web.app',
  'windows.net',
  'workers.dev',
]);
