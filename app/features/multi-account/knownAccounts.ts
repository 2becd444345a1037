import type { CachedAccount } from '../../core/session/profileCodec.ts';
import type { Profile } from '../../core/session/session.ts';

/**
 * @param profile of the person logged in; null while it loads.
 * @returns the accounts of this device, the one in use first and as it is now.
 */
export function knownAccounts(
  cached: readonly CachedAccount[],
  userId: string | null,
  profile: Profile | null,
): CachedAccount[] {
  const current = profile ?? cached.find((account) => account.userId === userId) ?? null;
  const others = cached.filter((account) => account.userId !== userId);
  return current ? [accountOf(current), ...others] : others;
}

/** @returns what to call an account: its nickname, or its account name while it has none. */
export function shownName({ nickName, username }: CachedAccount): string {
  return nickName.trim() || username;
}

function accountOf({ userId, username, nickName, avatar }: CachedAccount): CachedAccount {
  return { userId, username, nickName, avatar };
}
