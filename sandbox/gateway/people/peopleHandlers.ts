import type { Handlers } from '../handler.ts';
import {
  handleAddFriend,
  handleGetRecvFriendApplicationList,
  handleGetSendFriendApplicationList,
} from './addFriend.ts';
import {
  handleAcceptFriendApplication,
  handleRefuseFriendApplication,
} from './answerFriendApplication.ts';
import { handleAddBlack, handleGetBlackList, handleRemoveBlack } from './changeBlacklist.ts';
import { handleDeleteFriend, handleSetFriendRemark } from './changeFriend.ts';
import {
  handleCheckFriend,
  handleGetDesignatedFriendsInfo,
  handleGetFriendList,
  handleGetUsersInfo,
  handleSearchFriends,
} from './lookUpPeople.ts';
import {
  handleGetSelfUserInfo,
  handleSetGlobalRecvMessageOpt,
  handleSetSelfInfo,
} from './selfInfo.ts';

/** People: oneself, others, friends, applications and the blacklist. */
export const peopleHandlers: Handlers<
  | 'GetSelfUserInfo'
  | 'SetSelfInfo'
  | 'GetUsersInfo'
  | 'SetGlobalRecvMessageOpt'
  | 'AddFriend'
  | 'GetRecvFriendApplicationList'
  | 'GetSendFriendApplicationList'
  | 'AcceptFriendApplication'
  | 'RefuseFriendApplication'
  | 'GetFriendList'
  | 'GetDesignatedFriendsInfo'
  | 'CheckFriend'
  | 'SearchFriends'
  | 'SetFriendRemark'
  | 'DeleteFriend'
  | 'AddBlack'
  | 'RemoveBlack'
  | 'GetBlackList'
> = {
  GetSelfUserInfo: handleGetSelfUserInfo,
  SetSelfInfo: handleSetSelfInfo,
  GetUsersInfo: handleGetUsersInfo,
  SetGlobalRecvMessageOpt: handleSetGlobalRecvMessageOpt,
  AddFriend: handleAddFriend,
  GetRecvFriendApplicationList: handleGetRecvFriendApplicationList,
  GetSendFriendApplicationList: handleGetSendFriendApplicationList,
  AcceptFriendApplication: handleAcceptFriendApplication,
  RefuseFriendApplication: handleRefuseFriendApplication,
  GetFriendList: handleGetFriendList,
  GetDesignatedFriendsInfo: handleGetDesignatedFriendsInfo,
  CheckFriend: handleCheckFriend,
  SearchFriends: handleSearchFriends,
  SetFriendRemark: handleSetFriendRemark,
  DeleteFriend: handleDeleteFriend,
  AddBlack: handleAddBlack,
  RemoveBlack: handleRemoveBlack,
  GetBlackList: handleGetBlackList,
};
