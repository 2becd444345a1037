import { folded, searchWordsOf } from '../../lib/searchWords.ts';
import type { NamedPerson } from '../person/personName.ts';
import { type HanLetters, hasHan } from './hanLetter.ts';
import { letterOf, otherLetter } from './letterOf.ts';

/** Letters of an id that somebody can have meant: a shorter part is in the ids of too many. */
export const shortestIdPart = 3;

/** What each person can be found by; a person is a new object when anything about them changes. */
const known = new WeakMap<NamedPerson, { text: string; hanLetters: HanLetters | null }>();

/**
 * Finds people by alias, nickname and id: every word of the query is somewhere in one of them,
 * whatever its case and its marks. Chinese names are found by the first letters of their pinyin, too.
 * @param hanLetters from `useHanLetters`; without them nobody is found by pinyin.
 * @returns those found in the order given; the same array for a query without words
 */
export function findPeople<Person extends NamedPerson>(
  people: readonly Person[],
  query: string,
  hanLetters: HanLetters | null,
): readonly Person[] {
  const words = searchWordsOf(query);
  if (words.length === 0) return people;
  return people.filter((person) => {
    const text = textOf(person, hanLetters);
    const id = folded(person.userID);
    return words.every(
      (word) => text.includes(word) || (word.length >= shortestIdPart && id.includes(word)),
    );
  });
}

function textOf(person: NamedPerson, hanLetters: HanLetters | null): string {
  const before = known.get(person);
  if (before?.hanLetters === hanLetters) return before.text;
  const text = describe(person, hanLetters);
  known.set(person, { text, hanLetters });
  return text;
}

function describe({ remark = '', nickname }: NamedPerson, hanLetters: HanLetters | null): string {
  const names = [remark, nickname];
  const initials = hanLetters ? names.map((name) => initialsOf(name, hanLetters)) : [];
  return [...names, ...initials].map(folded).join('\n');
}

/** A name with each Chinese character as the letter it begins with; '' for a name without any. */
function initialsOf(name: string, hanLetters: HanLetters): string {
  if (!hasHan(name)) return '';
  const characters = [...name];
  return characters
    .map((character, index) => {
      if (!hasHan(character)) return character;
      // A family name at the start is read with what follows it.
      const letter = letterOf(index === 0 ? name : character, hanLetters);
      return letter === otherLetter ? character : letter;
    })
    .join('');
}
