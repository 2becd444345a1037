import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { atAllTag, groupAtType } from '../../../app/contract/gateway/enums.ts';
import { keepConversations } from '../conversations/conversationRows.ts';
import { tellConversations, tellTotalUnread } from '../conversations/tellConversations.ts';
import { reachableBy } from '../friends/mayReach.ts';
import type { WriteContext } from '../handler.ts';
import { globalOptionsOf, isReceiving } from '../session/globalOptions.ts';
import type { ConversationRow, MessageRow } from './messageRows.ts';
import type { Post, Reach } from './postMessage.ts';
import { viewMessage } from './viewMessages.ts';

type Delivery = Pick<Post, 'senderId' | 'countsAsUnread' | 'isReply'> & {
  row: MessageRow;
  /** All who see it, the sender too. */
  recipients: readonly string[];
  reach: Reach;
  /** Somebody's conversation as it was before. */
  existing: (userId: string) => ConversationRow;
  /** `place` of the row that somebody sees. */
  placeFor: (userId: string) => number;
};

/**
 * Brings a message to everybody's conversation, and tells it in the order of the protocol: progress
 * to who sent it, the message, the conversation, the unread total.
 */
export async function deliver(context: WriteContext, delivery: Delivery): Promise<void> {
  const { senderId, recipients, row, reach } = delivery;
  const before = recipients.map(delivery.existing);
  const globalOptions = await globalOptionsOf(context.db, recipients);
  const wants = ({ ownerId, recvMsgOpt }: ConversationRow) =>
    isReceiving(globalOptions.get(ownerId), recvMsgOpt);
  if (delivery.isReply) {
    const progress = { progress: 100, clientMsgID: row.clientMsgId };
    const { connectionId } = context.caller;
    context.tell([senderId], 'OnProgress', progress, { onlyConnection: connectionId });
  }
  tellMessage(context, delivery, before.filter(wants));
  if (reach !== 'conversation') return;
  const mentioned = await mentionedIn(context, delivery);
  const after = before.map((one) => {
    const isMentioned = mentioned.includes(one.ownerId);
    return withMessage(one, delivery, { isWanted: wants(one), isMentioned });
  });
  await keepConversations(context.db, after);
  const isNew = (index: number) => before[index]?.latestAt === 0;
  const fresh = after.filter((_, index) => isNew(index));
  const known = after.filter((_, index) => !isNew(index));
  await tellConversations(context, 'OnNewConversation', fresh);
  await tellConversations(context, 'OnConversationChanged', known);
  const counted = after.filter((one, index) => one.unreadCount !== before[index]?.unreadCount);
  await tellTotalUnread(
    context,
    counted.map(({ ownerId }) => ownerId),
  );
}

function tellMessage(
  context: WriteContext,
  { senderId, row, isReply }: Delivery,
  receiving: readonly ConversationRow[],
): void {
  const { connectionId } = context.caller;
  // The caller has it from the reply; their other tabs and devices have not.
  const options = isReply ? { exceptConnection: connectionId } : {};
  context.tell([senderId], 'OnRecvNewMessage', viewMessage(row, senderId), options);
  const wanting = receiving
    .map(({ ownerId }) => ownerId)
    .filter((userId) => userId !== senderId && context.isListening(userId));
  if (row.contentType !== contentType.atText) {
    const [first] = wanting;
    if (first) context.tell(wanting, 'OnRecvNewMessage', viewMessage(row, first));
    return;
  }
  for (const userId of wanting) {
    context.tell([userId], 'OnRecvNewMessage', viewMessage(row, userId));
  }
}

function withMessage(
  before: ConversationRow,
  { row, senderId, countsAsUnread, placeFor }: Delivery,
  { isWanted, isMentioned }: { isWanted: boolean; isMentioned: boolean },
): ConversationRow {
  const isOwn = before.ownerId === senderId;
  const counts = countsAsUnread && !isOwn && isWanted;
  return {
    ...before,
    latestSeq: row.seq,
    latestPlace: placeFor(before.ownerId),
    latestAt: row.sentAt,
    unreadCount: before.unreadCount + (counts ? 1 : 0),
    unreadChangedAt: counts ? row.sentAt : before.unreadChangedAt,
    // What is not wanted never counts, also when the rest is counted anew.
    readSeq: !isWanted && before.unreadCount === 0 ? row.seq : before.readSeq,
    groupAtType: isMentioned ? joinAtTypes(before, row) : before.groupAtType,
  };
}

/** @returns whom a mention in it makes their conversation stand out for: not who has blocked its sender */
async function mentionedIn(
  { db }: WriteContext,
  { row, senderId, recipients }: Delivery,
): Promise<string[]> {
  if (row.contentType !== contentType.atText) return [];
  const others = recipients.filter((userId) => userId !== senderId);
  return reachableBy(db, senderId, others);
}

function joinAtTypes({ ownerId, groupAtType: before }: ConversationRow, row: MessageRow): number {
  const message = JSON.parse(row.body) as Message;
  if (message.groupID === '') return before;
  const list = message.atElem?.atUserList ?? [];
  const me = list.includes(ownerId) ? groupAtType.me : groupAtType.none;
  const all = list.includes(atAllTag) ? groupAtType.all : groupAtType.none;
  if ((me | all) === groupAtType.none) return before;
  // 1 me, 2 all, 3 both: bits.
  return (before === groupAtType.notice ? 0 : before) | me | all;
}
