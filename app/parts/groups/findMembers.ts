import type { Friend } from '../../contract/gateway/entities/people.ts';
import type { MemberRow } from '../../core/messaging/hooks/useMembers.ts';
import type { HanReader } from '../people/hanReader.ts';
import {
  beginsWithQuery,
  holdsQuery,
  isWithin,
  type NameQuery,
  nameQueryOf,
  type SearchedNames,
  searchedNamesOf,
} from '../people/nameSearch.ts';

export type MemberFinder = {
  /** Makes ready what members are found by, before the first query. */
  prepare: () => void;
  /**
   * @param query words, whatever their case and their marks; without any all are found
   * @param reader from `useHanReader`; without it nobody is found by pinyin
   * @returns those who go by all of the words under any of their names, as written or in pinyin: first those with a
   * name that begins with the query, else in the order they came in
   */
  find: (query: string, reader: HanReader | null) => readonly MemberRow[];
};

/** Members with what they are found by, in the order they are shown in. */
type Searched = readonly { member: MemberRow; names: SearchedNames }[];

/**
 * Finds members of a group. A query that goes on from the one before is looked for among those that were found.
 * @param members in the order they are shown in
 * @param friends by `userID`: their own names are searched as well
 */
export function createMemberFinder(
  members: readonly MemberRow[],
  friends: ReadonlyMap<string, Friend>,
): MemberFinder {
  let all: Searched | null = null;
  let last: { asked: NameQuery; found: Searched } | null = null;

  const searched = (): Searched => {
    all ??= members.map((member) => {
      const { remark = '', nickname, userID } = member;
      const names = [remark, nickname, friends.get(userID)?.nickname ?? ''];
      return { member, names: searchedNamesOf(member, names) };
    });
    return all;
  };

  return {
    prepare: () => void searched(),
    find(query, reader) {
      const asked = nameQueryOf(query, reader);
      if (asked.words.length === 0) return members;
      const among = last && isWithin(asked, last.asked) ? last.found : searched();
      const found = among.filter(({ names }) => holdsQuery(names, asked));
      last = { asked, found };
      const first: MemberRow[] = [];
      const others: MemberRow[] = [];
      for (const { member, names } of found)
        (beginsWithQuery(names, asked) ? first : others).push(member);
      return [...first, ...others];
    },
  };
}
