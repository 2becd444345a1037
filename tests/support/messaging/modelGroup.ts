import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupInfo, GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageFrom, receiveOption, sessionType } from '../../../app/contract/gateway/enums.ts';
import { groupConversation, type ModelThreads, modelGroup } from './modelThreads.ts';

type Needs = {
  threads: ModelThreads;
  tell: (userID: string, event: string, data: unknown) => void;
  tellRow: (userID: string, conversationID: string) => void;
  clock: () => number;
};

/** What happens to a member. */
export type GroupStep = 'enter' | 'leave' | 'rename';

/** Who runs the group; never at any device. */
const owner = 'owner';

/** Everything of a member but who it is and how it is called. */
const plainMember = {
  groupID: modelGroup,
  faceURL: '',
  roleLevel: 1,
  joinTime: 1,
  joinSource: 2,
  inviterUserID: owner,
  muteEndTime: 0,
  operatorUserID: '',
  ex: '',
  attachedInfo: '',
};

/** The one group of the model server: who is in it, and what is told of that. */
export function createModelGroup(people: readonly string[], needs: Needs) {
  const { threads, tell, tellRow } = needs;
  const nicknames = new Map<string, string>();
  let notices = 0;

  const memberOf = (userID: string): GroupMember => ({
    ...plainMember,
    userID,
    nickname: nicknames.get(userID) ?? userID,
  });
  const members = (): GroupMember[] => people.filter(threads.isInGroup).map(memberOf);
  const info = (): GroupInfo => ({
    groupID: modelGroup,
    groupName: 'The group',
    notification: '',
    introduction: '',
    faceURL: '',
    createTime: 1,
    status: 0,
    creatorUserID: owner,
    groupType: 2,
    ownerUserID: owner,
    memberCount: members().length,
    ex: '',
    attachedInfo: '',
    needVerification: 0,
    lookMemberInfo: 0,
    applyMemberFriend: 0,
    notificationUpdateTime: 0,
    notificationUserID: '',
  });
  const tellMembers = (event: string, data: unknown): void => {
    for (const { userID } of members()) tell(userID, event, data);
  };

  /** The line in the conversation that says what happened. */
  const post = (kind: number): void => {
    notices += 1;
    const notice: Message = {
      clientMsgID: `notice-${notices}`,
      serverMsgID: '',
      createTime: needs.clock(),
      sendTime: needs.clock(),
      sessionType: sessionType.superGroup,
      sendID: owner,
      recvID: '',
      groupID: modelGroup,
      msgFrom: messageFrom.system,
      platformID: 1,
      senderNickname: '',
      senderFaceUrl: '',
      contentType: kind,
      content: '{}',
      seq: 0,
      isRead: false,
      status: 2,
      attachedInfo: '',
      ex: '',
    };
    const { kept } = threads.post(owner, groupConversation, notice);
    for (const { userID } of members()) {
      const isWanted =
        threads.rowState(userID, groupConversation).recvMsgOpt !== receiveOption.none;
      if (isWanted) tell(userID, 'OnRecvNewMessages', [threads.view(userID, kept)]);
      tellRow(userID, groupConversation);
    }
  };

  return {
    info,
    members,
    /** What the owner does to a member; nothing where it makes no sense. */
    change(userID: string, step: GroupStep, nickname: string): void {
      if (threads.isInGroup(userID) === (step === 'enter')) return;
      switch (step) {
        case 'rename':
          nicknames.set(userID, nickname);
          tellMembers('OnGroupMemberInfoChanged', memberOf(userID));
          return;
        case 'enter':
          threads.enterGroup(userID);
          tell(userID, 'OnJoinedGroupAdded', info());
          tellMembers('OnGroupMemberAdded', memberOf(userID));
          tellMembers('OnGroupInfoChanged', info());
          post(contentType.memberInvited);
          return;
        case 'leave':
          post(contentType.memberKicked);
          threads.leaveGroup(userID);
          tell(userID, 'OnJoinedGroupDeleted', info());
          tellRow(userID, groupConversation);
          tellMembers('OnGroupMemberDeleted', memberOf(userID));
          tellMembers('OnGroupInfoChanged', info());
      }
    },
  };
}
