import type { Mention } from './mentions.ts';

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
