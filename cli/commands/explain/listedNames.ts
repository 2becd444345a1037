import { featureIds } from '../../../app/brand/features.ts';
import { tokenNames } from '../../../app/brand/theme/tokens.ts';

/** The names a code is about, where a person needs the whole list. */
export function listedNames(code: string): readonly string[] {
  if (code.startsWith('token-')) return tokenNames;
  if (code.startsWith('feature-')) return featureIds;
  return [];
}
