import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf } from '../../../app/contract/call.ts';
import { commonErrors } from '../../../app/contract/common/errors.ts';
import { exchange } from '../../../app/contract/exchange/exchange.ts';
import { feeFor } from '../../../app/lib/money/moneyArithmetic.ts';
import type { Queries } from '../../database/database.ts';
import { bankCards, orders } from '../../database/schema.ts';
import { askExchange } from '../../money/askExchange.ts';
import { readBalances } from '../../money/balances.ts';
import { exchangeLimitsOf } from '../../money/exchangeLimits.ts';
import { exchangeRowOf } from '../../money/exchangeRow.ts';
import { dayOrders, freeAt, mostOpenExchanges, usedOf } from '../../money/exchangeRule.ts';
import {
  mustHaveSameFundPassword,
  tryFundPassword,
} from '../../money/fundPassword/tryFundPassword.ts';
import { secondAfter, secondOf } from '../../money/moments.ts';
import { findOrderOf, type OrderRow } from '../../money/orders.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { findWallet, type Wallet } from '../../money/wallets.ts';
import { withdrawalHold } from '../../money/withdrawalHold.ts';
import { type CallFailed, failed } from '../callFailed.ts';
import type { ContextOf } from '../context.ts';
import { handleOrder } from '../handler.ts';

type Context = ContextOf<typeof exchange>;
type Wanted = { amount: number; cardId: string; fee: number };
type Answer = OutputOf<typeof exchange>;

/** Asks for a withdrawal. Limits of play, pauses and activation have no say in it. */
export const handleExchange = handleOrder(
  exchange,
  async (input, context) => {
    await requireFeature(context, 'exchange');
    await requireAge(context);
    const { read } = context.db;
    const wallet = await findWallet(read, context.session);
    if (!wallet) throw context.fail('cardMissing');
    const refused = await withoutCard(read, context, wallet, input.cardId);
    if (refused) throw refused;
    const hash = await tryFundPassword(context, wallet, input.fundPassword);
    return context.commit(async (tx): Promise<Answer | CallFailed> => {
      await mustHaveSameFundPassword(tx, wallet.id, hash);
      const now = await findWallet(tx, context.session);
      if (!now) throw new Error('A wallet is never removed.');
      return (
        (await withoutCard(tx, context, now, input.cardId)) ??
        (await beyondRule(tx, context, now, input)) ??
        (await ask(tx, context, now, input))
      );
    });
  },
  async (intentId, input, { db }): Promise<Answer | null> => {
    const order = await findOrderOf(db.read, intentId);
    if (!order) return null;
    const { cardId, fee } = await exchangeRowOf(db.read, order.orderNo);
    const isSame =
      input === null ||
      (input.amount === -order.amount && input.cardId === cardId && input.fee === fee);
    if (!isSame) throw failed(commonErrors.idempotencyMismatch);
    const { available, ledgerSeq } = await readBalances(db.read, order.walletId);
    return { ...momentsOf(order), status: 0, available, ledgerSeq };
  },
);

/** Why nothing can be withdrawn to this card now: it is not there, or a change of security is too new. */
async function withoutCard(
  db: Queries,
  { fail, now }: Context,
  wallet: Wallet,
  cardId: string,
): Promise<CallFailed | null> {
  const own = and(eq(bankCards.walletId, wallet.id), isNull(bankCards.removedAt));
  const cards = await db.select().from(bankCards).where(own);
  const card = cards.find(({ id }) => id === cardId);
  if (cards.length === 0) return fail('cardMissing');
  if (!card) return fail('cardUnknown');
  const hold = await withdrawalHold(db, wallet, now());
  if (hold) return fail('onHold', { ...hold, until: secondAfter(hold.until) });
  if (card.holdUntil > now())
    return fail('onHold', { until: secondAfter(card.holdUntil), cause: 'cardAdded' });
  return null;
}

/** Why an order is not as the rule wants it. All that is available may go, however little it is. */
async function beyondRule(
  tx: Queries,
  { fail, now, session }: Context,
  { id }: Wallet,
  { amount, fee }: Wanted,
): Promise<CallFailed | null> {
  const limits = exchangeLimitsOf(session.brand.currency);
  const due = feeFor(amount, limits);
  if (fee !== due) return fail('feeChanged', { fee: due });
  const { min, max, dayMax } = limits;
  const { available } = await readBalances(tx, id);
  if (amount > max || (amount < min && amount !== available))
    return fail('amountOutOfBounds', { min, max });
  if (amount > available) return fail('balanceInsufficient', { available });
  const inReview = and(eq(orders.walletId, id), eq(orders.kind, 'exchange'), eq(orders.status, 0));
  if ((await tx.$count(orders, inReview)) >= mostOpenExchanges)
    return fail('tooManyOpen', { max: mostOpenExchanges });
  const list = await dayOrders(tx, id, now());
  const used = usedOf(list);
  if (used + amount <= dayMax) return null;
  return fail('dayLimit', { max: dayMax, used, freeAt: secondAfter(freeAt(list, amount, dayMax)) });
}

async function ask(
  tx: Queries,
  context: Context,
  wallet: Wallet,
  { amount, cardId, fee }: Wanted,
): Promise<Answer> {
  const { intentId } = context;
  const order = await askExchange(tx, context, wallet, { amount, cardId, fee, intentId });
  const { available, ledgerSeq } = await readBalances(tx, wallet.id);
  return { ...momentsOf(order), status: 0, available, ledgerSeq };
}

function momentsOf({ orderNo, createdAt, dueAt }: OrderRow) {
  return { orderNo, createdAt: secondOf(createdAt), dueAt: secondOf(dueAt ?? createdAt) };
}
