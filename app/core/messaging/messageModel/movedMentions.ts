import type { Mention } from './mentions.ts';

/**
 * Carries mentions over to a text that was changed in one place, as one is while it is written.
 * @param caret where it stands now, behind what was changed. Without it the change may be taken for one further
 * on in the text, where letters repeat
 * @returns those whose names are whole, where they stand now
 */
export function movedMentions(
  mentions: readonly Mention[],
  before: string,
  after: string,
  caret?: number,
): Mention[] {
  const shorter = Math.min(before.length, after.length);
  const isKnown = caret !== undefined && before.endsWith(after.slice(caret));
  let same = isKnown ? Math.min(shorter, after.length - caret) : 0;
  let first = 0;
  while (first < shorter - same && before[first] === after[first]) first += 1;
  while (same < shorter - first && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const changedUntil = before.length - same;
  const shift = after.length - before.length;
  return mentions.flatMap(({ start, end, userID }) => {
    if (end <= first) return [{ start, end, userID }];
    return start >= changedUntil ? [{ start: start + shift, end: end + shift, userID }] : [];
  });
}
