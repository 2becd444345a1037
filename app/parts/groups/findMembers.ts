import type { Friend } from '../../contract/gateway/entities/people.ts';
import type { MemberRow } from '../../core/messaging/hooks/useMembers.ts';
import { folded, searchWordsOf } from '../../lib/searchWords.ts';
import { type HanLetters, hanInitials } from '../people/hanLetter.ts';

/** What a member is found by, as it was read last. */
type Searched = {
  ownName: string;
  hanLetters: HanLetters | null;
  /** Folded, one below the other: the reader's name for them, theirs in the group, their own; then initials. */
  text: string;
};

/** Read once of each row, and again when it is another one. */
const searchedRows = new WeakMap<MemberRow, Searched>();

export type MemberNames = {
  /** By `userID`: their own names are searched as well. */
  friends: ReadonlyMap<string, Friend>;
  /** From `useHanLetters`; without them nobody is found by initials. */
  hanLetters: HanLetters | null;
};

/**
 * @param members in the order they are shown in
 * @param query words, whatever their case and their marks; without any all are found
 * @returns those who go by all of the words under any of their names or initials: first those with a name that
 * begins with the query, else in the order they came in
 */
export function findMembers(
  members: readonly MemberRow[],
  query: string,
  names: MemberNames,
): readonly MemberRow[] {
  const words = searchWordsOf(query).filter((word) => word !== '');
  if (words.length === 0) return members;
  const beginning = `\n${folded(query.trim())}`;
  const first: MemberRow[] = [];
  const others: MemberRow[] = [];
  for (const member of members) {
    const text = searchedOf(member, names);
    if (!words.every((word) => text.includes(word))) continue;
    if (text.includes(beginning)) first.push(member);
    else others.push(member);
  }
  return [...first, ...others];
}

function searchedOf(member: MemberRow, { friends, hanLetters }: MemberNames): string {
  const ownName = friends.get(member.userID)?.nickname ?? '';
  const known = searchedRows.get(member);
  if (known?.ownName === ownName && known.hanLetters === hanLetters) return known.text;
  const names = new Set([member.remark ?? '', member.nickname, ownName]);
  names.delete('');
  let text = '';
  for (const name of names) {
    text += `\n${folded(name.trim())}`;
    const initials = hanLetters ? hanInitials(name.trim(), hanLetters) : '';
    if (initials !== '') text += `\n${folded(initials)}`;
  }
  searchedRows.set(member, { ownName, hanLetters, text });
  return text;
}
