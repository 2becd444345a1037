import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import { firstOf, monthOf } from '../calendar/month.ts';
import { monthRows } from './monthRows.ts';

const monthOfTime = (time: number): number => firstOf(monthOf(dayNumber(time)));

it('shows each picture once, in its order, under its month, in rows of no more than the columns', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_800_000_000_000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (times, columns) => {
        const messages = times
          .sort((one, other) => other - one)
          .map((sendTime, at) => plainMessage({ clientMsgID: `m${at}`, sendTime }));
        const rows = monthRows(messages, columns);
        expect(rows.flatMap((row) => ('messages' in row ? row.messages : []))).toEqual(messages);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        let month = Number.NaN;
        let isLastFull = true;
        for (const row of rows) {
          if ('month' in row) {
            expect(row.month).not.toBe(month);
            month = row.month;
            isLastFull = true;
          } else {
            expect(isLastFull).toBe(true);
            expect(row.messages.length).toBeGreaterThan(0);
            isLastFull = row.messages.length === columns;
            for (const one of row.messages) expect(monthOfTime(one.sendTime)).toBe(month);
          }
        }
      },
    ),
  );
});
