import { order } from '../../../../app/contract/points/order.ts';
import { callAs } from './callBackend.ts';
import { worthOf } from './moneyOperator.ts';
import type { MoneyPerson } from './moneyPerson.ts';
import type { MoneyWorld } from './moneyWorld.ts';

/**
 * Reads a person's recharges one by one.
 * @throws where one does not say what was reported, what arrived and what was credited for it
 */
export async function checkReports(
  { sandbox, orders, operator }: MoneyWorld,
  person: MoneyPerson,
): Promise<void> {
  for (const { orderNo, userId, recharge, meant, status } of orders) {
    if (!recharge || userId !== person.userId) continue;
    const { data } = await callAs(sandbox, person, order, { orderNo });
    const arrived = operator.arrived.get(orderNo);
    if ((arrived !== undefined) !== (status === 1)) throw new Error(`${orderNo} is ${status}.`);
    const points = arrived === undefined ? null : worthOf(recharge, arrived);
    const { method, chainType, txHash, rate } = recharge;
    const expected: Record<string, unknown> =
      method === 'transfer'
        ? { method, points, claimed: meant }
        : {
            ...{ method, chainType, txHash, rate, points },
            ...{ claimedMicro: meant, receivedMicro: arrived ?? null },
          };
    for (const [name, value] of Object.entries(expected)) {
      const told = data.details?.[name];
      if (told !== value) throw new Error(`${orderNo}: ${name} is ${told} instead of ${value}`);
    }
  }
}
