import { expect, it } from 'vitest';
import { element } from '../stamp/markup.ts';
import { policyFaults } from './policyFaults.ts';

const stating = (policy: string): string =>
  element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }) +
  element('link', { rel: 'icon', href: '/favicon.ico' });

it('names each line that the policy of the page stops', () => {
  const page = stating("connect-src 'self' https://acme.com https://*.acme.com:8443");
  const lines = {
    api: ['/api', 'https://acme.com/v1', 'https://api.acme.com:8443', 'https://acme.com:8443'],
    im: 'wss://acme.com',
    codeUrls: ['https://acme.com/{combineId}.txt', 'https://codes.acme.com/list'],
    zones: [],
    publicKeys: [],
  };
  const stopped = ['https://acme.com:8443', 'wss://acme.com', 'https://codes.acme.com/list'];
  expect(policyFaults(page, lines)).toEqual(
    stopped.map((line) => `The Content-Security-Policy of index.html stops the line ${line}.`),
  );
});
