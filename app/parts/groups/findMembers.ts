import type { Friend } from '../../contract/gateway/entities/people.ts';
import type { MemberRow } from '../../core/messaging/hooks/useMembers.ts';
import type { HanReader } from '../people/hanReader.ts';
import { beginsWithQuery, holdsQuery, nameQueryOf, searchedNamesOf } from '../people/nameSearch.ts';

export type MemberNames = {
  /** By `userID`: their own names are searched as well. */
  friends: ReadonlyMap<string, Friend>;
  /** From `useHanReader`; without it nobody is found by pinyin. */
  reader: HanReader | null;
};

/**
 * @param members in the order they are shown in
 * @param query words, whatever their case and their marks; without any all are found
 * @returns those who go by all of the words under any of their names, as written or in pinyin: first those with a
 * name that begins with the query, else in the order they came in
 */
export function findMembers(
  members: readonly MemberRow[],
  query: string,
  { friends, reader }: MemberNames,
): readonly MemberRow[] {
  const asked = nameQueryOf(query, reader);
  if (asked.words.length === 0) return members;
  const first: MemberRow[] = [];
  const others: MemberRow[] = [];
  for (const member of members) {
    const { remark = '', nickname, userID } = member;
    const names = [remark, nickname, friends.get(userID)?.nickname ?? ''];
    const searched = searchedNamesOf(member, names);
    if (!holdsQuery(searched, asked)) continue;
    if (beginsWithQuery(searched, asked)) first.push(member);
    else others.push(member);
  }
  return [...first, ...others];
}
