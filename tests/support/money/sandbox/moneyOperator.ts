import type { OrderRow } from '../../../../sandbox/money/orders.ts';
import { correctPoints } from '../../../../sandbox/money/review/correctPoints.ts';
import { grantPoints } from '../../../../sandbox/money/review/grantPoints.ts';
import {
  approveExchange,
  payExchange,
  refuseExchange,
} from '../../../../sandbox/money/review/reviewExchange.ts';
import type { Reviewed } from '../../../../sandbox/money/review/reviewed.ts';
import {
  approveRecharge,
  refuseRecharge,
} from '../../../../sandbox/money/review/reviewRecharge.ts';
import type { Services } from '../../../../sandbox/services.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import type { KnownOrder } from './moneyChecks.ts';

/** What an operator does; those about an order take one that is open. */
export const operatorDeeds = ['approve', 'refuse', 'both', 'give', 'take'] as const;
export type OperatorDeed = (typeof operatorDeeds)[number];

/**
 * @param arrived millionths of 1 USDT, or of a point.
 * @returns what is credited for it, in hundredths of a point, rounded down.
 */
export function worthOf({ rate }: Pick<Report, 'rate'>, arrived: number): number {
  return Number((BigInt(arrived) * BigInt(rate ?? 100)) / 1_000_000n);
}

type Report = NonNullable<KnownOrder['recharge']>;

/** The operator of the brand, who keeps books of their own: what everybody should have available. */
export class MoneyOperator {
  /** Points that came in and stay in, by wallet, in hundredths. */
  readonly given = new Map<string, number>();
  /** Millionths that arrived of what was reported, by order. */
  readonly arrived = new Map<string, number>();
  private readonly services: () => Services;
  private count = 0;

  constructor(services: () => Services) {
    this.services = services;
  }

  async give(userId: string, amount: number): Promise<void> {
    const owner = { userId, packageId: plainBrand.packageId };
    const { walletId } = await grantPoints(this.services(), owner, { amount, cause: 'event' });
    this.note(walletId, amount);
  }

  /** Takes back of an order what it gave too much. */
  async take({ orderNo, walletId }: OrderRow, amount: number): Promise<void> {
    const correction = { corrects: orderNo, cause: 'doubleCredit', amount } as const;
    const taken = await correctPoints(this.services(), correction);
    if (typeof taken !== 'string') this.note(walletId, taken.amount);
  }

  async refuse(order: OrderRow): Promise<boolean> {
    const refusal =
      order.kind === 'exchange'
        ? refuseExchange(this.services(), order.orderNo, 'technical')
        : refuseRecharge(this.services(), order.orderNo, 'notFound');
    return (await refusal).isDone;
  }

  /** Takes an order one stage on. @param share of what was reported that has arrived */
  async approve(order: KnownOrder, share: number): Promise<boolean> {
    const { orderNo, recharge, stage, walletId } = order;
    if (recharge) {
      const arrived = Math.max(1, Math.floor((recharge.claimedMicro ?? 0) * share));
      const { isDone } = await approveRecharge(this.services(), orderNo, arrived);
      if (isDone) {
        this.note(walletId, worthOf(recharge, arrived));
        this.arrived.set(orderNo, arrived);
      }
      return isDone;
    }
    this.count += 1;
    const decision: Promise<Reviewed> =
      stage === 'review'
        ? approveExchange(this.services(), orderNo)
        : payExchange(this.services(), orderNo, `BANK-${1_000 + this.count}`);
    return (await decision).isDone;
  }

  /** Two operators decide at once. @throws where both could */
  async both(order: KnownOrder): Promise<void> {
    const [isApproved, isRefused] = await Promise.all([this.approve(order, 1), this.refuse(order)]);
    // A withdrawal that was approved first may still fail while it is being paid.
    const isPath = order.kind === 'exchange' && order.stage === 'review';
    if (isApproved && isRefused && !isPath) throw new Error(`decided twice: ${order.orderNo}`);
    if (!isApproved && !isRefused) throw new Error(`decided by nobody: ${order.orderNo}`);
  }

  private note(walletId: string, amount: number): void {
    this.given.set(walletId, (this.given.get(walletId) ?? 0) + amount);
  }
}
