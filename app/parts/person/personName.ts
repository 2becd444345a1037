import { plainLine } from '../../lib/plainText.ts';

/** What is known of how somebody is called; all of it may be empty. */
export type NamedPerson = {
  userID: string;
  /** The name they gave themselves. */
  nickname: string;
  /** The name the reader gave them. */
  remark?: string | undefined;
};

/** Characters of a name. */
const longestName = 40;

/** Characters of an id that tell two people without a name apart. */
const shortIdLength = 6;

/** @returns the reader's own name for somebody, else the one they gave themselves; '' without either. */
export function givenNameOf({ nickname, remark = '' }: NamedPerson): string {
  return (remark && plainLine(remark, longestName)) || plainLine(nickname, longestName);
}

/** @returns the end of the id of a person or a group, to stand for a name; '' without an id. */
export function shortIdOf(id: string): string {
  return [...plainLine(id, id.length)].slice(-shortIdLength).join('');
}
