import { describe, expect, it } from 'vitest';
import { readAddress } from './readAddress.ts';

const own = ['https://plain.example', 'http://localhost:4173'];
const kind = (pathname: string, path: string) => ({
  pathOf(text: string, origin: string) {
    const address = URL.canParse(text) ? new URL(text) : null;
    return address?.origin === origin && address.pathname === pathname ? path : null;
  },
});
const read = (text: string) =>
  readAddress(text, [kind('/friend', '/a'), kind('/invite', '/b')], own);

describe('readAddress', () => {
  it.each([
    ['https://plain.example/friend', '/a'],
    ['https://plain.example/invite', '/b'],
    ['http://localhost:4173/invite', '/b'],
  ])('leads from %s to %s', (text, path) => {
    expect(read(text)).toEqual({ path });
  });

  it.each([
    ['https://other.example/friend', 'other.example'],
    ['https://other.example:8443/invite', 'other.example:8443'],
    // What looks like Latin letters is shown as what it is.
    ['https://рlain.example/friend', 'xn--lain-f6d.example'],
  ])('names the app of %s as %s', (text, otherApp) => {
    expect(read(text)).toEqual({ isTaken: false, otherApp });
  });

  it.each([
    'https://other.example/news',
    'https://plain.example/news',
    'http://other.example/friend',
    'https://a:b@other.example/friend',
    'javascript:alert(1)',
    'Hello',
    '',
  ])('knows no app for %j', (text) => {
    expect(read(text)).toEqual({ isTaken: false, otherApp: null });
  });
});
