import { and, or, type SQL, sql } from 'drizzle-orm';
import { badArgument } from '../refuse.ts';
import { messageTexts } from './tables.ts';

export type Keywords = {
  /** In lower case, without spaces around them, none of them empty. */
  words: readonly string[];
  /** Whether a text must hold all of them, not just one. */
  isAll: boolean;
};

/** Most keywords of a search, and most characters of all of them together. */
const most = { words: 20, characters: 1_000 } as const;

/** @returns what is searched for. @throws GatewayFailure 201 for too much of it */
export function keywordsOf(given: readonly string[], isAll: boolean): Keywords {
  const words = [...new Set(given.map((one) => one.trim().toLowerCase()).filter(Boolean))];
  if (words.length > most.words) throw badArgument(`more than ${most.words} keywords`);
  if (words.join('').length > most.characters)
    throw badArgument(`the keywords are longer than ${most.characters} characters`);
  return { words, isAll };
}

/** @returns what holds for the texts that hold the words, wherever in them, whatever the case. */
export function textHolds({ words, isAll }: Keywords): SQL | undefined {
  const each = words.map(holds);
  return isAll ? and(...each) : or(...each);
}

/** @returns whether the index alone can say which texts there are to look at. */
export function isIndexed({ words, isAll }: Keywords): boolean {
  if (words.length === 0) return false;
  return isAll ? words.some(isLong) : words.every(isLong);
}

/** The index knows runs of three characters: what is shorter is looked for in the texts themselves. */
function isLong(word: string): boolean {
  return [...word].length >= 3;
}

function holds(word: string): SQL | undefined {
  // No message holds one, and the index takes it for the end of the word.
  if (word.includes('\0')) return sql`0`;
  if (isLong(word)) {
    const phrase = `"${word.replaceAll('"', '""')}"`;
    return sql`${messageTexts.id} IN (SELECT rowid FROM message_index WHERE message_index MATCH ${phrase})`;
  }
  return or(...spellings(word).map((one) => sql`instr(${messageTexts.text}, ${one}) > 0`));
}

/** The kept texts have A to Z in lower case, all else as it was written. */
function spellings(word: string): string[] {
  const letters = [...word].map((one) =>
    one.codePointAt(0) === undefined || one < '\u0080' ? [one] : [one, one.toUpperCase()],
  );
  return [
    ...new Set(
      letters.reduce<string[]>(
        (starts, next) => starts.flatMap((start) => next.map((letter) => start + letter)),
        [''],
      ),
    ),
  ];
}
