import type { LocaleId } from '../../../app/brand/locales.ts';
import type { RechargeDetails } from '../../../app/contract/recharge/rechargeDetails.ts';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import type { Queries } from '../../database/database.ts';
import type { OrderRow } from '../orders.ts';
import { claimedPoints } from './rechargeClaim.ts';
import { rechargeRowOf } from './rechargeRow.ts';
import { transferName } from './transferMethods.ts';

/** @returns what was reported and what arrived, as its person sees it. */
export async function viewRecharge(
  db: Queries,
  { orderNo, amount, status }: OrderRow,
  locale: LocaleId,
): Promise<RechargeDetails> {
  const row = await rechargeRowOf(db, orderNo);
  const points = status === 1 ? amount : null;
  if (row.method === 'transfer') {
    return {
      ...{ method: 'transfer', name: transferName(locale), points },
      reference: row.reference ?? '',
      claimed: claimedPoints(row),
      proof: row.proof,
    };
  }
  const { chainType, txHash, address, claimedMicro, receivedMicro, rate } = row;
  if (!chainType || !txHash || !address || claimedMicro === null || rate === null)
    throw new Error('A recharge in USDT is not whole.');
  return {
    ...{ method: 'usdt', chainType: chainType as ChainType, txHash, address },
    ...{ claimedMicro, receivedMicro, rate, points },
  };
}
