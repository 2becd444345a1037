import type { Call } from '../../../../app/contract/call.ts';
import { keyIdOf, memberCaller } from '../../../../sandbox/idempotency/keyId.ts';
import { usdtRate } from '../../../../sandbox/money/recharge/usdtRate.ts';
import { plainBrand } from '../../../../sandbox/testing/testBrands.data.ts';
import type { SentOrder } from '../modelOrders.ts';
import type { KnownOrder } from './moneyChecks.ts';
import { worthOf } from './moneyOperator.ts';
import { type MoneyPerson, pins, type ShownRefusal } from './moneyPerson.ts';

/** What was sent under a key, as the order it may become knows it. */
type SentKey = {
  userId: string;
  input: SentOrder['input'];
  pins: Set<string>;
  /** When it was first sent, in milliseconds by the server's clock. */
  at: number;
};

/** What people sent, to be held against the orders there are. */
export class MeantOrders {
  private readonly sent = new Map<string, SentKey>();

  /** @param at milliseconds, by the server's clock */
  note({ userId, call, input, key }: SentOrder, at: number): void {
    const id = intentIdOf(userId, call, key);
    const sent = this.sent.get(id) ?? { userId, input, pins: new Set<string>(), at };
    sent.pins.add(String(input['fundPassword']));
    this.sent.set(id, sent);
  }

  /** @throws where an order was not meant, or twice, or a screen said of a key what is not so */
  check(orders: readonly KnownOrder[], people: readonly MoneyPerson[]): void {
    const meant = new Set<string>();
    for (const order of orders) {
      const { kind, userId } = order;
      const person = people.find((one) => one.userId === userId);
      if ((kind !== 'exchange' && kind !== 'recharge') || !person) continue;
      const sent = this.sentAs(order);
      if (kind === 'exchange') mustBeAllowed(order, person, sent);
      else mustBeAsReported(order, sent);
      const name = `${userId} ${kind} ${person.screens[kind].numberOf(sent.input)}`;
      if (meant.has(name)) throw new Error(`Two effects: ${name}`);
      meant.add(name);
    }
    mustBeReportedOnce(orders);
    const made = new Map(orders.map((order) => [order.intentId ?? order.orderNo, order]));
    for (const person of people) {
      mustBeSo(person, made);
      for (const refusal of person.refusals.splice(0)) this.checkRefusal(person, refusal, orders);
    }
  }

  private sentAs({ intentId, userId, kind, meant }: KnownOrder): SentKey {
    const sent = this.sent.get(intentId ?? '');
    if (sent?.userId !== userId || sent.input['amount'] !== meant)
      throw new Error(`Nobody meant ${kind} of ${meant}`);
    return sent;
  }

  /** @throws where it says of a report what is not so */
  private checkRefusal(
    person: MoneyPerson,
    { key, name, data }: ShownRefusal,
    orders: readonly KnownOrder[],
  ): void {
    const { userId, screens, refused } = person;
    const said = name === 'onHold' ? (data as { cause: string }).cause : name;
    refused.set(said, (refused.get(said) ?? 0) + 1);
    const sent = this.sent.get(intentIdOf(userId, screens.recharge.call, key));
    if (name === 'rateChanged' && (data as { rate: number }).rate === sent?.input['rate'])
      throw new Error(`Refused for the rate it names: ${key}`);
    if (said === 'fundPasswordReset') mustBeHeld(person, data as { until: number });
    if (name !== 'hashTaken' || !sent) return;
    const told = (data as { orderNo: string | null }).orderNo;
    const taken = orders.some(
      ({ recharge, status, reviewedAt, ...order }) =>
        recharge?.txHash === sent.input['txHash'] &&
        // What had failed before may be reported again.
        (status !== 2 || (reviewedAt ?? 0) >= sent.at) &&
        told === (order.userId === userId ? order.orderNo : null),
    );
    if (!taken) throw new Error(`Nobody reported what is taken: ${key}`);
  }
}

/** @throws where a withdrawal was made by a wrong fund password, or while none may be */
function mustBeAllowed(
  { orderNo, createdAt }: KnownOrder,
  { closings }: MoneyPerson,
  sent: SentKey,
): void {
  if (!pins.some((pin) => sent.pins.has(pin)))
    throw new Error('A wrong fund password had an effect.');
  if (closings.some(({ from, until }) => from < createdAt && createdAt < until))
    throw new Error(`Withdrawn while nobody may: ${orderNo}`);
}

/** @throws where a refusal names the end of a wait that there was not */
function mustBeHeld({ holds }: MoneyPerson, told: { until: number }): void {
  // What was refused in the hold before the last reset may be read after it.
  if (![...holds].some((until) => Math.ceil(until / 1_000) === told.until))
    throw new Error(`Held until ${told.until} for no reason.`);
}

/** @throws where a report is kept in another way than it was sent, or at a rate that was not in force */
function mustBeAsReported(
  { orderNo, recharge, createdAt, status, amount }: KnownOrder,
  { input }: SentKey,
): void {
  const { method, chainType, txHash, rate, claimedMicro } = recharge ?? {};
  const isSame =
    method === input['method'] &&
    chainType === (input['chainType'] ?? null) &&
    txHash === (input['txHash'] ?? null);
  if (!recharge || !isSame) throw new Error(`${orderNo} is another report.`);
  if (status !== 1 && amount !== worthOf(recharge, claimedMicro ?? 0))
    throw new Error(`${orderNo} claims ${amount}.`);
  if (method === 'transfer') return;
  if (rate !== input['rate'] || rate !== usdtRate(plainBrand, createdAt).rate)
    throw new Error(`${orderNo} has a rate of ${rate}.`);
}

/** @throws where one transaction is in two reports that have not failed */
function mustBeReportedOnce(orders: readonly KnownOrder[]): void {
  const open = new Set<string>();
  for (const { recharge, status } of orders) {
    if (!recharge?.txHash || status === 2) continue;
    if (open.has(recharge.txHash)) throw new Error(`Reported twice: ${recharge.txHash}`);
    open.add(recharge.txHash);
  }
}

/** @throws where a screen said of a key what is not so */
function mustBeSo({ userId, screens }: MoneyPerson, made: ReadonlyMap<string, KnownOrder>): void {
  for (const { call, done, refused, dropped } of Object.values(screens)) {
    const said = (keys: ReadonlySet<string>, what: string, isThere: boolean) => {
      for (const key of keys) {
        if (made.has(intentIdOf(userId, call, key)) !== isThere)
          throw new Error(`${call.name} was said ${what}: ${key}`);
      }
    };
    said(done, 'done', true);
    said(refused, 'refused', false);
    said(dropped, 'dropped', false);
  }
}

/** @returns what the server knows a key by. */
function intentIdOf(userId: string, call: Pick<Call, 'name'>, key: string): string {
  const { packageId } = plainBrand;
  return keyIdOf(memberCaller({ userId, packageId }), call.name, key);
}
