import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { MessageStore } from '../store/messageStore.ts';

/**
 * Makes the row of a conversation the gateway has not sent yet, so that its first message is listed
 * before it is sent. @returns whether there was none
 */
export async function ensureConversation(store: MessageStore, peer: Peer): Promise<boolean> {
  const conversationID = conversationIdOf(peer);
  if (await store.conversation(conversationID)) return false;
  const face = await faceOf(store, peer);
  const row: Conversation = {
    conversationID,
    conversationType: peer.sessionType,
    userID: peer.sessionType === sessionType.single ? peer.userID : '',
    groupID: peer.sessionType === sessionType.single ? '' : peer.groupID,
    ...face,
    recvMsgOpt: 0,
    unreadCount: 0,
    groupAtType: 0,
    latestMsg: '',
    latestMsgSendTime: 0,
    draftText: '',
    draftTextTime: 0,
    isPinned: false,
    isPrivateChat: false,
    isNotInGroup: false,
    updateUnreadCountTime: 0,
    attachedInfo: '',
    ex: '',
  };
  // The gateway's own row may have come meanwhile.
  return store.addConversation(row);
}

async function faceOf(
  store: MessageStore,
  peer: Peer,
): Promise<Pick<Conversation, 'showName' | 'faceURL'>> {
  if (peer.sessionType === sessionType.single) {
    const friend = (await store.list('friends')).find(({ userID }) => userID === peer.userID);
    if (!friend) return { showName: peer.userID, faceURL: '' };
    return { showName: friend.remark || friend.nickname, faceURL: friend.faceURL };
  }
  const group = (await store.list('joinedGroups')).find(({ groupID }) => groupID === peer.groupID);
  return { showName: group?.groupName ?? peer.groupID, faceURL: group?.faceURL ?? '' };
}
