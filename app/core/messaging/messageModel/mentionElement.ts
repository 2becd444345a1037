import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { Mention } from './mentions.ts';

/** Mentions of one text that are named; those after them stay as they were written. */
export const mostMentions = 100;

/** An id that can stand in a text behind an `@`. */
const idPattern = /^\S{1,64}$/u;

type Written = Pick<
  NonNullable<Message['atElem']>,
  'text' | 'atUserList' | 'atUsersInfo' | 'isAtSelf'
>;

/**
 * Writes a text that mentions people as the protocol has it: `@userID ` where a person reads `@name`, and
 * the names beside it. An id stands apart from what is before and behind it.
 * @param mentions as of `readMentions`
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

/**
 * @param value mentions of a text as they were kept, or anything else
 * @returns those that fit the text, from first to last; they do not overlap
 */
export function readMentions(value: unknown, text: string): Mention[] {
  if (!Array.isArray(value)) return [];
  const mentions: Mention[] = [];
  for (const one of value.slice(0, mostMentions)) {
    const { start, end, userID } = (one ?? {}) as Partial<Record<keyof Mention, unknown>>;
    if (!Number.isInteger(start) || !Number.isInteger(end) || typeof userID !== 'string') continue;
    const [from, until] = [start as number, end as number];
    const isNamed = text[from] === '@' && until > from + 1 && until <= text.length;
    const isApart = from >= (mentions.at(-1)?.end ?? 0);
    if (isNamed && isApart && idPattern.test(userID)) {
      mentions.push({ start: from, end: until, userID });
    }
  }
  return mentions;
}

/**
 * Carries mentions over to a text that was changed in one place, as one is while it is written.
 * @returns those whose names are whole, where they stand now
 */
export function movedMentions(
  mentions: readonly Mention[],
  before: string,
  after: string,
): Mention[] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let same = 0;
  while (same < shorter - first && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const changedUntil = before.length - same;
  const shift = after.length - before.length;
  return mentions.flatMap(({ start, end, userID }) => {
    if (end <= first) return [{ start, end, userID }];
    return start >= changedUntil ? [{ start: start + shift, end: end + shift, userID }] : [];
  });
}
