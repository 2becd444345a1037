import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import { firstOf, monthOf } from '../calendar/month.ts';

/** A row of the grid: the name of a month, as the number of its first day, or pictures of it. */
export type MonthRow = { key: string } & (
  | { month: number }
  | { messages: readonly StoredMessage[] }
);

/**
 * @param messages newest first
 * @param columns pictures side by side
 * @returns the months, newest first, each followed by its pictures; no row has those of two months
 */
export function monthRows(messages: readonly StoredMessage[], columns: number): MonthRow[] {
  const rows: MonthRow[] = [];
  let month = Number.NaN;
  let row: StoredMessage[] = [];
  for (const message of messages) {
    const its = firstOf(monthOf(dayNumber(message.sendTime)));
    if (its !== month) {
      month = its;
      row = [];
      rows.push({ key: `month ${its} ${rows.length}`, month });
    }
    if (row.length % columns === 0) {
      row = [];
      rows.push({ key: messageKeyOf(message), messages: row });
    }
    row.push(message);
  }
  return rows;
}
