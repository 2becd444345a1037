import { groupAtType, receiveOption } from '../../../contract/gateway/enums.ts';

/** What a conversation asks of the person: what is unread, whether they are mentioned, whether it is silent. */
export type Attention = {
  /** Messages the person has not seen. */
  unreadCount: number;
  /** Why it stands out among what is unread, as `groupAtType`; `none` where nothing is unread. */
  groupAtType: number;
  /** As `receiveOption`. */
  recvMsgOpt: number;
  /** The person marked it as unread on this device. */
  isMarkedUnread: boolean;
};

/** What is known to have happened to a conversation, of whichever of the two sides. */
export type AttentionFact =
  /** The gateway told of its row. */
  | { kind: 'told'; unreadCount: number; groupAtType: number; recvMsgOpt: number }
  /**
   * The person saw it up to a place, of which the gateway may not have heard yet. `left`: what is unread beyond
   * that place, and whether any of it is a mention; null where the device cannot know, as messages are missing.
   */
  | { kind: 'seen'; left: { count: number; isMentioned: boolean } | null }
  /** All that is unread was looked through, and what mentioned the person is gone. */
  | { kind: 'mentionGone' }
  | { kind: 'markedUnread'; isUnread: boolean };

export const noAttention: Attention = {
  unreadCount: 0,
  groupAtType: groupAtType.none,
  recvMsgOpt: receiveOption.normal,
  isMarkedUnread: false,
};

/**
 * The one rule of unread, mention and mute. Only what the gateway counts and what the person saw changes it:
 * neither a connection that comes or goes, nor a group whose members or texts are not on the device.
 */
export function attend(before: Attention, fact: AttentionFact): Attention {
  switch (fact.kind) {
    case 'told': {
      const { groupAtType: mention, recvMsgOpt } = fact;
      const unreadCount = Math.max(0, fact.unreadCount);
      return withMention({ ...before, unreadCount, recvMsgOpt }, mention);
    }
    case 'seen': {
      if (fact.left === null) return before;
      const unreadCount = Math.min(before.unreadCount, fact.left.count);
      const mention = fact.left.isMentioned ? before.groupAtType : groupAtType.none;
      return withMention({ ...before, unreadCount }, mention);
    }
    case 'mentionGone':
      return withMention(before, groupAtType.none);
    case 'markedUnread':
      return { ...before, isMarkedUnread: fact.isUnread };
  }
}

/** Where nothing is unread, nothing that mentions the person is. */
function withMention(attention: Attention, mention: number): Attention {
  return {
    ...attention,
    groupAtType: attention.unreadCount > 0 ? mention : groupAtType.none,
  };
}

/** Whether something of it is to be read, or is said to be. */
export function isUnread({
  unreadCount,
  isMarkedUnread,
}: Pick<Attention, 'unreadCount' | 'isMarkedUnread'>): boolean {
  return unreadCount > 0 || isMarkedUnread;
}

/** Whether it makes no noise, and shows a dot instead of a number. */
export function isMuted({ recvMsgOpt }: Pick<Attention, 'recvMsgOpt'>): boolean {
  return recvMsgOpt !== receiveOption.normal;
}

/** Whether the person is mentioned in what is unread: that marks it, muted or not. */
export function isMentioned(row: Pick<Attention, 'unreadCount' | 'groupAtType'>): boolean {
  return row.unreadCount > 0 && row.groupAtType !== groupAtType.none;
}

/** @returns how many unread messages of it the gateway counts in its total */
export function countedAtGateway(row: Pick<Attention, 'recvMsgOpt' | 'unreadCount'>): number {
  return row.recvMsgOpt < receiveOption.silent ? row.unreadCount : 0;
}

/**
 * @returns what it adds to the number at the tab: its unread messages, or 1 where it is only marked as unread.
 * Of a silent one nothing counts but that the person is mentioned
 */
export function countedAtTab(row: Attention): number {
  if (row.recvMsgOpt < receiveOption.silent) {
    return countedAtGateway(row) || Number(row.isMarkedUnread);
  }
  return Number(isMentioned(row));
}
