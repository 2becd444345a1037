import { signedMessage } from '../../../app/lib/codeList/codeList.ts';
import { unsignedCodeList } from '../../../app/lib/codeList/parseCodeList.ts';

const algorithm = { name: 'Ed25519' } as const;

export type Signer = { publicKey: string; sign: (message: string) => Promise<string> };

/** A key pair of its own for each test. */
export async function createSigner(): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return {
    publicKey: base64(raw),
    sign: async (message) =>
      base64(
        await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(message)),
      ),
  };
}

type Parts = { addresses: readonly string[]; version: number; expires: number };

/** @returns the text of a list, as a code URL serves it. */
export async function signedList(
  signer: Signer,
  parts: Parts,
  combineId = 'acme',
): Promise<string> {
  const unsigned = unsignedCodeList(parts);
  return `${unsigned}#sig ${await signer.sign(signedMessage(unsigned, combineId))}\n`;
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
