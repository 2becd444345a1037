import type { friendFunctions } from '../../../app/contract/gateway/functions/friends.ts';
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
  handleSearchFriends,
} from './lookUpFriends.ts';

/** Friends, applications and the blacklist. */
export const friendHandlers: Handlers<(typeof friendFunctions)[number]['name']> = {
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
