import { eq } from 'drizzle-orm';
import { bindProUser } from '../../../app/contract/user/bindProUser.ts';
import { findInviter } from '../../accounts/inviteCodes.ts';
import { readUser } from '../../accounts/users.ts';
import { users } from '../../database/schema.ts';
import { mayReach } from '../../gateway/friends/mayReach.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { handleKeyed } from '../handler.ts';

export const handleBindProUser = handleKeyed(bindProUser, async ({ inviteCode }, context) => {
  const { userId, brand } = context.session;
  return context.commit(async (tx) => {
    const user = await readUser(tx, userId);
    if (user.superiorId !== null) return context.fail('superiorTaken');
    const inviter = await findInviter(tx, brand.platformId, inviteCode);
    // The house's code names nobody.
    if (inviter === 'unknown' || inviter.userId === null) return context.fail('inviteCodeUnknown');
    if (inviter.userId === userId) return context.fail('superiorSelf');
    await tx.update(users).set({ superiorId: inviter.userId }).where(eq(users.id, userId));
    // Whoever has blocked the caller is not told of them.
    if (await mayReach(tx, userId, inviter.userId)) {
      await addNotice(tx, context, {
        userId: inviter.userId,
        kind: 'invitedJoined',
        values: { nickName: user.nickName },
      });
    }
    return {
      isActivation: user.isActivation === 1 ? (1 as const) : (0 as const),
      isSuperior: 1 as const,
    };
  });
});
