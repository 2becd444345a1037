import { getGroupCode } from '../../../app/contract/groups/getGroupCode.ts';
import { codeToShare } from '../../gateway/groups/groupCodes.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';
import { asCall, requireGroup } from './requireGroup.ts';

export const handleGetGroupCode = handle(getGroupCode, async ({ groupId }, context) => {
  await requireFeature(context, 'groups');
  const { db, gateway, session } = context;
  const { code, expiresAt } = await db.write(async (tx) => {
    await requireGroup(tx, session, groupId);
    return asCall(() =>
      gateway.within(tx, session.userId, (acting) => codeToShare(acting, groupId)),
    );
  });
  return { code, expiresAt: Math.floor(expiresAt / 1000) };
});
