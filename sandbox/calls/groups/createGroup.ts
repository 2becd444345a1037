import { groupType } from '../../../app/contract/gateway/enums.ts';
import { channelMark } from '../../../app/contract/gateway/isChannel.ts';
import { createGroup } from '../../../app/contract/groups/createGroup.ts';
import { groupNameProblem } from '../../../app/contract/groups/groupName.ts';
import { suggestedName } from '../../../app/contract/groups/suggestedName.ts';
import { foundGroup } from '../../gateway/groups/createGroup.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { areUploaded } from '../../reports/keepReport.ts';
import { handleKeyed } from '../handler.ts';
import { unnamedGroup } from './unnamedGroup.data.ts';

export const handleCreateGroup = handleKeyed(createGroup, async (input, context) => {
  const { groupName, faceUrl, introduction, isChannel, memberIds, needVerification } = input;
  await requireFeature(context, isChannel ? 'channels' : 'groups');
  // A channel has no members to be named after when it begins.
  const isUnnamed = groupName === '' && !isChannel;
  if (!isUnnamed && groupNameProblem(groupName)) throw context.fail('groupNameInvalid');
  const nameOf = (names: readonly string[]): string =>
    suggestedName(names, context.locale) || unnamedGroup[context.locale];
  const groupBaseInfo = {
    ...{ groupType: groupType.normal, groupName, introduction, needVerification },
    ...{ faceURL: faceUrl, notification: '', ex: isChannel ? channelMark : '' },
  };
  const memberList = memberIds.map((userID) => ({ userID, roleLevel: 0 }));
  return context.commit(async (tx) => {
    if (faceUrl !== '' && !(await areUploaded(tx, [faceUrl])))
      return context.fail('groupFaceUnknown');
    const { group, notAdded } = await context.gateway.within(tx, context.session.userId, (acting) =>
      foundGroup(acting, { groupBaseInfo, memberList }, isUnnamed ? nameOf : undefined),
    );
    return { groupId: group.id, notAdded };
  });
});
