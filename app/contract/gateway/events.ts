import * as v from 'valibot';
import { conversation } from './entities/conversation.ts';
import { groupApplication, groupInfo, groupMember } from './entities/group.ts';
import { message, messageReceipt, messageRevoked } from './entities/message.ts';
import { blackUser, friend, friendApplication, selfInfo } from './entities/people.ts';
import { userStatus } from './entities/presence.ts';

const nothing = v.undefined();
const text = v.string();
const conversations = v.nullish(v.array(conversation), []);
const receipts = v.nullish(v.array(messageReceipt), []);

/**
 * Events the gateway tells by itself, and what their `data` says once read: nothing, plain text, a
 * decimal number, or JSON. A hint each: it may be missing, doubled or late.
 */
export const gatewayEvents = {
  OnConnecting: nothing,
  OnConnectSuccess: nothing,
  OnConnectFailed: nothing,
  OnKickedOffline: nothing,
  OnUserTokenExpired: nothing,
  OnSyncServerStart: nothing,
  OnSyncServerFinish: nothing,
  OnSyncServerFailed: nothing,
  OnSelfInfoUpdated: selfInfo,
  /** Percent. */
  OnProgress: v.object({ progress: v.number(), clientMsgID: v.string() }),
  OnRecvNewMessage: message,
  OnRecvNewMessages: v.nullish(v.array(message), []),
  /** The message's `clientMsgID`. */
  OnRecvMessageRevoked: text,
  OnNewRecvMessageRevoked: messageRevoked,
  /** What is left of a message that is gone for everybody. SDKs before 3.0 do not know the event. */
  OnMsgDeleted: message,
  OnRecvC2CReadReceipt: receipts,
  OnRecvGroupReadReceipt: receipts,
  OnNewConversation: conversations,
  OnConversationChanged: conversations,
  OnTotalUnreadMessageCountChanged: v.number(),
  OnFriendApplicationAdded: friendApplication,
  OnFriendApplicationDeleted: friendApplication,
  OnFriendApplicationAccepted: friendApplication,
  OnFriendApplicationRejected: friendApplication,
  OnFriendAdded: friend,
  OnFriendDeleted: friend,
  OnFriendInfoChanged: friend,
  OnBlackAdded: blackUser,
  OnBlackDeleted: blackUser,
  OnJoinedGroupAdded: groupInfo,
  OnJoinedGroupDeleted: groupInfo,
  OnGroupInfoChanged: groupInfo,
  OnGroupMemberAdded: groupMember,
  OnGroupMemberDeleted: groupMember,
  OnGroupMemberInfoChanged: groupMember,
  OnGroupApplicationAdded: groupApplication,
  OnGroupApplicationDeleted: groupApplication,
  OnGroupApplicationAccepted: groupApplication,
  OnGroupApplicationRejected: groupApplication,
  /** Of somebody subscribed to. SDKs before 3.0 do not know the event. */
  OnUserStatusChanged: userStatus,
} as const;

export type GatewayEventName = keyof typeof gatewayEvents;
export type EventData<Name extends GatewayEventName> = v.InferOutput<(typeof gatewayEvents)[Name]>;
