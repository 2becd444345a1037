import { surnameLetters } from './surnames.data.ts';

/** By letter the first character in the order of pinyin; I, U and V begin none. */
const firstCharacters = [
  ...['A吖', 'B丷', 'C嚓', 'D咑', 'E妸', 'F发', 'G旮', 'H哈', 'J丌', 'K咔', 'L垃', 'M呣', 'N拏'],
  ...['O喔', 'P妑', 'Q七', 'R呥', 'S仨', 'T他', 'W屲', 'X夕', 'Y丫', 'Z帀'],
] as const;

/** Common names by letter, to see whether a browser knows the order at all. */
const known = ['A艾', 'C陈', 'H黄', 'J蒋', 'L李', 'M马', 'Q邱', 'S苏', 'W王', 'X许', 'Y杨', 'Z张'];

let collator: Intl.Collator | null = null;
let knowsPinyin: boolean | null = null;

/**
 * The first letter of a Chinese name in pinyin, family names as they are read. The browser itself
 * has the order of all characters by pinyin (Unicode CLDR, collation `zh-u-co-pinyin`), so nothing is
 * downloaded for it.
 * @param name its first character is a Chinese one.
 * @returns A to Z, or null in a browser that does not know the order.
 */
export function hanLetter(name: string): string | null {
  const characters = [...name];
  const surname =
    surnameLetters[characters.slice(0, 2).join('')] ?? surnameLetters[characters[0] ?? ''];
  if (surname) return surname;
  knowsPinyin ??= known.every((one) => letterByOrder(one.slice(1)) === one.slice(0, 1));
  return knowsPinyin ? letterByOrder(characters[0] ?? '') : null;
}

function letterByOrder(character: string): string | null {
  collator ??= new Intl.Collator('zh-u-co-pinyin');
  let low = 0;
  let high: number = firstCharacters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const first = firstCharacters[middle]?.slice(1) ?? '';
    if (collator.compare(first, character) <= 0) low = middle + 1;
    else high = middle;
  }
  return firstCharacters[low - 1]?.slice(0, 1) ?? null;
}
