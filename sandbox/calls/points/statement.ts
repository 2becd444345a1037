import { statement } from '../../../app/contract/points/statement.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { readStatement } from '../../money/statement.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

export const handleStatement = handle(statement, async (input, context) => {
  await requireFeature(context, 'points');
  const { read } = context.db;
  const wallet = await findWallet(read, context.session);
  return wallet
    ? readStatement(read, wallet.id, input)
    : { opening: 0, closing: 0, list: [], next: null };
});
