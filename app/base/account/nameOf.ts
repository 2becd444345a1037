import type { Profile } from '../../core/session/session.ts';

/** @returns the name shown: the nickname, or the account name of who has none. */
export function nameOf({ nickName, username }: Pick<Profile, 'nickName' | 'username'>): string {
  return nickName || username;
}
