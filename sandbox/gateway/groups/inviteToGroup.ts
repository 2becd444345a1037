import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupVerification, joinSource as sources } from '../../../app/contract/gateway/enums.ts';
import { mayReach } from '../friends/mayReach.ts';
import { personOf } from '../friends/people.ts';
import type { Handler, WriteContext } from '../handler.ts';
import { distinctIds } from '../texts.ts';
import { addMembers } from './addMembers.ts';
import { membersById } from './groupEntities.ts';
import { postGroupNews } from './groupNews.ts';
import { leads, memberOf } from './groups.ts';
import { apply } from './joinGroup.ts';
import { requirePlace } from './rights.ts';

export const handleInviteUserToGroup: Handler<'InviteUserToGroup'> = {
  kind: 'write',
  async run({ groupID, reason, userIDList }, context) {
    const { group, own } = await requirePlace(context, groupID);
    const ids = distinctIds(userIDList);
    const welcome: string[] = [];
    for (const id of ids) if (await mayCome(context, groupID, id)) welcome.push(id);
    const joinSource = sources.invitation;
    const inviterId = own.userId;
    if (group.needVerification === groupVerification.both && !leads(own)) {
      for (const userId of welcome)
        await apply(context, group, { userId, joinSource, inviterId, reqMsg: reason });
    } else if (welcome.length > 0) {
      const added = welcome.map((userId) => ({ userId, joinSource, inviterId }));
      await addMembers(context, group, added);
      await postGroupNews(context, group, {
        contentType: contentType.memberInvited,
        detail: { invitedUserList: await membersById(context.db, groupID, welcome) },
        defaultTips: 'New members were invited',
      });
    }
    return ids.map((userID) => ({ userID, result: welcome.includes(userID) ? 0 : -1 }));
  },
};

/** People of the platform who are not in the group, and let the caller reach them. */
async function mayCome(
  { db, caller }: WriteContext,
  groupID: string,
  userId: string,
): Promise<boolean> {
  if (!(await personOf(db, caller.platformId, userId))) return false;
  if (await memberOf(db, groupID, userId)) return false;
  return mayReach(db, caller.userId, userId);
}
