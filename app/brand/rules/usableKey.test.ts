import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoRecordKeys } from '../demoRecordKeys.ts';
import { isUsableKey } from './usableKey.ts';

function newKey(): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');

describe('isUsableKey', () => {
  it('takes every key that is made', () => {
    for (const key of [...demoRecordKeys, ...Array.from({ length: 20 }, newKey)]) {
      expect(isUsableKey(key), key).toBe(true);
    }
  });

  it.each([
    ['zeros', '00'.repeat(32)],
    ['the neutral point', `01${'00'.repeat(31)}`],
    ['a point of order 2', `ec${'ff'.repeat(30)}7f`],
    ['a point of order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['a number above the field', `ee${'ff'.repeat(30)}7f`],
    ['no point at all', `02${'00'.repeat(31)}`],
  ])('takes no key made of %s', (_, hex) => {
    expect(isUsableKey(base64(hex))).toBe(false);
  });

  it('takes no other way to write a key', () => {
    const [key] = demoRecordKeys;
    const twice = key.replace(/.=$/, (end) => `${String.fromCharCode(end.charCodeAt(0) + 1)}=`);
    expect(atob(twice)).toBe(atob(key));
    for (const text of [twice, key.slice(0, -1), ` ${key}`, `${key}\n`, key.slice(1), '']) {
      expect(isUsableKey(text), text).toBe(false);
    }
  });

  it('never throws, and refuses most of what is no key', () => {
    fc.assert(fc.property(fc.string(), (text) => !isUsableKey(text)));
    const bytes = fc.sample(fc.uint8Array({ minLength: 32, maxLength: 32 }), 200);
    const taken = bytes.filter((some) => isUsableKey(Buffer.from(some).toString('base64')));
    expect(taken.length).toBeLessThan(50);
  });
});
