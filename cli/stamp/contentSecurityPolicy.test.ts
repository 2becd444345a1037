import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import { resolveBrand } from '../../app/brand/resolve.ts';
import { checkLineAddress } from '../../app/lib/codeList/lineAddress.ts';
import { mayLoadPicture } from '../../app/lib/pictureHost.ts';
import { brandFile } from '../../tests/support/fixtureBrands.ts';
import { letsThrough, parsePolicy } from '../verify/policySources.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

function directivesOf(lines: Partial<Brand['lines']>, demo = false): Map<string, string[]> {
  const own = { api: ['/api'], im: '/im', zones: [], ...lines };
  const source = brandFile('acme', { lines: own, demo }) as Parameters<typeof resolveBrand>[1];
  return parsePolicy(contentSecurityPolicy(resolveBrand('acme', source), []));
}

const port = fc.constantFrom('', ':8443', ':10001');
const zone = fc.tuple(fc.constantFrom('acme.com', 'im.acme.com', 'other.net'), port);
const zones = fc.array(zone.map((parts) => parts.join('')));
const host = fc.constantFrom(
  'acme.com',
  'api.acme.com',
  'x.im.acme.com',
  'notacme.com',
  'other.net',
);
const address = fc
  .tuple(host, fc.oneof(port, fc.constant(':443')))
  .map((parts) => `https://${parts.join('')}/v1`);

describe('contentSecurityPolicy', () => {
  it('lets through the same lines and pictures as the app and the signed lists do', () => {
    fc.assert(
      fc.property(zones, address, (declared, line) => {
        const policy = directivesOf({ zones: declared });
        const is = (directive: string, to: string) => letsThrough(policy.get(directive) ?? [], to);
        const isLine = checkLineAddress(line, declared).ok;
        expect(is('connect-src', line)).toBe(isLine);
        expect(is('connect-src', line.replace('https:', 'wss:'))).toBe(isLine);
        const isPicture = mayLoadPicture(new URL(line), 'https://app.example', declared);
        expect(is('img-src', line)).toBe(isPicture);
        expect(is('media-src', line)).toBe(isPicture);
      }),
    );
  });

  it('lets a demo reach the lines of this machine, and no other brand anything but its zones', () => {
    const lines = { api: ['/api', 'http://localhost:8787/v1'], im: 'ws://im.localhost:10001' };
    const connect = ["'self'", 'http://localhost:8787', 'ws://im.localhost:10001'];
    expect(directivesOf(lines, true).get('connect-src')).toEqual(connect);
    expect(directivesOf(lines).get('connect-src')).toEqual(["'self'"]);
  });
});
