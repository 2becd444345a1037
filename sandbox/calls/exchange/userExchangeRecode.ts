import { and, eq } from 'drizzle-orm';
import { userExchangeRecode } from '../../../app/contract/exchange/userExchangeRecode.ts';
import { orders } from '../../database/schema.ts';
import { listOrders } from '../../money/listOrders.ts';
import { rangeOf } from '../../money/periods.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireRecords } from '../../money/requireFeature.ts';
import { viewExchanges } from '../../money/viewExchange.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

export const handleUserExchangeRecode = handle(userExchangeRecode, async (input, context) => {
  requireRecords(context, 'exchange');
  await requireAge(context);
  const { read } = context.db;
  const wallet = await findWallet(read, context.session);
  if (!wallet) return { list: [], next: null };
  const { status, ...page } = input;
  const ofStatus = status === null ? undefined : eq(orders.status, status);
  const range = rangeOf(page, context.now());
  const only = and(eq(orders.kind, 'exchange'), ofStatus);
  const { list, next } = await listOrders(read, wallet.id, { ...page, range }, only);
  return { list: await viewExchanges(read, list, context.locale), next };
});
