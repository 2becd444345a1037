/** Why two days are no span: the first or the last is none, or they are the wrong way round. */
export type SpanProblem = { field: 'from' | 'to'; problem: 'dayMissing' | 'daysTurned' };

/** Seconds since 1970: from this moment, to before that one. */
type Span = { from: number; to: number };

/**
 * @param first day, such as 2026-03-09, in the device's time zone. @param last the same.
 * @returns the moments from the begin of the first day to the end of the last.
 */
export function daySpan(first: string, last: string): { span: Span } | SpanProblem {
  const from = startOf(first, 0);
  if (from === null) return { field: 'from', problem: 'dayMissing' };
  const to = startOf(last, 1);
  if (to === null) return { field: 'to', problem: 'dayMissing' };
  if (to <= from) return { field: 'to', problem: 'daysTurned' };
  return { span: { from, to } };
}

/** @param date any. @returns its day in the device's time zone, such as 2026-03-09. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function startOf(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (date === undefined) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Math.floor(start.getTime() / 1000);
}
