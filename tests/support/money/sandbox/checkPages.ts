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
  const months = new Map<string, { income: number; expense: number }>();
  const rows = await pagesOf(async (cursor) => {
    const input = { kind: 'all', limit, ...cursor };
    const { data } = await callAs(sandbox, person, userCoinRecode, input);
    for (const { month, ...totals } of data.months) months.set(month, totals);
    return data;
  });
  const counted = rows.filter(({ status, amount }) => status === 1 || (status === 0 && amount < 0));
  same('points details', sumOf(counted), available);
  for (const [month, { income, expense }] of months) {
    const ofMonth = counted.filter(({ createdAt }) => monthOf(createdAt) === month);
    same(month, income - expense, sumOf(ofMonth));
  }
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

/** @returns the month of a moment in seconds, as UTC has it: no time zone is asked for. */
function monthOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 7);
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
