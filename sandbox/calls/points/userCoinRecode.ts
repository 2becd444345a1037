import { userCoinRecode } from '../../../app/contract/points/userCoinRecode.ts';
import { comesIn, goesOut, listOrders } from '../../money/listOrders.ts';
import { coinRecordOf } from '../../money/orders.ts';
import { rangeOf } from '../../money/periods.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { totalsOfMonths } from '../../money/totalsOfMonths.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

const kinds = { all: undefined, income: comesIn, expense: goesOut };

export const handleUserCoinRecode = handle(userCoinRecode, async (input, context) => {
  await requireFeature(context, 'points');
  const { read } = context.db;
  const wallet = await findWallet(read, context.session);
  if (!wallet) return { list: [], months: [], next: null };
  const { kind, timeZone, ...page } = input;
  const range = rangeOf({ ...page, timeZone }, context.now());
  const { list, next } = await listOrders(read, wallet.id, { ...page, range }, kinds[kind]);
  const moments = list.map(({ createdAt }) => createdAt);
  return {
    list: list.map(coinRecordOf),
    months: await totalsOfMonths(read, wallet.id, moments, timeZone),
    next,
  };
});
