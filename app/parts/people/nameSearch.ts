import { folded, searchWordsOf } from '../../lib/searchWords.ts';
import { hasHan } from './hanLetter.ts';
import type { HanReader } from './hanReader.ts';

/** What somebody is found by: made once of each row. */
export type SearchedNames = {
  /** The names, folded, each below a line break. */
  text: string;
  /** Those with Chinese characters, folded, without what parts syllables. */
  spoken: readonly string[];
};

/** What is looked for: made once of each query. */
export type NameQuery = {
  /** As of `searchWordsOf`; none finds everybody. */
  words: readonly string[];
  /** Of each word, what is looked for in pinyin. */
  spoken: readonly string[];
  /** The whole query, folded, as a name begins with it, and as pinyin. */
  whole: { line: string; spoken: string };
  /** Reads Chinese names; null where nobody is found by pinyin. */
  reader: HanReader | null;
};

/** What parts syllables in writing, and is none of their letters. */
const partings = /[\s'’ʼ`´·‧・.-]+/gu;

/**
 * @param reader from `useHanReader`; without it nobody is found by pinyin
 * @returns what `holdsQuery` looks for
 */
export function nameQueryOf(query: string, reader: HanReader | null): NameQuery {
  const words = searchWordsOf(query);
  const text = folded(query.trim());
  return {
    words,
    spoken: words.map((word) => word.replace(partings, '')),
    whole: { line: `\n${text}`, spoken: text.replace(partings, '') },
    reader,
  };
}

type Known = { names: readonly string[]; searched: SearchedNames };

/** Looked at once of each row, and again when it has another name. */
const knownRows = new WeakMap<object, Known>();

/**
 * @param row whose names they are: a new object when it is about somebody else
 * @param names '' is none
 */
export function searchedNamesOf(row: object, names: readonly string[]): SearchedNames {
  const known = knownRows.get(row);
  const isKnown =
    known?.names.length === names.length &&
    names.every((name, index) => name === known.names[index]);
  if (known && isKnown) return known.searched;
  const searched = searchedNames(names);
  knownRows.set(row, { names, searched });
  return searched;
}

const unspoken: readonly string[] = [];

function searchedNames(names: readonly string[]): SearchedNames {
  let text = '';
  let spoken = unspoken;
  for (const [index, name] of names.entries()) {
    if (name === '' || names.indexOf(name) < index) continue;
    const written = folded(name.trim());
    if (written === '') continue;
    text += `\n${written}`;
    if (hasHan(written)) spoken = [...spoken, written.replace(partings, '')];
  }
  return { text, spoken };
}

/**
 * @param holdsElse whether a word is found in something else, such as an id
 * @returns whether each word of the query is somewhere in the names, as written or in pinyin
 */
export function holdsQuery(
  { text, spoken }: SearchedNames,
  query: NameQuery,
  holdsElse: (word: string) => boolean = () => false,
): boolean {
  return query.words.every(
    (word, index) =>
      text.includes(word) ||
      spoken.some((name) => isSpoken(query.spoken[index] ?? '', name, query.reader, false)) ||
      holdsElse(word),
  );
}

/** @returns whether all names that hold a query surely hold another one, which was looked for before */
export function isWithin(query: NameQuery, before: NameQuery): boolean {
  return (
    query.reader === before.reader &&
    before.words.every(
      (word, index) =>
        before.spoken[index] !== '' && query.words.some((one) => one.startsWith(word)),
    )
  );
}

/** @returns whether one of the names begins with the whole query, as written or in pinyin */
export function beginsWithQuery(
  { text, spoken }: SearchedNames,
  { whole, reader }: NameQuery,
): boolean {
  return (
    text.includes(whole.line) || spoken.some((name) => isSpoken(whole.spoken, name, reader, true))
  );
}

const start: readonly number[] = [0];
const nowhere: readonly number[] = [];

/**
 * One character after the other takes its part of the word: all it can be written as, or the initial of that. The
 * last one takes what is left, as far as it has been typed. All places that the word can have come to are followed
 * at once, so that no name takes long. Syllables are asked for only of a character whose initial is at a place.
 */
function isSpoken(
  word: string,
  name: string,
  reader: HanReader | null,
  isFromStart: boolean,
): boolean {
  if (!reader || word === '') return false;
  let places: readonly number[] = start;
  for (const character of name) {
    const initials = reader.initialsOf(character);
    let next: number[] | null = null;
    for (const place of places) {
      const letter = word.charAt(place);
      const isWritten = character.startsWith(letter);
      if (!isWritten && !initials.includes(letter)) continue;
      if (place === word.length - 1) return true;
      next ??= [];
      if (isWritten && take(word, place, character, next)) return true;
      if (!initials.includes(letter)) continue;
      for (const reading of reader.readingsOf(character)) {
        if (take(word, place, reading, next)) return true;
      }
    }
    if (next && !isFromStart) add(next, 0);
    places = next ?? (isFromStart ? nowhere : start);
  }
  return false;
}

/**
 * @param next is given each place behind what a character can take of the word, from a place on
 * @returns whether it takes all that is left
 */
function take(word: string, place: number, writing: string, next: number[]): boolean {
  let length = 0;
  while (length < writing.length && writing.charCodeAt(length) === word.charCodeAt(place + length))
    length += 1;
  if (length === 0) return false;
  if (place + length === word.length) return true;
  add(next, place + 1);
  if (length > 1 && writing.charAt(1) === 'h') add(next, place + 2);
  if (length === writing.length) add(next, place + length);
  return false;
}

function add(places: number[], place: number): void {
  if (!places.includes(place)) places.push(place);
}
