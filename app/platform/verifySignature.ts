import { verifyEd25519 } from './ed25519.ts';

export type SignatureCheck = 'right' | 'wrong' | 'unverifiable';

/**
 * Checks an Ed25519 signature: by the browser, or by a library that is loaded where the browser cannot.
 * @param publicKeys any one of them may have signed. Base64, as the signature.
 * @param message printable ASCII and line breaks.
 */
export async function verifySignature(
  publicKeys: readonly string[],
  signature: string,
  message: string,
): Promise<SignatureCheck> {
  let result: SignatureCheck = 'wrong';
  for (const key of publicKeys) {
    const check = await verifyWith(decode(key), decode(signature), bytesOf(message));
    if (check === 'right') return 'right';
    if (check === 'unverifiable') result = check;
  }
  return result;
}

type Bytes = Uint8Array<ArrayBuffer>;

async function verifyWith(key: Bytes, signature: Bytes, message: Bytes): Promise<SignatureCheck> {
  try {
    const native = await verifyEd25519(key, signature, message);
    if (native !== null) return native ? 'right' : 'wrong';
    const { verifyAsync } = await import('@noble/ed25519');
    // RFC 8032 as strictly as the browsers read it.
    return (await verifyAsync(signature, message, key, { zip215: false })) ? 'right' : 'wrong';
  } catch {
    // The fallback did not load, or has no hash function outside of https.
    return 'unverifiable';
  }
}

/** @throws DOMException for what is no base64 */
function decode(base64: string): Bytes {
  return bytesOf(atob(base64));
}

function bytesOf(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
