import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoRecordKeys } from './demoRecordKeys.ts';

/** Before the seed in the DER of an Ed25519 private key (RFC 8410). */
const head = Buffer.from('302e020100300506032b657004220420', 'hex');

it('holds the key that follows from the published word', () => {
  const made = ['wl-demo-record-v1'].map((word) => {
    const seed = createHash('sha256').update(word).digest();
    const der = Buffer.concat([head, seed]);
    const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  });
  expect(demoRecordKeys).toEqual(made);
});
