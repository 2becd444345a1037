import * as v from 'valibot';
import { exchangeReasons } from '../../app/contract/exchange/exchangeReason.ts';
import { rechargeReasons } from '../../app/contract/recharge/rechargeReason.ts';
import { parseAmount } from '../../app/lib/money/parseAmount.ts';
import { findOrder, type OrderRow } from '../money/orders.ts';
import { parseMicro } from '../money/recharge/formatMicro.ts';
import { creditOf, microOf, type RechargeRow } from '../money/recharge/rechargeClaim.ts';
import { rechargeRowOf } from '../money/recharge/rechargeRow.ts';
import { approveExchange, payExchange, refuseExchange } from '../money/review/reviewExchange.ts';
import type { Reviewed } from '../money/review/reviewed.ts';
import { approveRecharge, refuseRecharge } from '../money/review/reviewRecharge.ts';
import type { Services } from '../services.ts';
import { jsonResponse } from './layout.ts';
import { readFields } from './readFields.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

type Fields = Record<string, string>;

const payoutRef = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{4,32}$/));

/**
 * Decides one order: `{decision: 'approve', arrived?}` (a recharge takes the amount that arrived, such
 * as 10.000001 in USDT or 1,250.50 in points), `{decision: 'pay', payoutRef}`, `{decision: 'refuse',
 * reason}`. There is no field for words, and none for another amount of a withdrawal.
 */
export async function decideOrder(
  services: Services,
  request: Request,
  orderNo: string,
): Promise<Response> {
  const fields = await readFields(request);
  const order = await findOrder(services.db.read, orderNo);
  if (!order) return problem(request, 404, 'There is no such order.');
  const decided =
    order.kind === 'recharge'
      ? await decideRecharge(services, order, fields)
      : order.kind === 'exchange'
        ? await decideExchange(services, order, fields)
        : 'There is nothing to decide about this order.';
  if (typeof decided === 'string') return problem(request, 400, decided);
  if (!decided.isDone) return problem(request, 409, became(decided.order));
  if (!wantsJson(request)) return seeOther('/sandbox/orders');
  return jsonResponse({ orderNo, status: decided.order?.status, stage: decided.order?.stage });
}

async function decideRecharge(
  services: Services,
  { orderNo }: OrderRow,
  { decision, arrived = '', reason }: Fields,
): Promise<Reviewed | string> {
  const row = await rechargeRowOf(services.db.read, orderNo);
  if (decision === 'approve') {
    const micro = readArrived(row.method, arrived);
    if (micro === null)
      return row.method === 'usdt'
        ? 'Say how much arrived, such as 10.000001, without grouping.'
        : 'Say how much arrived, with at most two decimals, so that it is read in one way: 1500 or 1.50, not 1.500.';
    return creditOf(row, micro) === null
      ? 'This is less than 0.01 points, or more than one order can hold (10,000,000,000). Credit what fits, and give the rest on the page of the person.'
      : approveRecharge(services, orderNo, micro);
  }
  const known = rechargeReasons[row.method].find((one) => one === reason);
  if (decision === 'refuse' && known) return refuseRecharge(services, orderNo, known);
  return 'A recharge is approved, or refused with one of the reasons of its way.';
}

/** @returns millionths of 1 USDT, or of a point; null for what is no amount, or may be two. */
function readArrived(method: RechargeRow['method'], arrived: string): number | null {
  // What was found of USDT stands in the field to the last decimal.
  if (method === 'usdt') return parseMicro(arrived);
  const parsed = parseAmount(arrived, 'en-US');
  return 'value' in parsed ? microOf(parsed.value) : null;
}

async function decideExchange(
  services: Services,
  { orderNo }: OrderRow,
  { decision, payoutRef: reference, reason }: Fields,
): Promise<Reviewed | string> {
  if (decision === 'approve') return approveExchange(services, orderNo);
  if (decision === 'pay') {
    const checked = v.safeParse(payoutRef, reference);
    return checked.success
      ? payExchange(services, orderNo, checked.output)
      : 'A reference has 4 to 32 letters, digits or hyphens.';
  }
  const known = exchangeReasons.find((one) => one === reason);
  if (decision === 'refuse' && known) return refuseExchange(services, orderNo, known);
  return 'A withdrawal is approved, paid, or refused with one of the reasons.';
}

/** Somebody was faster, or it was not its turn: what it is now. */
function became(order: OrderRow | null): string {
  if (!order) return 'There is no such order any more.';
  const { orderNo, reason, stage } = order;
  const why = reason === null ? '' : ` (${reason})`;
  return `Nothing was changed: ${orderNo} is at “${stage}”${why}.`;
}
