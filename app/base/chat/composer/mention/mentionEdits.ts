import type { Mention } from '../../../../core/messaging/messageModel/mentions.ts';
import type { Edited } from '../emoji/caretEdits.ts';

/**
 * Deletes a mention whole, with the blank behind it, where one key would delete at its edge.
 * @param caret nothing is chosen
 * @returns null where the key deletes no mention
 */
export function withoutMentionAt(
  text: string,
  mentions: readonly Mention[],
  caret: number,
  direction: 'backward' | 'forward',
): Edited | null {
  const found = mentions.find(({ start, end }) =>
    direction === 'forward' ? caret === start : caret === end || caret === blankEnd(text, end),
  );
  if (!found) return null;
  const { start, end } = found;
  // A caret right behind the name leaves the blank to what follows it.
  const until = direction === 'backward' && caret === end ? end : blankEnd(text, end);
  return { text: text.slice(0, start) + text.slice(until), caret: { start, end: start } };
}

/**
 * What is left of a mention into which something was deleted goes as well.
 * @param caret where it stands after the deletion
 * @returns null where no mention was cut
 */
export function withoutCutMentions(
  before: string,
  mentions: readonly Mention[],
  after: string,
  caret: number,
): Edited | null {
  const removed = before.length - after.length;
  const isDeletion =
    removed > 0 && before.slice(0, caret) + before.slice(caret + removed) === after;
  if (!isDeletion) return null;
  const cut = mentions.filter(
    ({ start, end }) =>
      start < caret + removed && end > caret && !(start >= caret && end <= caret + removed),
  );
  if (cut.length === 0) return null;
  const start = Math.min(caret, ...cut.map((one) => one.start));
  const end = Math.max(caret + removed, ...cut.map((one) => one.end));
  return { text: before.slice(0, start) + before.slice(end), caret: { start, end: start } };
}

/**
 * @param from where the caret was before
 * @returns where it goes instead of into a mention: on to the other side of it where it came from an edge, else
 * to the nearer one
 */
export function caretOutside(mentions: readonly Mention[], caret: number, from: number): number {
  const within = mentions.find(({ start, end }) => start < caret && caret < end);
  if (!within) return caret;
  const { start, end } = within;
  if (from === start) return end;
  if (from === end) return start;
  return caret - start < end - caret ? start : end;
}

function blankEnd(text: string, end: number): number {
  return /^[ \u3000]/u.test(text.slice(end, end + 1)) ? end + 1 : end;
}
