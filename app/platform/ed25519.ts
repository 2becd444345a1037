type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Checks an Ed25519 signature with the browser's own cryptography.
 * @returns null where the browser does not know Ed25519, or has no cryptography outside of https.
 */
export async function verifyEd25519(
  publicKey: Bytes,
  signature: Bytes,
  message: Bytes,
): Promise<boolean | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  try {
    const key = await subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, ['verify']);
    return await subtle.verify({ name: 'Ed25519' }, key, signature, message);
  } catch {
    // Either the algorithm is missing or the key is no point of the curve; the fallback tells which.
    return null;
  }
}
