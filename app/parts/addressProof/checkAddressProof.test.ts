import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSigner, type Signer } from '../../../tests/support/transport/signedList.ts';
import { type AddressText, formatAddressText } from '../../lib/money/addressText.ts';
import { type AddressClaim, checkAddressProof } from './checkAddressProof.ts';

const expires = 1795262400;
const asked = {
  brand: 'quedu',
  userId: 'u-demo',
  chainType: 'TRC20',
  address: 'TK845YfJL7hBo765pEJJvrpti2qyXhcL3E',
};
const text = formatAddressText({ ...asked, expires });

/** Signed by the key of SHA-256("wl-demo-record-v1"), by another implementation than the app's. */
const vector: AddressClaim = {
  ...asked,
  proof: {
    text,
    signature:
      'BhqwRMVXMld3BrYAx8CAODur4J9+jxFMyg46Bz9sV3mIAHjtqOw44br2YGtRUhEyfA2ybpenkaYoh4LfFauWBQ==',
  },
  recordKeys: ['8C8bKXjv1zgmuAi/3Ytn0/M4Xerct85xvnVKwulsrBw='],
  now: (expires - 3600) * 1000,
};
const { proof } = vector as { proof: { text: string; signature: string } };

const signer = await createSigner();
const stranger = await createSigner();

/** What the device makes of a proof that some key signed over other words than were asked for. */
async function checkSigned(change: Partial<AddressText>, by: Signer = signer): Promise<string> {
  const said = formatAddressText({ ...asked, expires, ...change });
  const recordKeys = [signer.publicKey];
  return checkAddressProof({
    ...vector,
    proof: { text: said, signature: await by.sign(said) },
    recordKeys,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('checkAddressProof', () => {
  it('takes the proof of the reference', async () => {
    expect(await checkAddressProof(vector)).toBe('valid');
  });

  it('takes it beside another key of the brand, and by the library', async () => {
    const recordKeys = [stranger.publicKey, ...vector.recordKeys];
    expect(await checkAddressProof({ ...vector, recordKeys })).toBe('valid');
    const { subtle } = globalThis.crypto;
    const importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    vi.stubGlobal('crypto', { subtle: { importKey, digest: subtle.digest.bind(subtle) } });
    expect(await checkAddressProof(vector)).toBe('valid');
    expect(await checkAddressProof({ ...vector, recordKeys: [stranger.publicKey] })).toBe(
      'signature',
    );
  });

  it('says what is missing, and what nothing here can check', async () => {
    expect(await checkAddressProof({ ...vector, proof: null })).toBe('missing');
    expect(await checkAddressProof({ ...vector, recordKeys: [] })).toBe('signature');
    vi.stubGlobal('crypto', {});
    expect(await checkAddressProof(vector)).toBe('unverifiable');
  });

  it('refuses the proof with any byte of the text changed', async () => {
    for (let at = 0; at < text.length; at++) {
      for (const bit of [1, 2, 4, 32, 128]) {
        const other = String.fromCharCode(text.charCodeAt(at) ^ bit);
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        const check = await checkAddressProof({ ...vector, proof: { ...proof, text: changed } });
        expect(['damaged', 'signature'], `${at} ${bit}`).toContain(check);
      }
    }
  });

  it('refuses characters that are the same byte, cut or widened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), async (at, n) => {
        const wide = String.fromCharCode(text.charCodeAt(at) + n * 256);
        const changed = text.slice(0, at) + wide + text.slice(at + 1);
        const check = await checkAddressProof({ ...vector, proof: { ...proof, text: changed } });
        expect(check).toBe('damaged');
      }),
    );
  });

  it('refuses the proof with any character of the signature changed', async () => {
    const { signature } = proof;
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=- \n';
    await fc.assert(
      fc.asyncProperty(
        fc.nat(signature.length - 1),
        fc.constantFrom(...digits),
        async (at, digit) => {
          fc.pre(signature[at] !== digit);
          const changed = signature.slice(0, at) + digit + signature.slice(at + 1);
          const claim = { ...vector, proof: { text, signature: changed } };
          expect(['damaged', 'signature']).toContain(await checkAddressProof(claim));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['', 'AAAA', 'no base64', ` ${proof.signature}`, `${proof.signature}\n`])(
    'takes the signature %j for damaged',
    async (signature) => {
      expect(await checkAddressProof({ ...vector, proof: { text, signature } })).toBe('damaged');
    },
  );

  it('refuses the last digit with bits that no byte has', async () => {
    // "BQ==" and "BR==" are the same byte to a lenient reader.
    const signature = proof.signature.replace(/Q==$/, 'R==');
    expect(atob(signature)).toBe(atob(proof.signature));
    expect(await checkAddressProof({ ...vector, proof: { text, signature } })).toBe('damaged');
  });

  it('takes only what was signed for this brand, person, network and address', async () => {
    expect(await checkSigned({})).toBe('valid');
    expect(await checkSigned({}, stranger)).toBe('signature');
    expect(await checkSigned({ brand: 'dieu' })).toBe('otherBrand');
    expect(await checkSigned({ brand: 'Quedu' })).toBe('otherBrand');
    expect(await checkSigned({ userId: 'u-demo2' })).toBe('otherUser');
    expect(await checkSigned({ chainType: 'ERC20' })).toBe('otherNetwork');
    expect(await checkSigned({ address: asked.address.toLowerCase() })).toBe('otherAddress');
    const swapped = { ...vector, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    expect(await checkAddressProof(swapped)).toBe('otherAddress');
  });

  it('takes a proof for what it says, and for nothing else', async () => {
    const word = fc.constantFrom('aa', 'bb', 'AA', 'a-b');
    const network = fc.constantFrom('TRC20', 'ERC20', 'BEP20');
    const parts = fc.record({ brand: word, userId: word, chainType: network, address: network });
    await fc.assert(
      fc.asyncProperty(parts, parts, async (said, wanted) => {
        const signed = formatAddressText({ ...said, expires });
        const check = await checkAddressProof({
          ...wanted,
          proof: { text: signed, signature: await signer.sign(signed) },
          recordKeys: [stranger.publicKey, signer.publicKey],
          now: 0,
        });
        expect(check === 'valid').toBe(JSON.stringify(said) === JSON.stringify(wanted));
      }),
    );
  });

  it('takes no other text that the key signed', async () => {
    const receipt = text.replace('wl-address 1', 'wl-receipt 1');
    const signed = { text: receipt, signature: await signer.sign(receipt) };
    const recordKeys = [signer.publicKey];
    expect(await checkAddressProof({ ...vector, proof: signed, recordKeys })).toBe('damaged');
  });

  it('expires, with the five minutes by which a clock may be wrong', async () => {
    const at = (seconds: number) => checkAddressProof({ ...vector, now: seconds * 1000 });
    expect(await at(expires)).toBe('valid');
    expect(await at(expires + 300)).toBe('valid');
    expect(await at(expires + 301)).toBe('expired');
    expect(await checkSigned({ expires: 0 })).toBe('expired');
  });
});
