import { calmText } from './calmText.ts';
import { splitGraphemes } from './graphemes.ts';
import { cutText } from './plainText.ts';

/** Breaks, control characters, and characters that draw nothing or turn what follows around. */
const barred = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const everyBarred = new RegExp(barred, 'gu');
const anySpace = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Code units of the longest emoji, times two: no character needs more. */
const unitsPerCharacter = 20;

/** Whether a name holds a character that no name may hold; the gateway and the calls refuse it. */
export function holdsBarred(name: string): boolean {
  return barred.test(name);
}

/**
 * @returns a name from somewhere else as one that could have been chosen here: on one line, trimmed,
 * without what `holdsBarred` finds, and at most `max` characters as a person counts them.
 */
export function tidyName(name: string, max: number): string {
  // Most names are short and plain.
  if (name.length <= max && !barred.test(name) && name === name.trim()) return calmText(name);
  const cut = cutText(name, max * unitsPerCharacter);
  const line = calmText(
    cut.replace(anySpace, ' ').replace(everyBarred, '').replace(/ +/g, ' '),
  ).trim();
  if (line.length <= max) return line;
  return splitGraphemes(line).slice(0, max).join('').trim();
}
