import { contentType as type } from '../../../../contract/gateway/contentType.ts';
import type { NoticeKind } from '../../../../parts/message/messageKind.ts';
import { noticeSentence } from '../../../../parts/message/notice/noticeSentence.ts';

/** What the gateway says happened in a conversation. */
export const noticeKind: NoticeKind = {
  id: 'notice',
  place: 'notice',
  contentTypes: [
    type.friendAdded,
    type.groupCreated,
    type.groupInfoSet,
    type.memberQuit,
    type.groupOwnerTransferred,
    type.memberKicked,
    type.memberInvited,
    type.memberEntered,
    type.groupDismissed,
    type.memberMuted,
    type.memberUnmuted,
    type.groupMuted,
    type.groupUnmuted,
    type.memberToAdmin,
    type.memberToOrdinary,
    type.groupAnnouncementSet,
    type.groupNameSet,
    type.privateChatSwitched,
  ],
  sentence: noticeSentence,
};
