import { fromBase58check } from './base58check.ts';
import { withChecksum } from './eip55.ts';
import type { Network } from './network.ts';

/** `checksumMissing`: in one case only, so that a wrong digit would go unnoticed. */
export type AddressCheck = 'valid' | 'checksumMissing' | 'invalid';

const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const tronPrefix = 0x41;
const evmShape = /^0x[0-9a-fA-F]{40}$/;

/**
 * Whether a text is an address of a network, as far as its checksum can tell. It does not tell
 * Ethereum and BNB Smart Chain apart: their addresses look the same.
 */
export function checkAddress(network: Network, text: string): AddressCheck {
  if (network === 'TRC20') return isTronAddress(text) ? 'valid' : 'invalid';
  if (!evmShape.test(text)) return 'invalid';
  const hex = text.slice(2);
  if (withChecksum(hex) === text) return 'valid';
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() ? 'checksumMissing' : 'invalid';
}

function isTronAddress(text: string): boolean {
  if (!tronShape.test(text)) return false;
  const payload = fromBase58check(text);
  return payload !== null && payload.length === 21 && payload[0] === tronPrefix;
}
