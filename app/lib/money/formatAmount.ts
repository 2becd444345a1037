import { decimalMark } from './parseAmount.ts';

/** How an amount is written, in parts, so that a screen can set the symbol and the decimals smaller. */
export type AmountParts = {
  /** `−`, `+` or nothing. */
  sign: string;
  /** Currency as the language writes it, with its space; empty without one. */
  before: string;
  /** Whole points, grouped. */
  whole: string;
  /** Decimal mark and two decimals. */
  fraction: string;
  after: string;
};

export type AmountStyle = {
  /** BCP 47 of the language. */
  tag: string;
  /** ISO 4217; without one no symbol is written. */
  currency?: string | undefined;
  /** `always` writes `+` as well; `never` leaves the sign to the words beside. @default 'negative' */
  sign?: 'negative' | 'always' | 'never';
};

const minus = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * @param hundredths of a point, a safe integer: written with two decimals, whatever the currency has.
 * Chinese (China) amounts in CNY are grouped by four digits, all others as the language does
 * (specification, section 9).
 */
export function amountParts(hundredths: number, style: AmountStyle): AmountParts {
  const size = Math.abs(hundredths);
  const cents = String(size % 100).padStart(2, '0');
  const whole = Math.floor(size / 100);
  const parts = {
    sign: signOf(hundredths, style.sign),
    before: '',
    whole: '',
    fraction: '',
    after: '',
  };
  let isBehind = false;
  for (const { type, value } of formatOf(style).formatToParts(whole)) {
    if (type === 'integer' || type === 'group') {
      isBehind = true;
      parts.whole += value;
    } else if (type === 'decimal') parts.fraction += value;
    else if (type === 'fraction') parts.fraction += cents;
    else if (isBehind) parts.after += value;
    else parts.before += value;
  }
  if (isGroupedByFour(style)) parts.whole = String(whole).replace(/\B(?=(?:\d{4})+$)/g, ',');
  return parts;
}

/** @returns the same in one piece, such as `−¥1,2360.50`. */
export function formatAmount(hundredths: number, style: AmountStyle): string {
  const { sign, before, whole, fraction, after } = amountParts(hundredths, style);
  return sign + before + whole + fraction + after;
}

/** @param micro millionths of 1 USDT. @returns all decimals that are not 0, such as `10.000001`. */
export function formatUsdt(micro: number, tag: string): string {
  const rest = micro % 1_000_000;
  // A quotient with its rest still in it could round up.
  const whole = new Intl.NumberFormat(tag).format((micro - rest) / 1_000_000);
  const decimals = String(rest).padStart(6, '0').replace(/0+$/, '');
  return decimals === '' ? whole : whole + decimalMark(tag) + decimals;
}

function signOf(hundredths: number, sign: AmountStyle['sign'] = 'negative'): string {
  if (sign === 'never' || hundredths === 0) return '';
  if (hundredths < 0) return minus;
  return sign === 'always' ? '+' : '';
}

// Without a currency amounts are points, and points in this language are grouped as its money is.
function isGroupedByFour({ tag, currency = 'CNY' }: AmountStyle): boolean {
  return tag === 'zh-CN' && currency === 'CNY';
}

function formatOf({ tag, currency }: AmountStyle): Intl.NumberFormat {
  const key = `${tag} ${currency ?? ''}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    format = new Intl.NumberFormat(
      tag,
      currency
        ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits }
        : digits,
    );
    formats.set(key, format);
  }
  return format;
}
