import { getGroupSeen } from '../../../app/contract/groups/getGroupSeen.ts';
import { groupSeenBy } from '../../gateway/groups/groupsSeen.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';
import { requireGroup } from './requireGroup.ts';

export const handleGetGroupSeen = handle(getGroupSeen, async ({ groupId }, context) => {
  await requireFeature(context, 'groups');
  const { session } = context;
  const db = context.db.read;
  const group = await requireGroup(db, session, groupId);
  return { group: await groupSeenBy(db, session.userId, group) };
});
