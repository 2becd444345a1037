import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import { formatAddressText } from '../../../app/lib/money/addressText.ts';

/** What comes before the 32 bytes of a private key of Ed25519 in PKCS #8. */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
/** How long a proof is good for, in ms. */
const lifetime = 24 * 3_600_000;

/** Everybody can make it: it signs for demo brands alone. */
const demoRecordKey = createPrivateKey({
  key: Buffer.concat([keyPrefix, createHash('sha256').update('wl-demo-record-v1').digest()]),
  format: 'der',
  type: 'pkcs8',
});

/** Public half of the key the sandbox signs with: 32 bytes in base64, for `recordKeys` of a brand. */
export const demoRecordPublicKey = createPublicKey(demoRecordKey)
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('base64');

export type AddressClaim = {
  /** `combineId` of the brand. */
  brand: string;
  userId: string;
  chainType: ChainType;
  address: string;
};

/**
 * @param now milliseconds.
 * @returns what binds an address to brand, person and network, signed: lines of ASCII, and base64.
 */
export function proveAddress(
  { brand, userId, chainType, address }: AddressClaim,
  now: number,
): { text: string; signature: string } {
  const expires = Math.floor((now + lifetime) / 1000);
  const text = formatAddressText({ brand, userId, chainType, address, expires });
  return { text, signature: sign(null, Buffer.from(text), demoRecordKey).toString('base64') };
}
