import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StatementRow, type StatementWords, statementCsv } from './statementCsv.ts';

const words: StatementWords = {
  time: 'Time',
  type: 'Type',
  orderNo: 'Order',
  amount: 'Amount',
  after: 'After',
  opening: 'Opening',
  closing: 'Closing',
};

const seconds = new Date(2026, 2, 9, 4, 5, 6).getTime() / 1000;
const row: StatementRow = {
  createdAt: seconds,
  type: 'Points given',
  orderNo: 'G20260309-7K3M9Q2FXA',
  amount: -1005,
  availableAfter: 95,
};

/** Reads a file of quoted and plain cells, as a spreadsheet does. */
function parse(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('statementCsv', () => {
  it('is a table for spreadsheets, with what stood before and after', () => {
    const csv = statementCsv({ opening: 1100, closing: 95, rows: [row] }, words, 'en-US');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(parse(csv)).toEqual([
      ['Time', 'Type', 'Order', 'Amount', 'After'],
      ['', 'Opening', '', '', '11.00'],
      ['2026-03-09 04:05:06', 'Points given', 'G20260309-7K3M9Q2FXA', '-10.05', '0.95'],
      ['', 'Closing', '', '', '0.95'],
    ]);
  });

  it.each(['vi-VN', 'es-ES'])('has semicolons beside the decimal comma of %s', (tag) => {
    const csv = statementCsv({ opening: 1100, closing: 95, rows: [row] }, words, tag);
    expect(csv).toBe(
      [
        '\uFEFF"Time";"Type";"Order";"Amount";"After"',
        ';"Opening";;;11,00',
        '"2026-03-09 04:05:06";"Points given";"G20260309-7K3M9Q2FXA";-10,05;0,95',
        ';"Closing";;;0,95',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['zh-CN', 'zh-Hant', 'en-US', 'ms-MY'])('has commas in %s', (tag) => {
    const csv = statementCsv({ opening: 1100, closing: 95, rows: [] }, words, tag);
    expect(csv).toContain('"Time","Type"');
    expect(csv).toContain(',11.00\r\n');
  });

  it('holds no cell that is taken for a formula, whatever its texts are', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t=', '\r', ' =', '"=', '\n'), fc.string())
        .map(([start, rest]) => `${start}${rest}`),
    );
    fc.assert(
      fc.property(nasty, nasty, (type, heading) => {
        const rows = [{ ...row, type }];
        const csv = statementCsv(
          { opening: 1, closing: 2, rows },
          { ...words, type: heading },
          'en-US',
        );
        const cells = parse(csv);
        expect(cells.map((line) => line.length)).toEqual([5, 5, 5, 5]);
        for (const cell of cells.flat()) {
          if (!/^-?\d+\.\d\d$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
        }
        // Nothing is lost either.
        expect(cells[2]?.[1]?.replace(/^'/, '')).toBe(type.replace(/^'/, ''));
      }),
    );
  });

  it('writes every amount exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e15, max: 9e15 }), (amount) => {
        const csv = statementCsv(
          { opening: 0, closing: 0, rows: [{ ...row, amount }] },
          words,
          'zh-CN',
        );
        const written = parse(csv)[2]?.[3] ?? '';
        expect(Number(written.replace('.', ''))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});
