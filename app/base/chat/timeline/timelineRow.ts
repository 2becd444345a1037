import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import type { Sentence } from '../../../parts/message/words.ts';

/**
 * What stands in a conversation, from top to bottom. `key` stays with what it stands for: `messageKeyOf`
 * the message, of several drawn together one of them.
 */
export type TimelineRow =
  /** Where older messages come in, at the top, and newer ones, at the bottom. */
  | { kind: 'older' | 'newer'; key: string; isMarker: true }
  /** The line that protects people, above the first message of a single conversation. */
  | { kind: 'safety'; key: string; isMarker: true }
  /** Below the newest message, while the other side is typing. */
  | { kind: 'typing'; key: string; isMarker: true }
  | { kind: 'day'; key: string; isMarker: true; time: number }
  /** Above the first message that was unread when the conversation opened. */
  | { kind: 'unread'; key: string; isMarker: true }
  | {
      kind: 'notice';
      key: string;
      isLoose?: boolean;
      sentence: Sentence;
      /** Missing outside groups. */
      groupID?: string;
      /** `messageKeyOf` the last message of those that it says in one sentence; missing where it says one. */
      endKey?: string;
    }
  | {
      kind: 'message';
      key: string;
      /** Messages before it, but after others that are shown, may be missing. */
      isLoose?: boolean;
      message: StoredMessage;
      /** The messages drawn together here, `message` the first of them; missing where it stands alone. */
      album?: readonly StoredMessage[];
      messageKind: BubbleKind;
      isOwn: boolean;
      /** First and last of the bubbles one person wrote in one go. */
      isFirst: boolean;
      isLast: boolean;
    };

export type MessageRowData = Extract<TimelineRow, { kind: 'message' }>;
