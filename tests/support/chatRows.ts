import * as v from 'valibot';
import { conversation } from '../../app/contract/gateway/entities/conversation.ts';
import { message } from '../../app/contract/gateway/entities/message.ts';
import type { ConversationRow, Timeline } from '../../app/core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';

/** A text from Bea that has been received, as the device keeps it. */
export function plainMessage(changes: Partial<StoredMessage> = {}): StoredMessage {
  return {
    ...v.parse(message, {
      clientMsgID: 'm1',
      sendID: 'bea',
      senderNickname: 'Bea',
      recvID: 'u1',
      contentType: 101,
      sessionType: 1,
      content: 'Hello.',
      sendTime: 1_700_000_000_000,
      createTime: 1_700_000_000_000,
      seq: 1,
    }),
    conversationID: 'single_bea',
    state: 'sent',
    errCode: 0,
    localOrder: 0,
    hasGapBefore: false,
    isRevoked: false,
    revokerID: '',
    isDeleted: false,
    ...changes,
  };
}

/** The row of the conversation with Bea. */
export function plainRow(changes: Partial<ConversationRow> = {}): ConversationRow {
  return {
    ...v.parse(conversation, {
      conversationID: 'single_bea',
      conversationType: 1,
      userID: 'bea',
      showName: 'Bea',
    }),
    latest: null,
    draft: '',
    draftQuoted: null,
    draftMentions: [],
    draftTime: 0,
    isMarkedUnread: false,
    ...changes,
  };
}

/** The whole of a short conversation, as a screen is told of it. */
export function plainTimeline(changes: Partial<Timeline> = {}): Timeline {
  return {
    messages: [],
    hasOlder: false,
    hasNewer: false,
    isLoaded: true,
    isLoadingOlder: false,
    isLoadingNewer: false,
    sentHere: 0,
    ...changes,
  };
}
