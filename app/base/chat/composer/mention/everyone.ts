import { atAllTag } from '../../../../contract/gateway/enums.ts';
import type { Mention } from '../../../../core/messaging/messageModel/mentions.ts';
import { folded } from '../../../../lib/searchWords.ts';

/**
 * Words that call all of a group at once, in whatever language: whoever may do so, does so by each of them.
 * Folded, as `folded` does it.
 */
const words: readonly string[] = [
  ...['all', 'everyone', 'everybody', 'here'],
  ...['所有人', '全体成员', '全體成員', '大家'],
  ...['semua', 'semua orang'],
  ...['tất cả', 'mọi người'],
  ...['todos', 'todo el mundo'],
].map(folded);

/** Longer ones first: of two that begin alike, the whole one is meant. */
const spoken = [...words].sort((one, other) => other.length - one.length);

/** @returns whether what follows an `@` is the beginning of such a word */
export function meansEveryone(query: string): boolean {
  const asked = folded(query.trim());
  return words.some((word) => word.startsWith(asked));
}

const sign = /(?<![\w/])[@＠]/gu;
/** A word of letters goes on with letters; one of Chinese characters does not have to be set apart. */
const goesOn = /^[\p{Script=Latin}\p{M}\p{N}_]/u;

/**
 * @param mentions those of the text, from first to last
 * @returns them, and where all are called by a word that was written out and not chosen
 */
export function withWrittenEveryone(text: string, mentions: readonly Mention[]): Mention[] {
  const found = [...text.matchAll(sign)].flatMap(({ index: start }): Mention[] => {
    if (mentions.some((one) => one.start <= start && start < one.end)) return [];
    const end = endOfWord(text, start + 1);
    return end < 0 ? [] : [{ start, end, userID: atAllTag }];
  });
  if (found.length === 0) return [...mentions];
  return [...mentions, ...found].sort((one, other) => one.start - other.start);
}

/** @returns where a word that calls all ends, which begins at a place; −1 where none does */
function endOfWord(text: string, start: number): number {
  for (const word of spoken) {
    // With its marks apart from their letters, a word is longer.
    for (let length = word.length; length <= word.length * 2; length += 1) {
      const end = start + length;
      if (end > text.length) break;
      if (folded(text.slice(start, end)) !== word || goesOn.test(text.slice(end))) continue;
      return end;
    }
  }
  return -1;
}
