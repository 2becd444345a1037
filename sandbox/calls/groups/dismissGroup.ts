import { dismissGroup } from '../../../app/contract/groups/dismissGroup.ts';
import { callWithin } from '../../gateway/actAs.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handleKeyed } from '../handler.ts';
import { asCall, requireGroup } from './requireGroup.ts';

export const handleDismissGroup = handleKeyed(dismissGroup, async ({ groupId }, context) => {
  await requireFeature(context, 'groups');
  const { gateway, session } = context;
  return context.commit(async (tx) => {
    await requireGroup(tx, session, groupId);
    await asCall(() =>
      gateway.within(tx, session.userId, (acting) => callWithin(acting, 'DismissGroup', groupId)),
    );
    return {};
  });
});
