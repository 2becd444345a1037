import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { UploadKind } from '../engine/engineNeeds.ts';
import type { OutboxEntry, OutboxUpload, OutgoingPart } from '../store/outboxEntry.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { OwnContents } from './createContents.ts';

/** A file on its way: kept on the device until its message is sent. */
export type OutgoingFile = { blob: Blob; name: string };

/**
 * What people send, by the word for it in code: what the rows of the table have, and what features merge
 * into this interface. Sizes in bytes, lengths in seconds, measures in pixels.
 */
export interface OutgoingContents extends OwnContents {}

export type ContentKind = keyof OutgoingContents;

/** What a person sends. */
export type OutgoingContent = {
  [Kind in ContentKind]: { kind: Kind } & OutgoingContents[Kind];
}[ContentKind];

/** An element of a message, by its name. */
export type ContentElement = Partial<
  Pick<
    Message,
    | 'pictureElem'
    | 'soundElem'
    | 'videoElem'
    | 'fileElem'
    | 'mergeElem'
    | 'atElem'
    | 'faceElem'
    | 'locationElem'
    | 'customElem'
    | 'quoteElem'
  >
>;

/** What a message says or shows, without who, when and where. */
export type MessageContent = Pick<Message, 'contentType' | 'content'> &
  Partial<Pick<Message, 'ex'>> &
  ContentElement;

type Row<Kind extends string, Sent> = {
  /** The word for it in code, such as `image`. */
  kind: Kind;
  /** Content types of the protocol (reference, section 5) of which it sends messages anew. */
  contentTypes: readonly number[];
  /**
   * @returns what its message says; addresses of files are empty
   * @throws TypeError for what cannot be sent
   */
  elementOf(sent: Sent, contents: Contents): MessageContent;
  /** The files that it brings, each named as in what is sent, with what the platform is told they are. */
  files?: Partial<Record<OutgoingPart, UploadKind>>;
  /** @returns the element with the addresses of its files; null where the message has none */
  placed?(message: Message, addressOf: (part: OutgoingPart) => string): ContentElement | null;
  /** What the outbox notes of it. */
  noted?(sent: Sent): Pick<OutboxEntry, 'recordingID'>;
  /**
   * @param level of the record that holds it, 0 for none
   * @returns what a message of its types says, as it can be sent anew: files at their addresses, without
   * the paths they had on their sender's device; null for what cannot be, or is not of this kind
   */
  sentAnew?(message: Message, contents: Contents, level: number): MessageContent | null;
  /** @returns what is sent where it is forwarded by itself. Missing: a copy */
  forwarded?(message: Message): OutgoingContent | null;
};

/** The files that are part of what is sent. */
type FilesIn<Sent> = {
  [Part in OutgoingPart as Sent extends Record<Part, OutgoingFile> ? Part : never]: UploadKind;
};

/** How one kind of message is sent, and sent anew: pure, a row of the table of `createContents.ts`. */
export type Content<Kind extends string, Sent> = Row<Kind, Sent> &
  (Sent extends { file: OutgoingFile }
    ? { files: FilesIn<Sent> } & Required<Pick<AnyContent, 'placed'>>
    : unknown);

/** What is sent as the kind of a row. */
export type SentAs<Row> = Row extends { elementOf(sent: infer Sent, contents: never): unknown }
  ? Sent
  : never;

/** A row of whatever kind. */
export type AnyContent = Row<string, never>;

/** What the app knows of everything that can be sent. */
export interface Contents {
  /**
   * @returns kind, content and element of a message; addresses of files are empty
   * @throws TypeError for the copy of what cannot be forwarded
   */
  elementOf(content: OutgoingContent): MessageContent;
  /** @returns the files a message needs on the server first, and their bytes */
  filesOf(
    content: OutgoingContent,
    clientMsgID: string,
  ): { uploads: OutboxUpload[]; files: Map<OutgoingPart, Blob> };
  /** @returns what the platform is told a file is; null for a kind that no row has, as of a feature that is gone */
  uploadKindOf(kind: ContentKind, part: OutgoingPart): UploadKind | null;
  /** @returns the message with the addresses of its files */
  withAddresses(
    message: StoredMessage,
    kind: ContentKind,
    uploads: readonly OutboxUpload[],
  ): StoredMessage;
  /** What the outbox notes of it. */
  notedOf(content: OutgoingContent): Pick<OutboxEntry, 'recordingID'>;
  /** @returns as a row's; null also for content that no row knows */
  sentAnew(message: Message, level?: number): MessageContent | null;
  /**
   * What is sent where a message is forwarded by itself: the words of a text, a copy of anything else.
   * @returns null for what cannot be forwarded: what was taken back or deleted, what is to end once it is
   * read, notices, unknown content, and files that are not uploaded yet
   */
  forwarded(message: StoredMessage): OutgoingContent | null;
}

/** @returns what a message says that is in an element: there, and in `content` as JSON once more */
export function inElement(
  contentType: number,
  element: ContentElement,
  ex?: string,
): MessageContent {
  return {
    contentType,
    content: JSON.stringify(Object.values(element)[0]),
    ...element,
    ...(ex !== undefined && { ex }),
  };
}

/** @returns a field of what stands beside a message as JSON; undefined for somebody else's own form, or nothing */
export function fieldIn(ex: string, name: string): unknown {
  try {
    return (JSON.parse(ex) as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}
