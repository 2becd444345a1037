import type { groupFunctions } from '../../../app/contract/gateway/functions/groups.ts';
import type { Handlers } from '../handler.ts';
import { handleCreateGroup } from './createGroup.ts';
import { handleDismissGroup } from './dismissGroup.ts';
import {
  handleAcceptGroupApplication,
  handleGetRecvGroupApplicationList,
  handleGetSendGroupApplicationList,
  handleRefuseGroupApplication,
} from './groupApplications.ts';
import { handleInviteUserToGroup } from './inviteToGroup.ts';
import { handleJoinGroup } from './joinGroup.ts';
import {
  handleGetGroupsInfo,
  handleGetJoinedGroupList,
  handleSearchGroups,
} from './lookUpGroups.ts';
import {
  handleGetGroupMemberList,
  handleGetGroupMemberListByJoinTimeFilter,
  handleGetGroupMemberOwnerAndAdmin,
  handleGetGroupMembersInfo,
  handleSearchGroupMembers,
} from './lookUpMembers.ts';
import { handleChangeGroupMemberMute, handleChangeGroupMute } from './muteGroup.ts';
import { handleKickGroupMember, handleQuitGroup } from './removeMembers.ts';
import {
  handleSetGroupApplyMemberFriend,
  handleSetGroupInfo,
  handleSetGroupLookMemberInfo,
  handleSetGroupMemberNickname,
  handleSetGroupVerification,
} from './setGroupInfo.ts';
import { handleSetGroupMemberRoleLevel, handleTransferGroupOwner } from './transferGroup.ts';

/** Groups: what they are, who is in them, who may do what. */
export const groupHandlers: Handlers<(typeof groupFunctions)[number]['name']> = {
  CreateGroup: handleCreateGroup,
  GetJoinedGroupList: handleGetJoinedGroupList,
  GetGroupsInfo: handleGetGroupsInfo,
  SearchGroups: handleSearchGroups,
  SetGroupInfo: handleSetGroupInfo,
  SetGroupVerification: handleSetGroupVerification,
  SetGroupLookMemberInfo: handleSetGroupLookMemberInfo,
  SetGroupApplyMemberFriend: handleSetGroupApplyMemberFriend,
  JoinGroup: handleJoinGroup,
  InviteUserToGroup: handleInviteUserToGroup,
  KickGroupMember: handleKickGroupMember,
  QuitGroup: handleQuitGroup,
  DismissGroup: handleDismissGroup,
  TransferGroupOwner: handleTransferGroupOwner,
  ChangeGroupMute: handleChangeGroupMute,
  ChangeGroupMemberMute: handleChangeGroupMemberMute,
  SetGroupMemberRoleLevel: handleSetGroupMemberRoleLevel,
  SetGroupMemberNickname: handleSetGroupMemberNickname,
  GetGroupMemberList: handleGetGroupMemberList,
  GetGroupMembersInfo: handleGetGroupMembersInfo,
  GetGroupMemberListByJoinTimeFilter: handleGetGroupMemberListByJoinTimeFilter,
  GetGroupMemberOwnerAndAdmin: handleGetGroupMemberOwnerAndAdmin,
  SearchGroupMembers: handleSearchGroupMembers,
  GetRecvGroupApplicationList: handleGetRecvGroupApplicationList,
  GetSendGroupApplicationList: handleGetSendGroupApplicationList,
  AcceptGroupApplication: handleAcceptGroupApplication,
  RefuseGroupApplication: handleRefuseGroupApplication,
};
