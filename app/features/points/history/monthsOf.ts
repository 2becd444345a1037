import type { OutputOf } from '../../../contract/call.ts';
import type { CoinRecord } from '../../../contract/points/coinRecord.ts';
import type { userCoinRecode } from '../../../contract/points/userCoinRecode.ts';

export type Totals = OutputOf<typeof userCoinRecode>['months'][number];

export type Month = {
  /** Such as 2026-03, in the device's time zone. */
  month: string;
  /** Of the whole month, of all kinds; null where no answer told them. */
  totals: Totals | null;
  rows: readonly CoinRecord[];
};

/**
 * @param rows in the order shown. @param pages the answers they came in.
 * @returns the rows by month, in the order in which their months come first.
 */
export function monthsOf(
  rows: readonly CoinRecord[],
  pages: readonly { months: readonly Totals[] }[],
): Month[] {
  const totals = new Map(pages.flatMap(({ months }) => months.map((one) => [one.month, one])));
  const byMonth = new Map<string, CoinRecord[]>();
  for (const row of rows) {
    const month = monthOf(row.createdAt);
    const own = byMonth.get(month);
    if (own) own.push(row);
    else byMonth.set(month, [row]);
  }
  return [...byMonth].map(([month, own]) => ({
    month,
    totals: totals.get(month) ?? null,
    rows: own,
  }));
}

/** @param seconds since 1970. */
function monthOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
