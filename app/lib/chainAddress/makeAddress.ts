import { toBase58check } from './base58check.ts';
import { withChecksum } from './eip55.ts';
import type { Network } from './network.ts';

const tronPrefix = 0x41;

/** @param bytes the 20 bytes of an account. @returns its address on a network, with checksum. */
export function makeAddress(network: Network, bytes: Uint8Array): string {
  if (network === 'TRC20') return toBase58check(Uint8Array.from([tronPrefix, ...bytes]));
  return withChecksum([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}
