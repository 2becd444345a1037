import { decimalMark } from './parseAmount.ts';

/** One movement; amounts in hundredths of a point. */
export type StatementRow = {
  /** Seconds since 1970. */
  createdAt: number;
  /** Name of the kind, in the reader's language. */
  type: string;
  orderNo: string;
  /** Below zero went out. */
  amount: number;
  availableAfter: number;
};

/** Headings of the columns, and what the first and the last line are called. */
export type StatementWords = Record<
  'time' | 'type' | 'orderNo' | 'amount' | 'after' | 'opening' | 'closing',
  string
>;

export type Statement = { opening: number; closing: number; rows: readonly StatementRow[] };

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * @param tag BCP 47 of the language: a spreadsheet of a language with a decimal comma takes it, and
 * semicolons between the cells.
 * @returns a file for spreadsheets: UTF-8 with its mark, CRLF, times of the device's time zone, amounts
 * as plain numbers. Nothing in it is taken for a formula.
 */
export function statementCsv(
  { opening, closing, rows }: Statement,
  words: StatementWords,
  tag: string,
): string {
  const decimal = decimalMark(tag);
  const separator = decimal === ',' ? ';' : ',';
  const numberCell = (hundredths: number): string => plainNumber(hundredths, decimal);
  const lines = [
    [words.time, words.type, words.orderNo, words.amount, words.after].map(textCell),
    ['', textCell(words.opening), '', '', numberCell(opening)],
    ...rows.map(({ createdAt, type, orderNo, amount, availableAfter }) => [
      textCell(localTime(createdAt)),
      textCell(type),
      textCell(orderNo),
      numberCell(amount),
      numberCell(availableAfter),
    ]),
    ['', textCell(words.closing), '', '', numberCell(closing)],
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(separator)}\r\n`).join('');
}

/** A text that begins like a formula gets an apostrophe, which spreadsheets do not show. */
function textCell(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @param hundredths of a point, a safe integer. @returns such as `-500.00`: not grouped, no currency. */
function plainNumber(hundredths: number, decimal: string): string {
  const size = Math.abs(hundredths);
  const cents = String(size % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${Math.floor(size / 100)}${decimal}${cents}`;
}

function localTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
