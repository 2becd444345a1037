import type { GroupInfo } from '../../contract/gateway/entities/group.ts';

/** What a bar above the messages of a group is given. */
export type ConversationNoticeProps = {
  groupID: string;
  conversationID: string;
  group: GroupInfo;
};

type ConversationNoticeFace = {
  /** @returns whether there may be something to say of this group: the code comes only then. */
  isFor: (group: GroupInfo) => boolean;
};

/**
 * Why nothing can be written in a group. `left`: the person went; `removed`: somebody removed them;
 * `readOnly`: only owner and admins write here.
 */
export type GroupRestriction = 'dismissed' | 'left' | 'removed' | 'readOnly' | 'allMuted' | 'muted';

/** What stands where one would write in a group is given. */
export type GroupRestrictionProps = {
  groupID: string;
  conversationID: string;
  reason: GroupRestriction;
  /** Null where the device does not know the group. */
  group: GroupInfo | null;
  /** When a mute ends, in milliseconds; 0 for what does not end by itself. */
  until: number;
};

/** What says something of a group in the title of its conversation is given. */
export type ConversationStatusProps = { group: GroupInfo };

type ConversationStatusFace = {
  /** The kind of group that it speaks of. */
  of: 'channel';
};

type GroupRestrictionFace = {
  /** What it has words for. @default all */
  reasons?: readonly GroupRestriction[];
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A bar of a group under the title of its conversation. The messages in view stay where they are when it comes. */
    'conversation.notice': { face: ConversationNoticeFace; props: ConversationNoticeProps };
    /** Stands where one would write in a group: says why that is not possible, and leads to what can be done. */
    'conversation.restriction': { face: GroupRestrictionFace; props: GroupRestrictionProps };
    /** A few words below the title of a group, in place of how many members it has: the first for its kind. */
    'conversation.status': { face: ConversationStatusFace; props: ConversationStatusProps };
  }
}
