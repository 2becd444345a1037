import type { ExchangeRecord } from '../../../contract/exchange/exchangeRecord.ts';

/** Whether a withdrawal should have been decided by now. @param now milliseconds. */
export function isLate(
  { status, dueAt }: Pick<ExchangeRecord, 'status' | 'dueAt'>,
  now: number,
): boolean {
  return status === 0 && dueAt * 1000 < now;
}
