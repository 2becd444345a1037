export type AmountProblem = 'empty' | 'shape' | 'decimals' | 'zero' | 'tooLong' | 'twoWays';

/** One way to read an amount. */
export type AmountReading = {
  /** In its smallest unit. */
  value: number;
  /** How the language writes it so that it is read in this way alone: without grouping. */
  text: string;
  /** Whole points, or USDT, it lies between; null where it is whole itself. */
  between: readonly [number, number] | null;
};

export type ParsedAmount =
  | { value: number }
  /** The person has to say which it is: all of it is whole, or there are decimals. */
  | { problem: 'twoWays'; readings: readonly [AmountReading, AmountReading] }
  | { problem: Exclude<AmountProblem, 'twoWays'> };

/** Most whole points, or USDT, that somebody can mean: what one order can move, and no more. */
export const mostWhole = 10_000_000_000;

const marks = new Map<string, string>();

/** @param tag BCP 47. @returns what the language writes before the decimals. */
export function decimalMark(tag: string): string {
  const known = marks.get(tag);
  if (known) return known;
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  marks.set(tag, mark);
  return mark;
}

/**
 * Reads an amount as somebody typed or pasted it, without floating point; full-width digits count. A
 * phone's keypad has only the mark of its region, so either mark may part the decimals in any language:
 * one mark with one or two digits behind it always does. Marks that part whole groups are left out.
 * What can be read in two ways is not guessed: nothing is one amount in one language and another in
 * another.
 * @param tag BCP 47 of the language.
 * @param decimals places kept: 2 for points, 6 for USDT.
 * @returns the amount in its smallest unit (hundredths, millionths), or what is wrong.
 */
export function parseAmount(text: string, tag: string, decimals = 2): ParsedAmount {
  const plain = text.normalize('NFKC').replaceAll('。', '.').trim().replace(/\s+/gu, ' ');
  if (plain === '') return { problem: 'empty' };
  if (!/^\d+(?:[., ]\d+)*$/.test(plain)) return { problem: 'shape' };
  const groups = plain.split(/[., ]/);
  const between: readonly string[] = plain.match(/[., ]/g) ?? [];
  const last = between.at(-1) ?? '';
  const front = groups.slice(0, -1);
  const fraction = groups.at(-1) ?? '';
  const mayBeWhole = isGrouped(groups, between, tag);
  const mayHaveDecimals =
    /[.,]/.test(last) &&
    between.indexOf(last) === between.length - 1 &&
    isGrouped(front, between.slice(0, -1), tag);
  const whole = () => amountOf(groups.join(''), '', decimals);
  const withDecimals = () => amountOf(front.join(''), fraction, decimals);
  if (!mayHaveDecimals) return mayBeWhole ? whole() : { problem: 'shape' };
  const isOwn = last === decimalMark(tag);
  if (!mayBeWhole) {
    if (fraction.length <= decimals) return withDecimals();
    return { problem: isOwn || between.length > 1 ? 'decimals' : 'shape' };
  }
  // Zeros are no decimals too many: `1.500` may be one and a half.
  const kept = isOwn ? fraction.replace(/0+$/, '') : fraction;
  if (kept.length > decimals) return isOwn ? { problem: 'decimals' } : whole();
  return {
    problem: 'twoWays',
    readings: [
      readingOf(groups.join(''), '', { tag, decimals }),
      readingOf(front.join(''), fraction.slice(0, decimals), { tag, decimals }),
    ],
  };
}

/** Whether marks part digits as a language groups them: by three, in Chinese (China) by four as well. */
function isGrouped(groups: readonly string[], between: readonly string[], tag: string): boolean {
  const [mark] = between;
  if (mark === undefined) return groups.length === 1;
  if (between.some((one) => one !== mark)) return false;
  const sizes = tag === 'zh-CN' && mark !== '.' ? [3, 4] : [3];
  const [first = '', ...others] = groups;
  return sizes.some(
    (size) =>
      /^[1-9]/.test(first) &&
      first.length <= size &&
      others.every((group) => group.length === size),
  );
}

function amountOf(whole: string, fraction: string, decimals: number): ParsedAmount {
  const value = inSmallest(whole, fraction, decimals);
  if (Number(whole) > mostWhole || !Number.isSafeInteger(value)) return { problem: 'tooLong' };
  return value === 0 ? { problem: 'zero' } : { value };
}

// Joined as text: no product that could round.
function inSmallest(whole: string, fraction: string, decimals: number): number {
  return Number(whole + fraction.padEnd(decimals, '0'));
}

function readingOf(
  whole: string,
  fraction: string,
  { tag, decimals }: { tag: string; decimals: number },
): AmountReading {
  const low = Number(whole);
  // Three digits behind a mark would be asked about again.
  const shown = fraction.length === 3 ? `${fraction}0` : fraction;
  return {
    value: inSmallest(whole, fraction, decimals),
    text: shown === '' ? whole : `${whole}${decimalMark(tag)}${shown}`,
    between: /[1-9]/.test(fraction) ? [low, low + 1] : null,
  };
}
