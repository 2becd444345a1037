import * as v from 'valibot';
import { holdsBarred, tidyName } from '../../lib/names.ts';

/** Most characters of a remark, in UTF-16 code units, as the gateway counts them. */
export const remarkMax = 64;

/** @returns what is wrong with a remark, or null. Spaces at its ends do not count; it may be empty. */
export function remarkProblem(text: string): 'length' | 'characters' | null {
  const trimmed = text.trim();
  if (trimmed.length > remarkMax) return 'length';
  const isShown = !holdsBarred(trimmed) && tidyName(trimmed, remarkMax) === trimmed;
  return isShown ? null : 'characters';
}

export const remark = v.pipe(
  v.string(),
  v.maxLength(256, 'is longer than 256 code units'),
  v.trim(),
  v.description('Name one person gives another, at most 64 characters; empty takes it away.'),
);
