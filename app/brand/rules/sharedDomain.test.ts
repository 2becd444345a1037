import { describe, expect, it } from 'vitest';
import { isShared, ownedDomain } from './sharedDomain.ts';

describe('isShared', () => {
  it.each(['com', 'co.uk', 'com.my', 'gob.mx', 'nom.br', 'kawasaki.jp', 'xn--55qx5d.cn'])(
    'knows the registry of %s',
    (domain) => {
      expect(isShared(domain)).toBe(true);
    },
  );

  it.each([
    'blogspot.com',
    'cloudfront.net',
    'github.io',
    'herokuapp.com',
    'netlify.app',
    'onrender.com',
    'pages.dev',
    's3.amazonaws.com',
    'vercel.app',
    'workers.dev',
  ])('knows that anyone can sign up below %s', (domain) => {
    expect(isShared(domain)).toBe(true);
  });

  it.each(['amazonaws.com', 'compute.amazonaws.com', 'core.windows.net', 'myqcloud.com'])(
    'takes %s for shared, because the list names only domains below it',
    (domain) => {
      expect(isShared(domain)).toBe(true);
    },
  );

  it.each([
    'acme.com',
    'acme.co.uk',
    'acme.pages.dev',
    'acme.s3.amazonaws.com',
    'acme.blob.core.windows.net',
    'city.kawasaki.jp',
    'x.com',
  ])('leaves %s to its owner', (domain) => {
    expect(isShared(domain)).toBe(false);
  });
});

describe('ownedDomain', () => {
  it.each([
    ['api.acme.com', 'acme.com'],
    ['eu.api.acme.com.my', 'acme.com.my'],
    ['api.acme.pages.dev', 'acme.pages.dev'],
    ['pages.dev', null],
    ['ec2.compute.amazonaws.com', null],
  ])('of %s is %s', (host, domain) => {
    expect(ownedDomain(host)).toBe(domain);
  });
});
