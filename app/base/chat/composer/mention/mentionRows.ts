import { matches, searchWordsOf } from '../../../../lib/searchWords.ts';

/** Somebody who can be mentioned. */
export type Mentionable = {
  userID: string;
  /** As they call themselves in the group: what is written. */
  nickname: string;
  faceURL: string;
  /** As the reader calls them. */
  name: string;
};

/** Rows of the list; more letters find the others. */
export const mostMembers = 50;

/**
 * @param members without the reader
 * @param query what follows the `@`, whatever its case and its marks
 * @param tag BCP 47 language, which orders the names
 * @returns those who go by it: first whose name begins with it, then by name
 */
export function mentionRows(
  members: readonly Mentionable[],
  query: string,
  tag: string,
): Mentionable[] {
  const words = searchWordsOf(query);
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const beginsWith = ({ name, nickname }: Mentionable): boolean =>
    [name, nickname].some((one) => matches(one.slice(0, query.length), words));
  return members
    .filter(({ name, nickname }) => matches(name, words) || matches(nickname, words))
    .map((member) => ({ member, isFirst: beginsWith(member) }))
    .sort(
      (one, other) =>
        Number(other.isFirst) - Number(one.isFirst) || compare(one.member.name, other.member.name),
    )
    .slice(0, mostMembers)
    .map(({ member }) => member);
}
