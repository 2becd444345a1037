import { createHash } from 'node:crypto';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import { makeAddress } from '../../../app/lib/chainAddress/makeAddress.ts';
import type { WalletOwner } from '../wallets.ts';

/**
 * @returns the address of a person on a network: valid, checked, and nobody's. Nothing sent there is
 * ever seen again.
 */
export function depositAddress(chainType: ChainType, { userId, packageId }: WalletOwner): string {
  const text = `wl-demo-address|${chainType}|${packageId}|${userId}`;
  return makeAddress(chainType, createHash('sha256').update(text).digest().subarray(0, 20));
}
