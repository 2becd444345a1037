import { folded, searchWordsOf } from '../../lib/searchWords.ts';
import { hasHan } from './hanLetter.ts';
import type { HanReader } from './hanReader.ts';

/** A name with Chinese characters. */
type SpokenName = {
  /** What each character can be written as: itself, folded, and its readings. */
  characters: readonly (readonly string[])[];
  /** The letters that one of these begins with. */
  initials: string;
};

/** What somebody is found by: made once of each row. */
export type SearchedNames = {
  /** The names, folded, each below a line break. */
  text: string;
  /** Those with Chinese characters. */
  spoken: readonly SpokenName[];
};

/** What is looked for: made once of each query. */
export type NameQuery = {
  /** As of `searchWordsOf`; none finds everybody. */
  words: readonly string[];
  /** Of each word, what is looked for in pinyin. */
  spoken: readonly string[];
  /** The whole query, folded, and as pinyin. */
  whole: { text: string; spoken: string };
};

/** What parts syllables in writing, and is none of their letters. */
const partings = /[\s'’ʼ`´·‧・.-]+/gu;

/** @returns what `holdsQuery` looks for */
export function nameQueryOf(query: string): NameQuery {
  const words = searchWordsOf(query);
  const text = folded(query.trim());
  return {
    words,
    spoken: words.map((word) => word.replace(partings, '')),
    whole: { text, spoken: text.replace(partings, '') },
  };
}

type Known = { names: readonly string[]; reader: HanReader | null; searched: SearchedNames };

/** Read once of each row, and again when it has another name. */
const knownRows = new WeakMap<object, Known>();

/**
 * @param row whose names they are: a new object when it is about somebody else
 * @param names '' is none
 * @param reader from `useHanReader`; without it nobody is found by pinyin
 */
export function searchedNamesOf(
  row: object,
  names: readonly string[],
  reader: HanReader | null,
): SearchedNames {
  const known = knownRows.get(row);
  const isKnown =
    known?.reader === reader &&
    known.names.length === names.length &&
    names.every((name, index) => name === known.names[index]);
  if (known && isKnown) return known.searched;
  const searched = searchedNames(new Set(names), reader);
  knownRows.set(row, { names, reader, searched });
  return searched;
}

function searchedNames(names: Iterable<string>, reader: HanReader | null): SearchedNames {
  let text = '';
  const spoken: SpokenName[] = [];
  for (const name of names) {
    const plain = name.trim();
    if (plain === '') continue;
    const written = folded(plain);
    text += `\n${written}`;
    if (reader && hasHan(written)) spoken.push(spokenName(written, reader));
  }
  return { text, spoken };
}

/** @param name folded */
function spokenName(name: string, reader: HanReader): SpokenName {
  const characters: (readonly string[])[] = [];
  let initials = '';
  for (const character of name.replace(partings, '')) {
    const writings = writingsOf(character, reader);
    characters.push(writings);
    for (const writing of writings) initials += writing.charAt(0);
  }
  return { characters, initials };
}

/** By reader: thousands of names are made of a few characters. */
const knownWritings = new WeakMap<HanReader, Map<string, readonly string[]>>();

/** @returns what a character can be written as */
function writingsOf(character: string, reader: HanReader): readonly string[] {
  const known = knownWritings.get(reader) ?? new Map<string, readonly string[]>();
  knownWritings.set(reader, known);
  const writings = known.get(character) ?? [
    character,
    ...(hasHan(character) ? reader(character) : []),
  ];
  known.set(character, writings);
  return writings;
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
      spoken.some((name) => isSpoken(query.spoken[index] ?? '', name, false)) ||
      holdsElse(word),
  );
}

/** @returns whether one of the names begins with the whole query, as written or in pinyin */
export function beginsWithQuery({ text, spoken }: SearchedNames, { whole }: NameQuery): boolean {
  return (
    text.includes(`\n${whole.text}`) || spoken.some((name) => isSpoken(whole.spoken, name, true))
  );
}

/**
 * One character after the other takes its part of the word: all it can be written as, or the initial of that. The
 * last one takes what is left, as far as it has been typed. All places that the word can have come to are followed
 * at once, so that no name takes long.
 */
function isSpoken(
  word: string,
  { initials, characters }: SpokenName,
  isFromStart: boolean,
): boolean {
  // Most names have no character that begins as the word does.
  if (word === '' || !initials.includes(word.charAt(0))) return false;
  let places: number[] = [];
  for (let index = 0; index < characters.length; index += 1) {
    if (index === 0 || !isFromStart) places.push(0);
    const next: number[] = [];
    for (const place of places) {
      for (const writing of characters[index] ?? []) {
        if (take(word, place, writing, next)) return true;
      }
    }
    places = next;
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
