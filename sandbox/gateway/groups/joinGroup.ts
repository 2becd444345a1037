import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import {
  groupVerification,
  handleResult,
  joinSource as sources,
} from '../../../app/contract/gateway/enums.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { badArgument, refused } from '../refuse.ts';
import { boundedText } from '../texts.ts';
import { addMembers } from './addMembers.ts';

import { applicationOf, membersById } from './groupEntities.ts';
import { postGroupNews, tellApplication } from './groupNews.ts';
import { type Group, memberOf } from './groups.ts';
import { requireGroup } from './rights.ts';
import { groupApplications } from './tables.ts';

export const handleJoinGroup: Handler<'JoinGroup'> = {
  kind: 'write',
  async run({ groupID, reqMsg, joinSource }, context) {
    const { db, caller } = context;
    const group = await requireGroup(context, groupID);
    if (joinSource < sources.invitation || joinSource > sources.qrCode)
      throw badArgument('joinSource is not 2, 3 or 4');
    if (await memberOf(db, groupID, caller.userId)) throw refused('you are in this group already');
    const userId = caller.userId;
    if (group.needVerification === groupVerification.none) {
      await addMembers(context, group, [{ userId, joinSource, inviterId: '' }]);
      await postEntered(context, group, userId);
    } else await apply(context, group, { userId, joinSource, reqMsg, inviterId: '' });
  },
};

export type Application = {
  userId: string;
  joinSource: number;
  reqMsg: string;
  inviterId: string;
};

/** Keeps somebody's application to a group, in place of an older one, and tells who can answer it. */
export async function apply(
  context: WriteContext,
  group: Group,
  { userId, joinSource, reqMsg, inviterId }: Application,
): Promise<void> {
  const { db, now } = context;
  const pending = {
    handleResult: handleResult.pending,
    reqMsg: boundedText(reqMsg, 255, 'reqMsg'),
    handledMsg: '',
    requestedAt: now,
    handlerId: '',
    handledAt: 0,
    joinSource,
    inviterId,
  };
  await db
    .insert(groupApplications)
    .values({ groupId: group.id, userId, ...pending })
    .onConflictDoUpdate({
      target: [groupApplications.groupId, groupApplications.userId],
      set: pending,
    });
  const application = await applicationOf(db, group.id, userId);
  if (application) await tellApplication(context, application, 'OnGroupApplicationAdded', [userId]);
}

/** Posts that somebody has come by themselves. */
export async function postEntered(
  context: WriteContext,
  group: Group,
  userId: string,
): Promise<void> {
  const [entrantUser]: GroupMember[] = await membersById(context.db, group.id, [userId]);
  await postGroupNews(context, group, {
    contentType: contentType.memberEntered,
    detail: { entrantUser },
    defaultTips: 'Somebody joined the group',
  });
}
