export type AmountProblem = 'empty' | 'shape' | 'decimals' | 'zero' | 'tooLong';
export type ParsedAmount = { value: number } | { problem: AmountProblem };

/** What a language writes between the digits of a number. */
export type NumberMarks = { decimal: string; grouping: string };

/** Most whole points, or USDT, that somebody can mean: what one order can move, and no more. */
export const mostWhole = 10_000_000_000;

const marks = new Map<string, NumberMarks>();

/** @param tag BCP 47. */
export function numberMarks(tag: string): NumberMarks {
  const known = marks.get(tag);
  if (known) return known;
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1_234_567.8);
  const markOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const found = { decimal: markOf('decimal') || '.', grouping: markOf('group') };
  marks.set(tag, found);
  return found;
}

/**
 * Reads an amount as somebody typed or pasted it, without floating point: full-width digits count,
 * grouping of the language is left out, only its own decimal mark parts the decimals.
 * @param tag BCP 47 of the language.
 * @param decimals places kept: 2 for points, 6 for USDT.
 * @returns the amount in its smallest unit (hundredths, millionths), or what is wrong.
 */
export function parseAmount(text: string, tag: string, decimals = 2): ParsedAmount {
  const { decimal, grouping } = numberMarks(tag);
  const plain = text.normalize('NFKC').replace(/\s/gu, '');
  if (plain === '') return { problem: 'empty' };
  const [grouped = '', fraction, ...rest] = plain.split(decimal);
  const whole = withoutGrouping(grouped, grouping);
  if (rest.length > 0 || !/^\d+$/.test(whole)) return { problem: 'shape' };
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return { problem: 'shape' };
  if (fraction !== undefined && fraction.length > decimals) return { problem: 'decimals' };
  // Joined as text: no product that could round.
  const value = Number(whole + (fraction ?? '').padEnd(decimals, '0'));
  if (Number(whole) > mostWhole || !Number.isSafeInteger(value)) return { problem: 'tooLong' };
  return value === 0 ? { problem: 'zero' } : { value };
}

/**
 * Takes the marks out where they part groups of three or four digits. `1,5` keeps its mark and so is
 * no number: it may mean one and a half, and must not become fifteen.
 */
function withoutGrouping(text: string, grouping: string): string {
  if (grouping === '' || /\s/u.test(grouping)) return text;
  const [first = '', ...groups] = text.split(grouping);
  const isGrouped = /^\d{1,4}$/.test(first) && groups.every((group) => /^\d{3,4}$/.test(group));
  return isGrouped ? first + groups.join('') : text;
}
