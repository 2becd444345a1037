import type { Message } from '../../contract/gateway/entities/message.ts';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import type { AnyContent } from '../../core/messaging/contents/content.ts';
import type { Mention } from '../../core/messaging/messageModel/mentions.ts';
import type { StoredMessage } from '../../core/messaging/storedMessage.ts';
import type { Glyph } from '../../ui/Icon.tsx';
import type { Sentence, Words } from './words.ts';

/** What a person can do with a message. */
export type MessageAction =
  | 'copy'
  /** A part of its words. */
  | 'selectText'
  | 'forward'
  | 'quote'
  | 'mention'
  | 'select'
  /** For everybody in the group, above its messages. */
  | 'pin'
  | 'unpin'
  | 'recall'
  | 'readers'
  | 'save'
  | 'report'
  | 'resend'
  | 'delete';

export type BubbleContentProps = {
  message: StoredMessage;
  isOwn: boolean;
};

export type AlbumContentProps = {
  /** Two or more of one sender, oldest first. */
  messages: readonly StoredMessage[];
  isOwn: boolean;
};

/** How messages that were sent in one go are drawn together. */
export type Album = {
  canJoin: (message: StoredMessage) => boolean;
  source: PartSource<AlbumContentProps>;
  /** Pixels it will take, however many they are. */
  box: { width: number; height: number };
};

/** A file of a message: its address as the message has it, and the name it is saved under. */
export type MessageFile = { url: string; name: string };

/** What the viewer of a conversation shows of a message: a picture, or a video that plays. */
export type ViewedMedia = {
  form: 'photo' | 'video';
  /** Its address as the message has it, '' while it is on this device alone. */
  url: string;
  /** The name it is saved under. */
  name: string;
  /** The address of a smaller picture of it, of a video its still. @default none */
  poster?: string;
  /** As `copiedPicture` of a kind. @default null */
  copied?: string | null;
};

/** What stands in the bubble of a message. */
export type BubbleContent =
  /** The whole words of a person; what draws them comes with the conversation. */
  | {
      form: 'words';
      words: (message: Message) => string;
      /** Who is mentioned, and where in the words. Missing: nobody ever is. */
      mentions?: (message: Message) => readonly Mention[];
    }
  /** A part of its own, fetched when the first message of its kind is shown. */
  | {
      form: 'part';
      source: PartSource<BubbleContentProps>;
      /** Pixels it will take, where they are known: they are kept free until it is there. */
      box?: (message: Message) => { width: number; height: number };
    }
  /** Its name and its glyph, and that the app cannot show it yet. */
  | { form: 'card' };

type Reads = {
  /** The word for it in code, such as `image`. */
  id: string;
  /** Content types of the protocol (reference, section 5) that it reads. */
  contentTypes: readonly number[];
  /**
   * Whether it can show this message of one of its content types; by default each. One that no kind
   * can show is of the unknown kind.
   */
  canRead?: (message: Message) => boolean;
};

/** Something a person said or showed: it stands in a bubble. */
export type BubbleKind = Reads & {
  place: 'bubble';
  glyph: Glyph;
  /** What it is called, such as "Photo". */
  name: Words;
  /** One line for lists and quotes. */
  preview: (message: Message) => Words;
  /** What a screen reader says when it comes in. */
  spoken: (message: Message) => Words;
  /** The words by which a message is found. Without it, or where it gives '', it never is. */
  searched?: (message: Message) => string;
  /** The words that copying takes; without it no words can be copied. */
  copied?: (message: Message) => string;
  /**
   * The address of the picture that copying takes, '' while it is on this device alone; null where there
   * is none, or it would stop moving. Missing: never any.
   */
  copiedPicture?: (message: StoredMessage) => string | null;
  content: BubbleContent;
  /**
   * Bare content goes to the edge of its bubble, and the time stands on it; `none`: there is no bubble
   * around it either. @default 'padded'
   */
  frame?: 'padded' | 'bare' | 'none';
  /** Missing: each stands alone. */
  album?: Album;
  /** What the viewer shows of it. Missing: the viewer passes over it. */
  viewed?: (message: StoredMessage) => ViewedMedia;
  /** What of it can be saved on the device; null where there is nothing yet. Missing: never anything. */
  file?: (message: StoredMessage) => MessageFile | null;
  /** What can be done with such a message, in the order that it is offered in. */
  menu: readonly MessageAction[];
};

/** Something that happened: one sentence in the middle of the conversation. */
export type NoticeKind = Reads & {
  place: 'notice';
  /**
   * @param selfId id of the person who reads it
   * @returns null for a notice nobody should see
   */
  sentence: (message: Message, selfId: string) => Sentence | null;
};

export type MessageKind = BubbleKind | NoticeKind;

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A kind of message, where those of the app do not read it; and how it is sent, where people send it. */
    'message.kind': { face: { kind: MessageKind; content?: AnyContent }; props: null };
  }
}
