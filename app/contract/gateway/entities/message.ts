import * as v from 'valibot';
import {
  anyId,
  code,
  count,
  extra,
  flag,
  json,
  listedIds,
  measure,
  moment,
  name,
  ownId,
  sequence,
  text,
  texts,
} from './fields.ts';

const messageEntity = v.object({ type: text, offset: count, length: count, url: text, info: text });
const messageEntities = v.nullish(v.array(messageEntity), []);

export const pictureInfo = v.object({
  uuid: text,
  type: text,
  /** Bytes. */
  size: count,
  /** Pixels. */
  width: count,
  height: count,
  url: text,
});

export const soundInfo = v.object({
  uuid: text,
  soundPath: text,
  sourceUrl: text,
  dataSize: count,
  /** Seconds. */
  duration: measure,
});

export const videoInfo = v.object({
  videoPath: text,
  videoUUID: text,
  videoUrl: text,
  videoType: text,
  videoSize: count,
  /** Seconds. */
  duration: measure,
  snapshotPath: text,
  snapshotUUID: text,
  snapshotSize: count,
  snapshotUrl: text,
  snapshotWidth: count,
  snapshotHeight: count,
});

export const fileInfo = v.object({
  filePath: text,
  uuid: text,
  sourceUrl: text,
  fileName: text,
  fileSize: count,
});

export const atUserInfo = v.object({ atUserID: anyId, groupNickname: name });

/** A message inside a message: of a quote or a merged forward. */
const nestedMessage = v.nullish(v.record(v.string(), v.unknown()), null);

/**
 * A message, as the gateway's functions and events carry it. Times in milliseconds. The element is
 * picked by `contentType`, never by presence: a gateway may send all of them, filled with zeros.
 * Text (101) and cards (108) are in `content`.
 */
const messageObject = v.object({
  /**
   * Made once by the sender, and theirs: with sender and conversation the message's identity for life.
   * The same id of somebody else is another message.
   */
  clientMsgID: ownId,
  serverMsgID: anyId,
  createTime: moment,
  sendTime: moment,
  sessionType: code,
  sendID: anyId,
  recvID: anyId,
  msgFrom: code,
  contentType: code,
  platformID: code,
  senderNickname: name,
  senderFaceUrl: text,
  groupID: anyId,
  content: text,
  /** Rises within a conversation; 0 while the server has not told it. */
  seq: sequence,
  isRead: flag,
  /** As `messageStatus`. */
  status: code,
  attachedInfo: extra,
  ex: extra,
  pictureElem: v.nullish(
    v.object({
      sourcePath: text,
      sourcePicture: v.nullish(pictureInfo),
      bigPicture: v.nullish(pictureInfo),
      snapshotPicture: v.nullish(pictureInfo),
    }),
  ),
  soundElem: v.nullish(soundInfo),
  videoElem: v.nullish(videoInfo),
  fileElem: v.nullish(fileInfo),
  mergeElem: v.nullish(
    v.object({
      title: text,
      abstractList: v.nullish(texts, []),
      multiMessage: v.nullish(v.array(v.record(v.string(), v.unknown())), []),
    }),
  ),
  atElem: v.nullish(
    v.object({
      text,
      atUserList: listedIds,
      atUsersInfo: v.nullish(v.array(atUserInfo), []),
      quoteMessage: nestedMessage,
      isAtSelf: flag,
    }),
  ),
  faceElem: v.nullish(v.object({ index: code, data: json })),
  locationElem: v.nullish(v.object({ description: text, longitude: measure, latitude: measure })),
  customElem: v.nullish(v.object({ data: json, description: text, extension: json })),
  quoteElem: v.nullish(
    v.object({ text, quoteMessage: nestedMessage, messageEntityList: messageEntities }),
  ),
  /** `detail` is JSON of what happened. */
  notificationElem: v.nullish(v.object({ detail: json, defaultTips: text })),
  messageEntityElem: v.nullish(v.object({ text, messageEntityList: messageEntities })),
  attachedInfoElem: v.nullish(
    v.object({
      groupHasReadInfo: v.nullish(
        v.object({
          hasReadUserIDList: listedIds,
          hasReadCount: count,
          groupMemberCount: count,
        }),
      ),
      /** Whether it ends for everybody some time after it was read. */
      isPrivateChat: flag,
      /** Seconds from reading to the end of a private message. */
      burnDuration: v.optional(v.pipe(v.number(), v.finite())),
      /** Milliseconds. */
      hasReadTime: moment,
    }),
  ),
});
type MessageObject = typeof messageObject;
/** Named, so that the types of all functions and events that carry messages say its name, not all of its fields. */
export interface MessageSchema extends MessageObject {}
export const message: MessageSchema = messageObject;
export type Message = v.InferOutput<typeof message>;

/** Read receipts of the other side: 112 of a person, 116 of a group. */
export const messageReceipt = v.object({
  groupID: anyId,
  /** Who read. */
  userID: anyId,
  msgIDList: v.nullish(v.array(ownId), []),
  /** Milliseconds. */
  readTime: moment,
  msgFrom: code,
  contentType: code,
  sessionType: code,
});
export type MessageReceipt = v.InferOutput<typeof messageReceipt>;

export const messageRevoked = v.object({
  revokerID: anyId,
  revokerRole: code,
  clientMsgID: ownId,
  revokerNickname: name,
  /** Seconds. */
  revokeTime: count,
  /** Milliseconds. */
  sourceMessageSendTime: moment,
  sourceMessageSendID: anyId,
  sourceMessageSenderNickname: name,
  sessionType: code,
});
export type MessageRevoked = v.InferOutput<typeof messageRevoked>;
