import type { OutputOf } from '../../app/contract/call.ts';
import type { userIndex } from '../../app/contract/user/userIndex.ts';
import type { User } from './users.ts';

/** @returns what others may see of a user. */
export function publicProfile(user: User): OutputOf<typeof userIndex> {
  return {
    userId: user.id,
    nickName: user.nickName,
    avatar: user.avatar,
    isActivation: user.isActivation === 1 ? 1 : 0,
  };
}
