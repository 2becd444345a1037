import { isExpired } from '../../lib/codeList/judgeCodeList.ts';
import { parseAddressText } from '../../lib/money/addressText.ts';
import { verifySignature } from '../../platform/verifySignature.ts';

export type AddressCheck =
  /** The brand vouches for this address, for this person, on this network. */
  | 'valid'
  /** There is no proof. */
  | 'missing'
  /** Proof or signature is not in its form. */
  | 'damaged'
  /** Signed by another key, or changed since. */
  | 'signature'
  /** This browser could not check it; another attempt may. */
  | 'unverifiable'
  | 'otherBrand'
  | 'otherUser'
  | 'otherNetwork'
  | 'otherAddress'
  | 'expired';

export type AddressClaim = {
  /** As the server sent it. */
  proof: { text: string; signature: string } | null;
  /** combineId of the brand. */
  brand: string;
  userId: string;
  chainType: string;
  address: string;
  /** Ed25519 public keys of the brand file, base64. */
  recordKeys: readonly string[];
  /** Milliseconds since 1970, by a clock that may be wrong by five minutes. */
  now: number;
};

/** 64 bytes in base64; the four bits that are left over are zero, so that nothing else reads the same. */
const signatureForm = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

/**
 * Checks whether the brand vouches for a deposit address. Only an address that is `valid` may be shown,
 * copied or drawn as a code; only a demo brand without record keys shows its addresses without a proof.
 * Never rejects.
 */
export async function checkAddressProof(claim: AddressClaim): Promise<AddressCheck> {
  const { proof, recordKeys, now } = claim;
  if (proof === null) return 'missing';
  const parts = parseAddressText(proof.text);
  if (!parts || !signatureForm.test(proof.signature)) return 'damaged';
  // What a text says counts only once it is known who says it.
  const signed = await verifySignature(recordKeys, proof.signature, proof.text);
  if (signed !== 'right') return signed === 'wrong' ? 'signature' : 'unverifiable';
  if (parts.brand !== claim.brand) return 'otherBrand';
  if (parts.userId !== claim.userId) return 'otherUser';
  if (parts.chainType !== claim.chainType) return 'otherNetwork';
  if (parts.address !== claim.address) return 'otherAddress';
  return isExpired(parts.expires, now) ? 'expired' : 'valid';
}
