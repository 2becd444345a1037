import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSigner } from '../../tests/support/transport/signedList.ts';
import { verifySignature } from './verifySignature.ts';

const signer = await createSigner();
const stranger = await createSigner();
const message = 'https://a.acme.test\n#v 1\n#expires 1\n\nacme';
const signature = await signer.sign(message);
const keys = [stranger.publicKey, signer.publicKey];

afterEach(() => vi.unstubAllGlobals());

/** A browser whose cryptography knows hashes, but not Ed25519. */
function withoutEd25519(): void {
  const { subtle } = globalThis.crypto;
  const importKey = () =>
    Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  const digest = subtle.digest.bind(subtle);
  vi.stubGlobal('crypto', { subtle: { importKey, digest } });
}

describe.each([
  ['the browser', () => undefined],
  ['the library', withoutEd25519],
])('verifySignature by %s', (_name, prepare) => {
  it('takes the signature of any pinned key', async () => {
    prepare();
    expect(await verifySignature(keys, signature, message)).toBe('right');
    expect(await verifySignature([stranger.publicKey], signature, message)).toBe('wrong');
    expect(await verifySignature([], signature, message)).toBe('wrong');
  });

  it('takes no message, signature or key with a bit turned', async () => {
    prepare();
    const flip = (text: string, bit: number) => {
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
      const at = Math.floor(bit / 8) % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
      return String.fromCharCode(...bytes);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(4096),
        fc.constantFrom('message', 'signature', 'key'),
        async (bit, part) => {
          const check = verifySignature(
            [part === 'key' ? btoa(flip(atob(signer.publicKey), bit)) : signer.publicKey],
            part === 'signature' ? btoa(flip(atob(signature), bit)) : signature,
            part === 'message' ? flip(message, bit) : message,
          );
          expect(await check).not.toBe('right');
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('says so where nothing can check a signature', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifySignature(keys, signature, message)).toBe('unverifiable');
});
