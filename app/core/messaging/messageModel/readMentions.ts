import type { Mention } from './mentions.ts';

/** Mentions of one text that are named; those after them stay as they were written. */
export const mostMentions = 100;

/** An id that can stand in a text behind an `@`. */
const idPattern = /^\S{1,64}$/u;

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
