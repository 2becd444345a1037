import type { Friend } from '../../../../contract/gateway/entities/people.ts';
import { matches } from '../../../../lib/searchWords.ts';

/** Rows that the sheet shows at once; the search finds the others. */
export const mostShown = 100;

/**
 * @param words as of `searchWordsOf`; none find everybody
 * @param nameOf how a friend is called here
 * @param tag BCP 47 language, which orders the names
 * @returns the friends whose names hold all words, in the order of their names
 */
export function cardRows(
  friends: readonly Friend[],
  words: readonly string[],
  nameOf: (friend: Friend) => string,
  tag: string,
): Friend[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return friends
    .map((friend) => ({ friend, name: nameOf(friend) }))
    .filter(
      ({ friend, name }) =>
        words.length === 0 || matches(name, words) || matches(friend.nickname, words),
    )
    .sort((one, other) => compare(one.name, other.name))
    .map(({ friend }) => friend);
}
