import { eq } from 'drizzle-orm';
import type { RechargeReason } from '../../../app/contract/recharge/rechargeReason.ts';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import type { Queries } from '../../database/database.ts';
import { chainTransfers } from '../../database/schema.ts';
import { chainFacts } from './chains.data.ts';
import { formatMicro } from './formatMicro.ts';
import type { RechargeRow } from './rechargeClaim.ts';
import { rechargeRowOf } from './rechargeRow.ts';

export type TransferRow = typeof chainTransfers.$inferSelect;

/** What the check of a reported transfer found. */
export type Finding = {
  verdict: 'arrived' | 'waiting' | 'refused' | 'byHand';
  /** For the operator, in English. */
  sentence: string;
  /** Millionths of 1 USDT that arrived; null where none did. */
  receivedMicro: number | null;
  /** Why it would be refused. */
  reason: RechargeReason | null;
};

/**
 * Looks on the made-up networks for the transfer that a recharge reports.
 * @returns what it found; a transfer of money between banks is for the operator to look up.
 */
export async function findTransfer(db: Queries, order: { orderNo: string }): Promise<Finding> {
  const report = await rechargeRowOf(db, order.orderNo);
  if (report.method === 'transfer') {
    const sentence = `Look for the reference ${report.reference} on the operator's account.`;
    return { verdict: 'byHand', sentence, receivedMicro: null, reason: null };
  }
  const found = await db
    .select()
    .from(chainTransfers)
    .where(eq(chainTransfers.txHash, report.txHash ?? ''))
    .get();
  return found
    ? compare(report, found)
    : refused('notFound', 'There is no such transaction on any network.');
}

function compare(report: RechargeRow, found: TransferRow): Finding {
  const { chainType, address, token, micro, confirmations, isReverted } = found;
  if (isReverted) return refused('notFound', 'The transaction was reverted: nothing was moved.');
  if (chainType !== report.chainType) {
    return refused('wrongNetwork', `It is a transaction on ${chainType}.`);
  }
  if (token !== 'USDT') return refused('wrongToken', `It moved ${token}.`);
  if (address !== report.address) return refused('wrongAddress', `It went to ${address}.`);
  const needed = chainFacts[chainType as ChainType].confirmations;
  const arrived = `${formatMicro(micro)} USDT`;
  if (confirmations < needed) {
    const sentence = `${arrived} on the way: ${confirmations} of ${needed} confirmations.`;
    return { verdict: 'waiting', sentence, receivedMicro: micro, reason: null };
  }
  const isOther = micro !== report.claimedMicro;
  const claimed = isOther ? ` ${formatMicro(report.claimedMicro ?? 0)} USDT were reported.` : '';
  const sentence = `${arrived} arrived, with ${confirmations} confirmations.${claimed}`;
  return { verdict: 'arrived', sentence, receivedMicro: micro, reason: null };
}

function refused(reason: RechargeReason, sentence: string): Finding {
  return { verdict: 'refused', sentence, receivedMicro: null, reason };
}
