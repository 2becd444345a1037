import { eq } from 'drizzle-orm';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupStatus } from '../../../app/contract/gateway/enums.ts';
import { leaveConversations } from '../conversations/membership.ts';
import type { Handler } from '../handler.ts';
import { groupApplicationsOf, groupInfoOf } from './groupEntities.ts';
import { postGroupNews } from './groupNews.ts';
import { memberIds } from './groups.ts';
import { requireRight } from './rights.ts';
import { groupApplications, groupMembers, groups } from './tables.ts';

/** The group stays as a record without members; what was written in it stays theirs to read. */
export const handleDismissGroup: Handler<'DismissGroup'> = {
  kind: 'write',
  async run(groupID, context) {
    const { db } = context;
    const { group } = await requireRight(context, groupID, 'dismiss');
    const members = await memberIds(db, groupID);
    const applications = await groupApplicationsOf(db, eq(groupApplications.groupId, groupID));
    await db.update(groups).set({ status: groupStatus.dismissed }).where(eq(groups.id, groupID));
    context.tell(members, 'OnJoinedGroupDeleted', await groupInfoOf(db, groupID));
    await postGroupNews(context, group, {
      contentType: contentType.groupDismissed,
      defaultTips: 'The group was dismissed',
      recipients: members,
    });
    await db.delete(groupMembers).where(eq(groupMembers.groupId, groupID));
    await leaveConversations(context, group, members);
    // Nobody is left to answer them.
    for (const application of applications)
      context.tell([application.userID], 'OnGroupApplicationDeleted', application);
  },
};
