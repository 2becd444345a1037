import type { InputOf, OutputOf } from '../../../app/contract/call.ts';
import { commonErrors } from '../../../app/contract/common/errors.ts';
import { rechargeOrder } from '../../../app/contract/recharge/rechargeOrder.ts';
import { hashProblem } from '../../../app/lib/chainAddress/hashProblem.ts';
import { creditFor } from '../../../app/lib/money/moneyArithmetic.ts';
import { findOrderOf, type OrderRow } from '../../money/orders.ts';
import {
  addRecharge,
  countOpenRecharges,
  findReport,
  mostOpenRecharges,
  type NewRecharge,
} from '../../money/recharge/addRecharge.ts';
import { chainFacts } from '../../money/recharge/chains.data.ts';
import { depositAddress } from '../../money/recharge/depositAddress.ts';
import {
  claimedPoints,
  microOf,
  type RechargeRow,
  transferRate,
} from '../../money/recharge/rechargeClaim.ts';
import { rechargeRowOf } from '../../money/recharge/rechargeRow.ts';
import { mostTransfer, transferMethods } from '../../money/recharge/transferMethods.ts';
import { usdtRate } from '../../money/recharge/usdtRate.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet } from '../../money/wallets.ts';
import { areUploaded } from '../../reports/keepReport.ts';
import { failed } from '../callFailed.ts';
import type { ContextOf } from '../context.ts';
import { handleOrder } from '../handler.ts';

type Context = ContextOf<typeof rechargeOrder>;
type Input = InputOf<typeof rechargeOrder>;
type Answer = OutputOf<typeof rechargeOrder>;
type Report = NewRecharge & { points: number };

export const handleRechargeOrder = handleOrder(
  rechargeOrder,
  async (input, context) => {
    await requireFeature(context, 'recharge');
    await requireAge(context);
    const report =
      input.method === 'usdt' ? await readUsdt(input, context) : await readTransfer(input, context);
    return context.commit(async (tx) => {
      const wallet = await ensureWallet(tx, context, context.session);
      const { chainType, txHash } = report;
      const same = chainType && txHash ? await findReport(tx, { chainType, txHash }) : null;
      if (same) {
        const orderNo = same.walletId === wallet.id ? same.orderNo : null;
        throw context.fail('hashTaken', { orderNo });
      }
      if ((await countOpenRecharges(tx, wallet.id)) >= mostOpenRecharges)
        throw context.fail('tooManyOpen', { max: mostOpenRecharges });
      const { intentId } = context;
      const order = await addRecharge(tx, context, { ...report, wallet, intentId });
      return answerOf(order, report.points);
    });
  },
  async (intentId, input, { db }) => {
    const order = await findOrderOf(db.read, intentId);
    if (!order) return null;
    const row = await rechargeRowOf(db.read, order.orderNo);
    const points = claimedPoints(row);
    if (input && !isReported(row, input)) throw failed(commonErrors.idempotencyMismatch);
    return answerOf(order, points);
  },
);

/** Whether an input is what was reported with this order, in every field. */
function isReported(row: RechargeRow, input: Input): boolean {
  if (input.method === 'transfer') {
    const { methodId, amount, proof = '' } = input;
    return row.methodId === methodId && row.claimedMicro === microOf(amount) && row.proof === proof;
  }
  const { chainType, txHash, amount, rate } = input;
  const isSameTransfer = row.chainType === chainType && row.txHash === txHash;
  return isSameTransfer && row.claimedMicro === amount && row.rate === rate;
}

async function readUsdt(
  { chainType, amount, txHash, rate }: Extract<Input, { method: 'usdt' }>,
  context: Context,
): Promise<Report> {
  await requireFeature(context, 'recharge-usdt');
  const { isOffered, minDep } = chainFacts[chainType];
  if (!isOffered) throw context.fail('chainUnknown');
  if (amount < minDep) throw context.fail('belowMinimum', { min: minDep });
  const problem = hashProblem(chainType, txHash);
  if (problem !== null) {
    const cause = problem === 'otherNetwork' ? 'otherNetwork' : 'shape';
    throw context.fail('hashInvalid', { cause });
  }
  const now = usdtRate(context.session.brand, context.now());
  if (rate !== now.rate)
    throw context.fail('rateChanged', { rate: now.rate, rateUntil: now.rateUntil / 1000 });
  const points = creditFor(amount, rate);
  if (points < 1 || points > mostTransfer)
    throw context.fail('amountOutOfBounds', { min: 1, max: mostTransfer });
  const address = depositAddress(chainType, context.session);
  return {
    ...{ method: 'usdt', chainType, txHash, address, claimedMicro: amount, rate, points },
    ...{ methodId: null, reference: null, proof: '' },
  };
}

async function readTransfer(
  { methodId, amount, proof = '' }: Extract<Input, { method: 'transfer' }>,
  context: Context,
): Promise<Report> {
  const { db, locale, session } = context;
  const methods = transferMethods(session.brand, session.userId, locale);
  const method = methods.find((one) => one.methodId === methodId);
  if (!method) throw context.fail('methodUnknown');
  if (amount < method.min) throw context.fail('belowMinimum', { min: method.min });
  if (amount > mostTransfer)
    throw context.fail('amountOutOfBounds', { min: method.min, max: mostTransfer });
  if (proof !== '' && !(await areUploaded(db.read, [proof])))
    throw failed(commonErrors.inputInvalid, null, 'proof is no uploaded picture.');
  return {
    ...{ method: 'transfer', methodId, reference: method.reference, proof, points: amount },
    ...{ claimedMicro: microOf(amount), rate: transferRate },
    ...{ chainType: null, txHash: null, address: null },
  };
}

function answerOf({ orderNo, createdAt, dueAt }: OrderRow, points: number): Answer {
  return {
    ...{ orderNo, status: 0, points },
    createdAt: Math.floor(createdAt / 1000),
    dueAt: Math.floor((dueAt ?? createdAt) / 1000),
  };
}
