import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { groupVerification, joinSource as sources } from '../../../app/contract/gateway/enums.ts';
import { leads } from '../../../app/contract/gateway/groupRights.ts';
import type { InviteReason } from '../../../app/contract/groups/createGroup.ts';
import type { Handler } from '../handler.ts';
import { distinctIds } from '../texts.ts';
import { addMembers, groupFull, roomIn } from './addMembers.ts';
import { membersById } from './groupEntities.ts';
import { namedInTip, postGroupNews } from './groupNews.ts';
import { membersWith, tellsWhoComes } from './groups.ts';
import { apply } from './joinGroup.ts';
import { requireRight } from './rights.ts';
import { whoCanBeAdded } from './whoCanBeAdded.ts';

/** Those who cannot be added, or for whom there is no room, do not spoil it for the others. */
export const handleInviteUserToGroup: Handler<'InviteUserToGroup'> = {
  kind: 'write',
  async run({ groupID, reason, userIDList }, context) {
    const { group, own } = await requireRight(context, groupID, 'invite');
    const ids = distinctIds(userIDList);
    const members = await membersWith(context.db, groupID, ids);
    const inside = new Set(members.map(({ userId }) => userId));
    const outside = ids.filter((id) => !inside.has(id));
    const room = await roomIn(context.db, group);
    const { welcome, notAdded } = await whoCanBeAdded(context, outside, room);
    const invited = { joinSource: sources.invitation, inviterId: own.userId };
    if (room <= 0 && outside.length > 0) throw groupFull();
    const waits = group.needVerification === groupVerification.both && !leads(own);
    if (waits) {
      for (const userId of welcome)
        await apply(context, group, { ...invited, userId, reqMsg: reason });
    } else if (welcome.length > 0) {
      await addMembers(
        context,
        group,
        welcome.map((userId) => ({ ...invited, userId })),
      );
      if (tellsWhoComes(group)) {
        const invitedUserList = await membersById(context.db, groupID, welcome);
        await postGroupNews(context, group, {
          contentType: contentType.memberInvited,
          detail: namedInTip('invitedUserList', invitedUserList),
          defaultTips: 'New members were invited',
        });
      }
    }
    const reasons = new Map<string, InviteReason>(
      notAdded.map(({ userId, reason }) => [userId, reason]),
    );
    for (const userId of inside) reasons.set(userId, 'already');
    if (waits) for (const userId of welcome) reasons.set(userId, 'approval');
    const added = new Set(welcome);
    return ids.map((userID) => {
      const [result, reason] = [added.has(userID) ? 0 : -1, reasons.get(userID)];
      return { userID, result, ...(reason && { reason }) };
    });
  },
};
