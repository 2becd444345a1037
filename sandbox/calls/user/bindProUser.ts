import { eq } from 'drizzle-orm';
import { commonErrors } from '../../../app/contract/common/errors.ts';
import { superiorCode } from '../../../app/contract/fields/superiorCode.ts';
import { bindProUser } from '../../../app/contract/user/bindProUser.ts';
import { findInviter } from '../../accounts/inviteCodes.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { readUser, type User } from '../../accounts/users.ts';
import {
  countWrongCode,
  doesActivate,
  takeActivationCode,
  waitForCode,
} from '../../content/activationCodes.ts';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { mayReach } from '../../gateway/friends/mayReach.ts';
import { activate } from '../../money/review/personDecisions.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { failed } from '../callFailed.ts';
import type { ContextOf } from '../context.ts';
import { handleKeyed } from '../handler.ts';

type Context = ContextOf<typeof bindProUser>;
type Refused = 'inviteCodeUnknown' | 'codeUsed' | 'superiorTaken' | 'superiorSelf';
type Bound = { isSuperior: 0 | 1 };

export const handleBindProUser = handleKeyed(bindProUser, async ({ inviteCode }, context) => {
  const { userId } = context.session;
  return context.commit(async (tx) => {
    const retryAfter = await waitForCode(tx, userId, context.now());
    if (retryAfter > 0) throw failed(commonErrors.rateLimited, { retryAfter });
    const user = await readUser(tx, userId);
    const bound = superiorCode(inviteCode)
      ? await bindInviter(tx, context, user, inviteCode)
      : await enterActivationCode(tx, context, user, inviteCode);
    if (typeof bound === 'string') {
      if (bound === 'inviteCodeUnknown' || bound === 'codeUsed')
        await countWrongCode(tx, userId, context.now());
      return context.fail(bound);
    }
    const { isActivation } = publicProfile(await readUser(tx, userId));
    return { isActivation, ...bound };
  });
});

/** A code of an inviter: saved where there is none yet, and activates where the operator says so. */
async function bindInviter(
  tx: Queries,
  context: Context,
  user: User,
  code: string,
): Promise<Bound | Refused> {
  const inviter = await findInviter(tx, context.session.brand.platformId, code);
  // The house's code names nobody.
  if (inviter === 'unknown' || inviter.userId === null) return 'inviteCodeUnknown';
  if (inviter.userId === user.id) return 'superiorSelf';
  const isActivating = user.isActivation === 0 && (await doesActivate(tx, inviter.userId));
  if (user.superiorId !== null && !isActivating) return 'superiorTaken';
  if (isActivating) await activate(tx, context, user.id);
  if (user.superiorId !== null) return { isSuperior: 0 };
  await tx.update(users).set({ superiorId: inviter.userId }).where(eq(users.id, user.id));
  // Whoever has blocked the caller is not told of them.
  if (await mayReach(tx, user.id, inviter.userId)) {
    await addNotice(tx, context, {
      userId: inviter.userId,
      kind: 'invitedJoined',
      values: { nickName: user.nickName },
    });
  }
  return { isSuperior: 1 };
}

/** A code of customer service. Whoever is activated already leaves it for another. */
async function enterActivationCode(
  tx: Queries,
  context: Context,
  user: User,
  code: string,
): Promise<Bound | Refused> {
  if (user.isActivation === 1) return { isSuperior: 0 };
  const { platformId } = context.session.brand;
  const taking = { code, platformId, userId: user.id, now: context.now() };
  const taken = await takeActivationCode(tx, taking);
  if (taken === 'unknown') return 'inviteCodeUnknown';
  if (taken === 'used') return 'codeUsed';
  await activate(tx, context, user.id);
  return { isSuperior: 0 };
}
