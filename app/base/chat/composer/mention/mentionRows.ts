import type { MemberRow } from '../../../../core/messaging/hooks/useMembers.ts';
import { shortIdOf } from '../../../../parts/person/personName.ts';

/** Somebody who can be mentioned. */
export type Mentionable = {
  userID: string;
  /** As they call themselves in the group: what is written. */
  nickname: string;
  faceURL: string;
  /** As the reader calls them. */
  name: string;
  /** What tells them from others of that name; '' where nothing has to. */
  detail: string;
};

/** Rows of the list, drawn anew with each key; more letters find the others. */
export const mostMembers = 20;

/**
 * @param found members who go by what was written, the best first
 * @param nameOf says how they call themselves in the group
 * @returns those whom the list shows, without the reader. Under a name that the reader gave stands their own,
 * and under that of several the end of their id
 */
export function mentionRows(
  found: readonly MemberRow[],
  selfId: string | null,
  nameOf: (member: MemberRow) => string,
): Mentionable[] {
  const shown: Mentionable[] = [];
  const counts = new Map<string, number>();
  for (const member of found) {
    if (member.userID === selfId) continue;
    if (shown.length === mostMembers) break;
    const { userID, faceURL, remark } = member;
    // The name that the reader gave somebody is nobody else's business.
    const nickname = nameOf(member);
    const name = remark || nickname;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    shown.push({ userID, nickname, faceURL, name, detail: name === nickname ? '' : nickname });
  }
  return shown.map((one) => {
    const isAlone = one.detail !== '' || counts.get(one.name) === 1;
    return isAlone ? one : { ...one, detail: shortIdOf(one.userID) };
  });
}
