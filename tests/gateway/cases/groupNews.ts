import type { GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import type { GatewayEventName } from '../../../app/contract/gateway/events.ts';

/** What a notification in a conversation there is already makes the others hear, and its author. */
export const news: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnConversationChanged',
  'OnTotalUnreadMessageCountChanged',
];
export const ownNews: GatewayEventName[] = ['OnRecvNewMessage', 'OnConversationChanged'];
/** The first sight of a group. */
export const firstNews: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnNewConversation',
  'OnTotalUnreadMessageCountChanged',
];
export const idsOf = (members: GroupMember[]) => members.map(({ userID }) => userID);
