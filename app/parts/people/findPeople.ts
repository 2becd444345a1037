import { folded } from '../../lib/searchWords.ts';
import type { NamedPerson } from '../person/personName.ts';
import type { HanReader } from './hanReader.ts';
import { holdsQuery, nameQueryOf, searchedNamesOf } from './nameSearch.ts';

/** Letters of an id that somebody can have meant: a shorter part is in the ids of too many. */
export const shortestIdPart = 3;

/**
 * Finds people by alias, nickname and id: every word of the query is somewhere in one of them,
 * whatever its case and its marks. Chinese names are found by their pinyin, too, in full and by initials.
 * @param reader from `useHanReader`; without it nobody is found by pinyin.
 * @returns those found in the order given; the same array for a query without words
 */
export function findPeople<Person extends NamedPerson>(
  people: readonly Person[],
  query: string,
  reader: HanReader | null,
): readonly Person[] {
  const asked = nameQueryOf(query, reader);
  if (asked.words.length === 0) return people;
  return people.filter((person) => {
    const { remark = '', nickname, userID } = person;
    const searched = searchedNamesOf(person, [remark, nickname]);
    const isInId = (word: string): boolean =>
      word.length >= shortestIdPart && folded(userID).includes(word);
    return holdsQuery(searched, asked, isInId);
  });
}
