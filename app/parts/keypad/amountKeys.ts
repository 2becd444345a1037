import { mostWhole } from '../../lib/money/parseAmount.ts';

/** Places behind the mark of an amount that is typed. */
const decimals = 2;

/**
 * @param text an amount being typed, with the language's own decimal mark.
 * @param key `0` to `9`, the mark, or `Backspace`; any other changes nothing.
 * @param mark decimal mark of the language.
 * @returns the amount after a key of the pad: never one with more places than points have.
 */
export function amountWithKey(text: string, key: string, mark: string): string {
  if (key === 'Backspace') return text.slice(0, -1);
  const [whole = '', fraction] = text.split(mark);
  if (key === mark) {
    if (fraction !== undefined) return text;
    return `${text === '' ? '0' : text}${mark}`;
  }
  if (!/^\d$/.test(key)) return text;
  if (fraction !== undefined) return fraction.length < decimals ? text + key : text;
  if (text === '0') return key;
  return Number((whole + key).replace(/\D/g, '')) <= mostWhole ? text + key : text;
}

/** @returns hundredths of a point as somebody would type them: without grouping or needless decimals. */
export function typedAmount(hundredths: number, mark: string): string {
  const whole = String(Math.floor(hundredths / 100));
  const fraction = hundredths % 100;
  return fraction === 0 ? whole : `${whole}${mark}${String(fraction).padStart(2, '0')}`;
}
