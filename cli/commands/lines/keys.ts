import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { BrandError } from '../../errors.ts';
import { readLimited } from '../../files/readLimited.ts';

/** @returns the 32 bytes of the public key in base64, as `lines.publicKeys` and `recordKeys` hold it. */
export function publicKeyText(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** @throws BrandError (2) where the file holds no Ed25519 private key */
export function readPrivateKey(path: string): KeyObject {
  let key: KeyObject | null = null;
  try {
    const bytes = readLimited(path, 16_384);
    if (bytes) key = createPrivateKey(bytes);
  } catch {
    // Whatever is wrong with it, the text of the error might quote the key.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new BrandError({
    code: 'key-unreadable',
    message: `${path} is not a private key that signs lists.`,
    fix: 'Give --key the file that `brand lines keygen` wrote.',
    exitCode: 2,
  });
}

/** @returns the signature in base64. */
export function signText(key: KeyObject, message: string): string {
  return sign(null, Buffer.from(message), key).toString('base64');
}

/** @param publicKeys base64; any one of them may have signed. */
export function isSigned(
  publicKeys: readonly string[],
  signature: string,
  message: string,
): boolean {
  return publicKeys.some((text) => {
    const x = Buffer.from(text, 'base64').toString('base64url');
    try {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64'));
    } catch {
      // No point of the curve: it has signed nothing.
      return false;
    }
  });
}
