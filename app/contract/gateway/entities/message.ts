import * as v from 'valibot';
import { count, flag, text, texts } from './fields.ts';

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
  duration: count,
});

export const videoInfo = v.object({
  videoPath: text,
  videoUUID: text,
  videoUrl: text,
  videoType: text,
  videoSize: count,
  /** Seconds. */
  duration: count,
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

export const atUserInfo = v.object({ atUserID: text, groupNickname: text });

/** A message inside a message: of a quote or a merged forward. */
const nestedMessage = v.nullish(v.record(v.string(), v.unknown()), null);

/**
 * A message, as the gateway's functions and events carry it. Times in milliseconds. The element is
 * picked by `contentType`, never by presence: a gateway may send all of them, filled with zeros.
 * Text (101) and cards (108) are in `content`.
 */
export const message = v.object({
  /** Made once by the sender; the message's identity for life. */
  clientMsgID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  serverMsgID: text,
  createTime: count,
  sendTime: count,
  sessionType: count,
  sendID: text,
  recvID: text,
  msgFrom: count,
  contentType: count,
  platformID: count,
  senderNickname: text,
  senderFaceUrl: text,
  groupID: text,
  content: text,
  /** Rises within a conversation; 0 while the server has not told it. */
  seq: count,
  isRead: flag,
  /** As `messageStatus`. */
  status: count,
  attachedInfo: text,
  ex: text,
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
      atUserList: v.nullish(texts, []),
      atUsersInfo: v.nullish(v.array(atUserInfo), []),
      quoteMessage: nestedMessage,
      isAtSelf: flag,
    }),
  ),
  faceElem: v.nullish(v.object({ index: count, data: text })),
  locationElem: v.nullish(v.object({ description: text, longitude: count, latitude: count })),
  customElem: v.nullish(v.object({ data: text, description: text, extension: text })),
  quoteElem: v.nullish(
    v.object({ text, quoteMessage: nestedMessage, messageEntityList: messageEntities }),
  ),
  /** `detail` is JSON of what happened. */
  notificationElem: v.nullish(v.object({ detail: text, defaultTips: text })),
  messageEntityElem: v.nullish(v.object({ text, messageEntityList: messageEntities })),
  attachedInfoElem: v.nullish(
    v.object({
      groupHasReadInfo: v.nullish(
        v.object({
          hasReadUserIDList: v.nullish(texts, []),
          hasReadCount: count,
          groupMemberCount: count,
        }),
      ),
      /** Whether it ends for everybody some time after it was read. */
      isPrivateChat: flag,
      /** Seconds from reading to the end of a private message. */
      burnDuration: v.optional(v.number()),
      /** Milliseconds. */
      hasReadTime: count,
    }),
  ),
});
export type Message = v.InferOutput<typeof message>;

/** Read receipts of the other side: 112 of a person, 116 of a group. */
export const messageReceipt = v.object({
  groupID: text,
  /** Who read. */
  userID: text,
  msgIDList: v.nullish(texts, []),
  /** Milliseconds. */
  readTime: count,
  msgFrom: count,
  contentType: count,
  sessionType: count,
});
export type MessageReceipt = v.InferOutput<typeof messageReceipt>;

export const messageRevoked = v.object({
  revokerID: text,
  revokerRole: count,
  clientMsgID: v.pipe(v.string(), v.nonEmpty()),
  revokerNickname: text,
  /** Seconds. */
  revokeTime: count,
  /** Milliseconds. */
  sourceMessageSendTime: count,
  sourceMessageSendID: text,
  sourceMessageSenderNickname: text,
  sessionType: count,
});
export type MessageRevoked = v.InferOutput<typeof messageRevoked>;
