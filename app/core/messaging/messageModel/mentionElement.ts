import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { Mention } from './mentions.ts';

type Written = Pick<
  NonNullable<Message['atElem']>,
  'text' | 'atUserList' | 'atUsersInfo' | 'isAtSelf'
>;

/**
 * Writes a text that mentions people as the protocol has it: `@userID ` where a person reads `@name`, and
 * the names beside it. An id stands apart from what is before and behind it.
 * @param mentions from first to last, apart from each other
 */
export function mentionElement(text: string, mentions: readonly Mention[]): Written {
  const names = new Map<string, string>();
  let written = '';
  let at = 0;
  for (const { start, end, userID } of mentions) {
    written += text.slice(at, start);
    if (/[\w/]$/u.test(written)) written += ' ';
    written += `@${userID}`;
    if (!/^\s/u.test(text.slice(end))) written += ' ';
    at = end;
    if (!names.has(userID)) names.set(userID, text.slice(start + 1, end));
  }
  return {
    text: written + text.slice(at),
    atUserList: [...names.keys()],
    atUsersInfo: [...names].map(([atUserID, groupNickname]) => ({ atUserID, groupNickname })),
    isAtSelf: false,
  };
}
