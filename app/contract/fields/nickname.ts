import * as v from 'valibot';
import { countGraphemes } from '../../lib/graphemes.ts';
import { holdsBarred, tidyName } from '../../lib/names.ts';

/** Most characters of a nickname, counted as a person counts them (specification, section 5). */
export const nicknameMax = 10;

export type NicknameProblem = 'empty' | 'length' | 'characters';

/** @returns what is wrong with a nickname, or null. Spaces at its ends do not count. */
export function nicknameProblem(text: string): NicknameProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (holdsBarred(trimmed)) return 'characters';
  // 200 code units hold ten of the longest emoji; more than that is no name.
  if (trimmed.length > 200 || countGraphemes(trimmed) > nicknameMax) return 'length';
  return tidyName(trimmed, nicknameMax) === trimmed ? null : 'characters';
}

export const nickname = v.pipe(
  v.string(),
  v.maxLength(200, 'is longer than 200 code units'),
  v.trim(),
  v.description('Name shown: 1 to 10 characters as a person counts them.'),
);
