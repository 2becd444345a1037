import { nicknameMax } from '../../app/contract/fields/nickname.ts';
import { splitGraphemes } from '../../app/lib/graphemes.ts';

/** @returns the name shown of a person who chose none: the account name, cut to fit. */
export function defaultNickname(account: string): string {
  return splitGraphemes(account).slice(0, nicknameMax).join('');
}
