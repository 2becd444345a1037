import type { Friend } from '../../../../contract/gateway/entities/people.ts';
import type { HanReader } from '../../../../parts/people/hanReader.ts';
import { holdsQuery, nameQueryOf, searchedNamesOf } from '../../../../parts/people/nameSearch.ts';

/** Rows that the sheet shows at once; the search finds the others. */
export const mostShown = 100;

/**
 * @param query without words it finds everybody
 * @param nameOf how a friend is called here
 * @param tag BCP 47 language, which orders the names
 * @param reader from `useHanReader`; without it nobody is found by pinyin
 * @returns the friends whose names hold all words, as written or in pinyin, in the order of their names
 */
export function cardRows(
  friends: readonly Friend[],
  query: string,
  nameOf: (friend: Friend) => string,
  tag: string,
  reader: HanReader | null,
): Friend[] {
  const asked = nameQueryOf(query, reader);
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return friends
    .map((friend) => ({ friend, name: nameOf(friend) }))
    .filter(({ friend, name }) =>
      holdsQuery(searchedNamesOf(friend, [name, friend.nickname]), asked),
    )
    .sort((one, other) => compare(one.name, other.name))
    .map(({ friend }) => friend);
}
