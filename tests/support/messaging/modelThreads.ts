import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Conversation } from '../../../app/contract/gateway/entities/conversation.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus, receiveOption, sessionType } from '../../../app/contract/gateway/enums.ts';

/** A message as the model server keeps it. */
export type ModelMessage = {
  message: Message;
  seq: number;
  isRevoked: boolean;
  revokerID: string;
  readers: Set<string>;
  deletedFor: Set<string>;
  /** Fields that are not what they should be: it may be shown or not. */
  wrong: Record<string, unknown> | null;
};

/** @returns what a message is known by: an id is its sender's own */
export function keyOf({ sendID, clientMsgID }: { sendID: string; clientMsgID: string }): string {
  return `${sendID}:${clientMsgID}`;
}

type Thread = { messages: ModelMessage[] };

/** What one person's row of one conversation adds to its messages. */
type RowState = {
  unread: Set<string>;
  isPinned: boolean;
  recvMsgOpt: number;
  isHidden: boolean;
  /** The last message of a group that who left it may see; null for who is in it. */
  leftSeq: number | null;
};

export const modelGroup = 'g1';
export const groupConversation = `super_group_${modelGroup}`;

export type ModelThreads = ReturnType<typeof createModelThreads>;

/**
 * Conversations and messages of the model server, as each person sees them.
 * @param isNewestFirst which it finds of several under one id, and in which order
 */
export function createModelThreads(
  people: readonly string[],
  clock: () => number,
  isNewestFirst: boolean,
) {
  const threads = new Map<string, Thread>();
  const rows = new Map<string, RowState>();
  const inGroup = new Set(people);
  let lastTime = 0;

  const threadKeyOf = (self: string, conversationID: string): string => {
    if (!conversationID.startsWith('single_')) return conversationID;
    return [self, conversationID.slice('single_'.length)].sort().join('|');
  };
  const membersOf = (self: string, conversationID: string): string[] =>
    conversationID.startsWith('single_')
      ? [...new Set([self, conversationID.slice('single_'.length)])]
      : [...inGroup];
  const threadOf = (self: string, conversationID: string): Thread => {
    const key = threadKeyOf(self, conversationID);
    const known = threads.get(key);
    if (known) return known;
    const made: Thread = { messages: [] };
    threads.set(key, made);
    return made;
  };
  const rowState = (self: string, conversationID: string): RowState => {
    const key = `${self} ${conversationID}`;
    const known = rows.get(key);
    if (known) return known;
    const made: RowState = {
      unread: new Set(),
      isPinned: false,
      recvMsgOpt: receiveOption.normal,
      isHidden: false,
      leftSeq: null,
    };
    rows.set(key, made);
    return made;
  };
  /** The same conversation, as another member names it. */
  const nameFor = (member: string, self: string, conversationID: string): string => {
    if (!conversationID.startsWith('single_') || member === self) return conversationID;
    return `single_${self}`;
  };
  const view = (self: string, kept: ModelMessage): Message => {
    const isOwn = kept.message.sendID === self;
    const others = [...kept.readers].filter((id) => id !== kept.message.sendID).sort();
    return {
      ...kept.message,
      contentType: kept.isRevoked ? contentType.advancedRevoke : kept.message.contentType,
      seq: kept.seq,
      isRead: isOwn ? others.length > 0 : kept.readers.has(self),
      ...kept.wrong,
    };
  };
  const visible = (self: string, conversationID: string): ModelMessage[] => {
    const { leftSeq } = rowState(self, conversationID);
    const { messages } = threadOf(self, conversationID);
    return messages.filter(
      (kept) => !kept.deletedFor.has(self) && (leftSeq === null || kept.seq <= leftSeq),
    );
  };
  const findAll = (self: string, conversationID: string, id: string): ModelMessage[] => {
    const { messages } = threadOf(self, conversationID);
    const found = messages.filter((kept) => kept.message.clientMsgID === id);
    return isNewestFirst ? found.reverse() : found;
  };
  /** @param sendID any, if it is not given */
  const find = (
    self: string,
    conversationID: string,
    id: string,
    sendID?: string,
  ): ModelMessage | null =>
    findAll(self, conversationID, id).find(
      ({ message }) => sendID === undefined || message.sendID === sendID,
    ) ?? null;

  const row = (self: string, conversationID: string): Conversation => {
    const latest = visible(self, conversationID).at(-1);
    const state = rowState(self, conversationID);
    const isSingle = conversationID.startsWith('single_');
    return {
      conversationID,
      conversationType: isSingle ? sessionType.single : sessionType.superGroup,
      userID: isSingle ? conversationID.slice('single_'.length) : '',
      groupID: isSingle ? '' : modelGroup,
      showName: conversationID,
      faceURL: '',
      recvMsgOpt: state.recvMsgOpt,
      unreadCount: state.unread.size,
      groupAtType: 0,
      latestMsg: latest ? JSON.stringify(view(self, latest)) : '',
      latestMsgSendTime: latest && !state.isHidden ? latest.message.sendTime : 0,
      draftText: '',
      draftTextTime: 0,
      isPinned: state.isPinned,
      isPrivateChat: false,
      isNotInGroup: !isSingle && state.leftSeq !== null,
      updateUnreadCountTime: 0,
      attachedInfo: '',
      ex: '',
    };
  };

  return {
    /** What a person no longer sees of a conversation from a place on. */
    removed(self: string, conversationID: string, fromSeq: number) {
      const { leftSeq } = rowState(self, conversationID);
      return threadOf(self, conversationID)
        .messages.filter(({ seq }) => seq >= fromSeq && seq <= (leftSeq ?? seq))
        .filter((kept) => kept.isRevoked || kept.deletedFor.has(self))
        .map(({ message: { clientMsgID, sendID }, deletedFor, revokerID }) => ({
          ...{ conversationID, clientMsgID, sendID },
          ...(deletedFor.has(self)
            ? { isRevoked: false, revokerID: '' }
            : { isRevoked: true, revokerID }),
        }));
    },
    find,
    findAll,
    view,
    row,
    rowState,
    nameFor,
    membersOf,
    visible,
    /** Every conversation a person has a message in. */
    conversationIDs(self: string): string[] {
      const own = people.map((id) => `single_${id}`);
      return [...own, groupConversation].filter(
        (id) => (threads.get(threadKeyOf(self, id))?.messages.length ?? 0) > 0,
      );
    },
    /** Takes a message in, once for each sender and id. @returns it, and whether it is new */
    post(self: string, conversationID: string, sent: Message, wrong: ModelMessage['wrong'] = null) {
      const known = find(self, conversationID, sent.clientMsgID, self);
      if (known) return { kept: known, isNew: false };
      const thread = threadOf(self, conversationID);
      lastTime = Math.max(lastTime + 1, clock());
      const kept: ModelMessage = {
        message: {
          ...sent,
          sendID: self,
          serverMsgID: `s-${self}-${sent.clientMsgID}`,
          sendTime: lastTime,
          status: messageStatus.sent,
        },
        seq: thread.messages.length + 1,
        isRevoked: false,
        revokerID: '',
        readers: new Set([self]),
        deletedFor: new Set(),
        wrong,
      };
      thread.messages.push(kept);
      for (const member of membersOf(self, conversationID)) {
        const state = rowState(member, nameFor(member, self, conversationID));
        state.isHidden = false;
        const isWanted = state.recvMsgOpt !== receiveOption.none;
        if (member !== self && isWanted) state.unread.add(keyOf(kept.message));
      }
      return { kept, isNew: true };
    },
    /** It counts as unread no more. */
    forgetUnread(self: string, conversationID: string, kept: ModelMessage) {
      rowState(self, conversationID).unread.delete(keyOf(kept.message));
    },
    isInGroup: (userID: string) => inGroup.has(userID),
    enterGroup(userID: string) {
      inGroup.add(userID);
      rowState(userID, groupConversation).leftSeq = null;
    },
    /** What is said from now on is not theirs to see. */
    leaveGroup(userID: string) {
      inGroup.delete(userID);
      rowState(userID, groupConversation).leftSeq = threadOf(
        userID,
        groupConversation,
      ).messages.length;
    },
    /** Who may see a message of a conversation of `self`. */
    audienceOf(self: string, conversationID: string, kept: ModelMessage): string[] {
      if (conversationID !== groupConversation) return membersOf(self, conversationID);
      return people.filter(
        (id) => kept.seq <= (rowState(id, groupConversation).leftSeq ?? kept.seq),
      );
    },
    /** All messages of everybody, for comparison. */
    all: () => [...threads.values()].flatMap(({ messages }) => messages),
  };
}
