import { eq } from 'drizzle-orm';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import { makeAddress } from '../../../app/lib/chainAddress/makeAddress.ts';
import type { Queries } from '../../database/database.ts';
import { chainTransfers } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { chainFacts } from './chains.data.ts';
import type { TransferRow } from './findTransfer.ts';

/** How a transfer comes out: as it should, or wrong in one way. */
export const transferCases = [
  'right',
  'wrongNetwork',
  'wrongToken',
  'otherAddress',
  'unconfirmed',
  'reverted',
] as const;
export type TransferCase = (typeof transferCases)[number];

/** The network somebody takes by mistake. */
const mistaken = { TRC20: 'ERC20', ERC20: 'BEP20', BEP20: 'ERC20' } as const;

export type WantedTransfer = {
  chainType: ChainType;
  address: string;
  token: string;
  micro: number;
  /** Null for as many as the network needs. */
  confirmations: number | null;
  /** Changes one of the others. */
  outcome: TransferCase;
};

/** Makes up a transfer. @returns it, with the hash to report. */
export async function makeTransfer(
  tx: Queries,
  { now, randomBytes }: Pick<Services, 'now' | 'randomBytes'>,
  { chainType, outcome, ...wanted }: WantedTransfer,
): Promise<TransferRow> {
  const digits = Buffer.from(randomBytes(32)).toString('hex');
  const needed = chainFacts[chainType].confirmations;
  const network = outcome === 'wrongNetwork' ? mistaken[chainType] : chainType;
  const isElsewhere = outcome === 'otherAddress';
  const row: TransferRow = {
    // In the form of the network it is reported for, so that only the check finds the mistake.
    txHash: chainType === 'TRC20' ? digits : `0x${digits}`,
    chainType: network,
    address: isElsewhere ? makeAddress(chainType, randomBytes(20)) : wanted.address,
    token: outcome === 'wrongToken' ? 'USDC' : wanted.token,
    micro: wanted.micro,
    confirmations: outcome === 'unconfirmed' ? 0 : (wanted.confirmations ?? needed),
    isReverted: outcome === 'reverted',
    createdAt: now(),
  };
  await tx.insert(chainTransfers).values(row);
  return row;
}

/** What becomes of a transfer later. @returns whether there is such a one. */
export async function changeTransfer(
  tx: Queries,
  txHash: string,
  to: 'confirmed' | 'reverted',
): Promise<boolean> {
  const isIt = eq(chainTransfers.txHash, txHash);
  const found = await tx.select().from(chainTransfers).where(isIt).get();
  if (!found) return false;
  const { confirmations } = chainFacts[found.chainType as ChainType];
  const change = to === 'reverted' ? { isReverted: true } : { confirmations };
  await tx.update(chainTransfers).set(change).where(isIt);
  return true;
}
