import { getUserAmount } from '../../../app/contract/points/getUserAmount.ts';
import { readBalances } from '../../money/balances.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

export const handleGetUserAmount = handle(getUserAmount, async (_, context) => {
  await requireFeature(context, 'points');
  const { read } = context.db;
  const wallet = await findWallet(read, context.session);
  const { available, ledgerSeq } = await readBalances(read, wallet?.id ?? null);
  return { available, ledgerSeq };
});
