import { getUserAmount } from '../../../../app/contract/points/getUserAmount.ts';
import { statement } from '../../../../app/contract/points/statement.ts';
import { userCoinRecode } from '../../../../app/contract/points/userCoinRecode.ts';
import { callAs } from './callBackend.ts';
import type { KnownOrder } from './moneyChecks.ts';
import type { MoneyPerson } from './moneyPerson.ts';
import type { MoneySandbox } from './moneySandbox.ts';

const limit = 7;

/**
 * Reads a person's points details and statement to their ends.
 * @throws where they do not reconcile with the balance, or hold a row twice, or one of somebody else
 */
export async function checkPages(
  sandbox: MoneySandbox,
  person: MoneyPerson,
  orders: readonly KnownOrder[],
): Promise<void> {
  const ask = <C extends Parameters<typeof callAs>[2]>(call: C, input: object) =>
    callAs(sandbox, person, call, input);
  const { available } = (await ask(getUserAmount, {})).data as { available: number };
  const rows = await pagesOf(async (cursor) => {
    const { data } = await callAs(sandbox, person, userCoinRecode, {
      kind: 'all',
      limit,
      ...cursor,
    });
    return data;
  });
  const counted = rows.filter(({ status, amount }) => status === 1 || (status === 0 && amount < 0));
  same('points details', sumOf(counted), available);
  const own = orders.filter(({ userId }) => userId === person.userId);
  const numbers = rows.map(({ orderNo }) => orderNo).sort();
  same(
    'rows',
    numbers.join(),
    own
      .map(({ orderNo }) => orderNo)
      .sort()
      .join(),
  );

  const to = Math.floor(sandbox.services.now() / 1_000) + 60;
  const ends: { opening: number; closing: number }[] = [];
  const legs = await pagesOf(async (cursor) => {
    const { data } = await callAs(sandbox, person, statement, { from: 0, to, limit, ...cursor });
    ends.push(data);
    return data;
  });
  for (const { opening, closing } of ends) same('statement', opening + sumOf(legs), closing);
  same('closing', ends[0]?.closing, available);
}

type Page<Row> = { list: readonly Row[]; next: string | null };

async function pagesOf<Row>(read: (cursor: object) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor = {}; ; ) {
    const { list, next } = await read(cursor);
    rows.push(...list);
    if (next === null) return rows;
    cursor = { cursor: next };
  }
}

function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function same<Value>(what: string, found: Value, expected: Value): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
}
