import { getGroupByName, mostGroupsFound } from '../../../app/contract/groups/getGroupByName.ts';
import { findGroups } from '../../gateway/groups/findGroups.ts';
import { groupSeenBy } from '../../gateway/groups/groupsSeen.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetGroupByName = handle(getGroupByName, async ({ name }, context) => {
  await requireFeature(context, 'groups');
  const { session } = context;
  const db = context.db.read;
  const found = await findGroups(db, session.brand.platformId, name);
  const list = found.slice(0, mostGroupsFound);
  return { list: await Promise.all(list.map((group) => groupSeenBy(db, session.userId, group))) };
});
