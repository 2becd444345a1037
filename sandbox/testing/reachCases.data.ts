import { contentType } from '../../app/contract/gateway/contentType.ts';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import {
  groupRole,
  groupVerification,
  joinSource,
  sessionType,
} from '../../app/contract/gateway/enums.ts';
import type { SentFunctionInput } from '../../app/contract/gateway/gatewayFunction.ts';
import type {
  GatewayFunctionName,
  NamedFunction,
} from '../../app/contract/gateway/gatewayFunctions.ts';
import { type Peer, textMessage } from './gatewayPeople.ts';
import { sendToGroup } from './gatewayScene.ts';

/** Two friends. Ben calls, and it is about ada. */
export type TwoFriends = {
  ada: Peer;
  ben: Peer;
  /** With which ben logs in. */
  token: string;
  /** Of ben, with ada in it. */
  ours: string;
  /** Of ada, without ben; it asks who wants to come. */
  adas: string;
  /** Of ben, without ada; it asks who wants to come. */
  bens: string;
  said: { byAda: Message; byBen: Message; inGroupByAda: Message; inGroupByBen: Message };
};

/**
 * What becomes of ada by it: never anything; something unless she has blocked ben; or something even
 * then, for a reason.
 */
export type Reaches = 'never' | 'unless blocked' | { evenBlocked: string };

export type ReachCase<Name extends GatewayFunctionName = GatewayFunctionName> = {
  reaches: Reaches;
  /** Tells this case from the others of its function. */
  when?: string;
  /** What has happened before, before anybody blocks anybody. */
  before?(friends: TwoFriends): Promise<unknown>;
  input(friends: TwoFriends): SentFunctionInput<NamedFunction<Name>>;
};

const nothing = () => undefined;
const adaId = ({ ada }: TwoFriends) => ada.userId;
const withAda = ({ ada }: TwoFriends) => `single_${ada.userId}`;
const ourGroup = ({ ours }: TwoFriends) => ours;
const withGroup = ({ ours }: TwoFriends) => `group_${ours}`;
const own = <Input>(input: (friends: TwoFriends) => Input) =>
  [{ reaches: 'never', input }] as const;
const reads = own;
const makes = own;
const inGroup = { evenBlocked: 'it is done to a group that both are in' } as const;
const asLeader = { evenBlocked: 'who leads a group keeps order in it' } as const;
const strangers = async ({ ada, ben }: TwoFriends) => {
  await ada.call('DeleteFriend', ben.userId);
  await ben.call('DeleteFriend', ada.userId);
};
const applied = async (friends: TwoFriends) => {
  await strangers(friends);
  await friends.ada.call('AddFriend', { toUserID: friends.ben.userId, reqMsg: 'It is me' });
};
const appliedToGroup = ({ ada, bens: groupID }: TwoFriends) =>
  ada.call('JoinGroup', { groupID, reqMsg: 'me too', joinSource: joinSource.search });
const answered = ({ ada }: TwoFriends) => ({ toUserID: ada.userId, handleMsg: 'words' });
const answeredInGroup = ({ ada, bens }: TwoFriends) =>
  ({ groupID: bens, fromUserID: ada.userId, handleMsg: 'words' }) as const;
const toAda = ({ ada }: TwoFriends) =>
  ({ recvID: ada.userId, groupID: '', message: textMessage('hello') }) as const;
const toGroup = ({ ours }: TwoFriends) =>
  ({ recvID: '', groupID: ours, message: textMessage('hello all') }) as const;
const sends = [
  { reaches: 'unless blocked', when: 'to a person', input: toAda },
  { reaches: inGroup, when: 'to a group', input: toGroup },
] as const;
const takesBack = [
  {
    reaches: { evenBlocked: 'what one said oneself may be taken back from anywhere' },
    input: ({ said }: TwoFriends) => said.byBen,
  },
] as const;
const mentionOf = ({ userId }: Peer) =>
  textMessage('', {
    contentType: contentType.atText,
    atElem: {
      text: 'you!',
      atUserList: [userId],
      atUsersInfo: [],
      quoteMessage: null,
      isAtSelf: false,
    },
  });
const page = { count: 20, startClientMsgID: '' };
const members = { offset: 0, count: 20 };
const picture = { url: '/media/a.webp', width: 1, height: 1 };
const pair = { keywordList: ['a'], isSearchUserID: true };

/** Each function of the gateway as ben calls it about ada: one without a row is a type error. */
export const reachCases: {
  [Name in GatewayFunctionName]: readonly ReachCase<Name>[];
} = {
  Login: own(({ ben, token }) => ({ userID: ben.userId, token })),
  Logout: own(nothing),
  GetLoginStatus: reads(nothing),
  GetLoginUser: reads(nothing),
  GetSelfUserInfo: reads(nothing),
  SetSelfInfo: [
    {
      reaches: { evenBlocked: 'people are called in all lists what they call themselves' },
      input: () => ({ nickname: 'Benny' }),
    },
  ],
  GetUsersInfo: reads((friends) => [adaId(friends)]),
  SetGlobalRecvMessageOpt: own(() => ({ opt: 1 })),

  AddFriend: [
    {
      reaches: 'unless blocked',
      before: strangers,
      input: ({ ada }) => ({ toUserID: ada.userId, reqMsg: 'words' }),
    },
  ],
  GetRecvFriendApplicationList: reads(nothing),
  GetSendFriendApplicationList: reads(nothing),
  AcceptFriendApplication: [{ reaches: 'unless blocked', before: applied, input: answered }],
  RefuseFriendApplication: [
    {
      reaches: { evenBlocked: 'whoever has asked is answered, without words' },
      before: applied,
      input: answered,
    },
  ],
  GetFriendList: reads(nothing),
  GetDesignatedFriendsInfo: reads((friends) => [adaId(friends)]),
  CheckFriend: reads((friends) => [adaId(friends)]),
  SearchFriends: reads(() => ({ ...pair, isSearchNickname: true, isSearchRemark: true })),
  SetFriendRemark: own(({ ada }) => ({ toUserID: ada.userId, remark: 'A.' })),
  DeleteFriend: own(adaId),
  AddBlack: own(adaId),
  RemoveBlack: own(adaId),
  GetBlackList: reads(nothing),

  CreateGroup: [
    {
      reaches: 'unless blocked',
      input: ({ ada }) => ({
        groupBaseInfo: { groupType: 0, groupName: 'Trap' },
        memberList: [{ userID: ada.userId }],
      }),
    },
  ],
  GetJoinedGroupList: reads(nothing),
  GetGroupsInfo: reads(({ adas }) => [adas]),
  SearchGroups: reads(() => ({
    ...{ keywordList: ['a'], isSearchGroupID: true, isSearchGroupName: true },
  })),
  SetGroupInfo: [
    {
      reaches: inGroup,
      input: ({ ours: groupID }) => ({ groupID, groupInfo: { groupName: 'New' } }),
    },
  ],
  SetGroupVerification: [
    { reaches: inGroup, input: ({ ours: groupID }) => ({ groupID, verification: 2 }) },
  ],
  SetGroupLookMemberInfo: [
    { reaches: inGroup, input: ({ ours: groupID }) => ({ groupID, rule: 1 }) },
  ],
  SetGroupApplyMemberFriend: [
    { reaches: inGroup, input: ({ ours: groupID }) => ({ groupID, rule: 1 }) },
  ],
  JoinGroup: [
    {
      reaches: 'unless blocked',
      when: 'to be let in by her',
      input: ({ adas: groupID }) => ({
        ...{ groupID, reqMsg: 'words', joinSource: joinSource.search },
      }),
    },
    {
      reaches: inGroup,
      when: 'open to all',
      before: ({ ada, adas: groupID }) =>
        ada.call('SetGroupVerification', { groupID, verification: groupVerification.none }),
      input: ({ adas: groupID }) => ({
        ...{ groupID, reqMsg: '', joinSource: joinSource.search },
      }),
    },
  ],
  InviteUserToGroup: [
    {
      reaches: 'unless blocked',
      input: ({ ada, bens }) => ({ groupID: bens, reason: 'words', userIDList: [ada.userId] }),
    },
  ],
  KickGroupMember: [
    {
      reaches: asLeader,
      input: ({ ada, ours }) => ({ groupID: ours, reason: 'words', userIDList: [ada.userId] }),
    },
  ],
  QuitGroup: [
    {
      reaches: inGroup,
      before: ({ ada, ben, ours: groupID }) =>
        ben.call('TransferGroupOwner', { groupID, newOwnerUserID: ada.userId }),
      input: ourGroup,
    },
  ],
  DismissGroup: [{ reaches: inGroup, input: ourGroup }],
  TransferGroupOwner: [
    {
      reaches: 'unless blocked',
      input: ({ ada, ours }) => ({ groupID: ours, newOwnerUserID: ada.userId }),
    },
  ],
  ChangeGroupMute: [
    { reaches: inGroup, input: ({ ours: groupID }) => ({ groupID, isMute: true }) },
  ],
  ChangeGroupMemberMute: [
    {
      reaches: asLeader,
      input: ({ ada, ours }) => ({ groupID: ours, userID: ada.userId, mutedSeconds: 60 }),
    },
  ],
  SetGroupMemberRoleLevel: [
    {
      reaches: 'unless blocked',
      when: 'up',
      input: ({ ada, ours }) => ({
        ...{ groupID: ours, userID: ada.userId, roleLevel: groupRole.admin },
      }),
    },
    {
      reaches: asLeader,
      when: 'down',
      before: ({ ada, ben, ours }) =>
        ben.call('SetGroupMemberRoleLevel', {
          ...{ groupID: ours, userID: ada.userId, roleLevel: groupRole.admin },
        }),
      input: ({ ada, ours }) => ({
        ...{ groupID: ours, userID: ada.userId, roleLevel: groupRole.ordinary },
      }),
    },
  ],
  SetGroupMemberNickname: [
    {
      reaches: 'unless blocked',
      when: 'hers',
      input: ({ ada, ours }) => ({
        ...{ groupID: ours, userID: ada.userId, GroupMemberNickname: 'words' },
      }),
    },
    {
      reaches: inGroup,
      when: 'his own',
      input: ({ ben, ours }) => ({
        ...{ groupID: ours, userID: ben.userId, GroupMemberNickname: 'Benny' },
      }),
    },
  ],
  GetGroupMemberList: reads(({ ours: groupID }) => ({ groupID, filter: 0, ...members })),
  GetGroupMembersInfo: reads(({ ada, ours: groupID }) => ({ groupID, userIDList: [ada.userId] })),
  GetGroupMemberListByJoinTimeFilter: reads(({ ours: groupID }) => ({
    ...{ groupID, filterUserIDList: [], joinTimeBegin: 0, joinTimeEnd: 0, ...members },
  })),
  GetGroupMemberOwnerAndAdmin: reads(({ ours: groupID }) => ({ groupID })),
  SearchGroupMembers: reads(({ ours: groupID }) => ({
    searchParam: { groupID, ...pair, isSearchMemberNickname: true, ...members },
  })),
  GetRecvGroupApplicationList: reads(nothing),
  GetSendGroupApplicationList: reads(nothing),
  AcceptGroupApplication: [
    { reaches: 'unless blocked', before: appliedToGroup, input: answeredInGroup },
  ],
  RefuseGroupApplication: [
    {
      reaches: { evenBlocked: 'whoever has asked is answered, without words' },
      before: appliedToGroup,
      input: answeredInGroup,
    },
  ],

  GetAllConversationList: reads(nothing),
  GetConversationListSplit: reads(() => members),
  GetOneConversation: own(({ ada }) => ({
    ...{ sourceID: ada.userId, sessionType: sessionType.single },
  })),
  GetMultipleConversation: reads((friends) => [withAda(friends)]),
  GetConversationIDBySessionType: reads(({ ada }) => ({
    ...{ sourceID: ada.userId, sessionType: sessionType.single },
  })),
  SetConversationDraft: own((friends) => ({ conversationID: withAda(friends), draftText: 'hm' })),
  PinConversation: own((friends) => ({ conversationID: withAda(friends), isPinned: true })),
  DeleteConversation: own(withAda),
  DeleteConversationFromLocalAndSvr: own(withAda),
  DeleteAllConversationFromLocal: own(nothing),
  SetConversationRecvMessageOpt: own((friends) => ({
    ...{ conversationIDList: [withAda(friends)], opt: 1 },
  })),
  SetOneConversationRecvMessageOpt: own((friends) => ({
    ...{ conversationID: withAda(friends), opt: 1 },
  })),
  GetConversationRecvMessageOpt: reads((friends) => [withAda(friends)]),
  SetOneConversationPrivateChat: [
    {
      reaches: 'unless blocked',
      input: (friends) => ({ conversationID: withAda(friends), isPrivate: true }),
    },
  ],
  ResetConversationGroupAtType: [
    {
      reaches: 'never',
      before: ({ ada, ben, ours }) => sendToGroup(ada, ours, mentionOf(ben)),
      input: withGroup,
    },
  ],
  GetTotalUnreadMsgCount: reads(nothing),
  MarkC2CMessageAsRead: [
    {
      reaches: 'unless blocked',
      input: ({ ada, said }) => ({ userID: ada.userId, msgIDList: [said.byAda.clientMsgID] }),
    },
  ],
  MarkGroupMessageAsRead: [
    {
      reaches: 'unless blocked',
      input: ({ ours, said }) => ({ groupID: ours, msgIDList: [said.inGroupByAda.clientMsgID] }),
    },
  ],
  MarkGroupMessageHasRead: own(ourGroup),
  MarkMessageAsReadByConID: [
    {
      reaches: 'unless blocked',
      input: (friends) => ({
        ...{ conversationID: withAda(friends), msgIDList: [friends.said.byAda.clientMsgID] },
      }),
    },
  ],

  GetHistoryMessageList: reads(({ ada }) => ({ userID: ada.userId, ...page })),
  GetHistoryMessageListReverse: reads(({ ada }) => ({ userID: ada.userId, ...page })),
  GetAdvancedHistoryMessageList: reads(({ ada }) => ({ userID: ada.userId, ...page })),
  SearchLocalMessages: reads((friends) => ({
    ...{ conversationID: withAda(friends), keywordList: ['o'], pageIndex: 1, count: 9 },
  })),
  FindMessageList: reads((friends) => [
    { conversationID: withAda(friends), clientMsgIDList: [friends.said.byAda.clientMsgID] },
  ]),
  GetRemovedMessages: reads((friends) => [{ conversationID: withAda(friends), fromSeq: 1 }]),

  SendMessage: sends,
  SendMessageNotOss: sends,
  RevokeMessage: takesBack,
  NewRevokeMessage: takesBack,
  TypingStatusUpdate: [
    { reaches: 'unless blocked', input: ({ ada }) => ({ recvID: ada.userId, msgTip: 'yes' }) },
  ],
  DeleteMessageFromLocalStorage: own(({ said }) => said.byBen),
  DeleteMessageFromLocalAndSvr: own(({ said }) => said.byBen),
  DeleteAllMsgFromLocal: own(nothing),
  DeleteAllMsgFromLocalAndSvr: own(nothing),
  ClearC2CHistoryMessage: own(adaId),
  ClearC2CHistoryMessageFromLocalAndSvr: own(adaId),
  ClearGroupHistoryMessage: own(ourGroup),
  ClearGroupHistoryMessageFromLocalAndSvr: own(ourGroup),
  InsertSingleMessageToLocalStorage: own(({ ada, ben }) => ({
    ...{ message: textMessage('hello'), recvID: ben.userId, sendID: ada.userId },
  })),
  InsertGroupMessageToLocalStorage: own(({ ada, ours }) => ({
    ...{ message: textMessage('hello'), groupID: ours, sendID: ada.userId },
  })),

  CreateTextMessage: makes(() => 'hello'),
  CreateTextAtMessage: makes(({ ada }) => ({
    ...{ text: '@ada', atUserIDList: [ada.userId], atUsersInfo: [], message: '' },
  })),
  CreateAdvancedTextMessage: makes(() => ({ text: 'hello', messageEntityList: [] })),
  CreateImageMessageByURL: makes(() => ({
    ...{ sourcePicture: picture, bigPicture: picture, snapshotPicture: picture },
  })),
  CreateSoundMessageByURL: makes(() => ({ soundBaseInfo: { sourceUrl: '/media/a.m4a' } })),
  CreateVideoMessageByURL: makes(() => ({ videoBaseInfo: { videoUrl: '/media/a.mp4' } })),
  CreateFileMessageByURL: makes(() => ({ fileBaseInfo: { sourceUrl: '/media/a.pdf' } })),
  CreateMergerMessage: makes(({ said }) => ({
    ...{ messageList: [said.byAda], title: 'Both', summaryList: ['one'] },
  })),
  CreateForwardMessage: makes(({ said }) => said.byAda),
  CreateQuoteMessage: makes(({ said }) => ({ text: 'hm', message: said.byAda })),
  CreateAdvancedQuoteMessage: makes(({ said }) => ({
    ...{ text: 'hm', message: said.byAda, messageEntityList: [] },
  })),
  CreateCardMessage: makes(() => '{}'),
  CreateLocationMessage: makes(() => ({ description: 'here', longitude: 1, latitude: 1 })),
  CreateCustomMessage: makes(() => ({ data: '{}', extension: '', description: '' })),
  CreateFaceMessage: makes(() => ({ index: 1, data: '' })),
  GetAtAllTag: makes(nothing),

  SubscribeUsersStatus: reads((friends) => [adaId(friends)]),
  UnsubscribeUsersStatus: own((friends) => [adaId(friends)]),
};
