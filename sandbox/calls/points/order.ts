import { order } from '../../../app/contract/points/order.ts';
import { findOrder } from '../../money/orders.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { viewOrder } from '../../money/viewOrder.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

export const handleOrder = handle(order, async ({ orderNo }, context) => {
  await requireFeature(context, 'points');
  const { read } = context.db;
  const wallet = await findWallet(read, context.session);
  const found = await findOrder(read, orderNo);
  if (!wallet || !found || found.walletId !== wallet.id) throw context.fail('orderUnknown');
  return viewOrder(read, found, context.locale);
});
