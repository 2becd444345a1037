import * as v from 'valibot';
import {
  atUserInfo,
  fileInfo,
  message,
  pictureInfo,
  soundInfo,
  videoInfo,
} from '../entities/message.ts';
import { withJsonAnswer, withTextAnswer } from '../gatewayFunction.ts';
import { ids, plainText } from './fields.ts';

// The creators make a message and send nothing. The app makes its messages itself; other clients of
// the gateway ask for them.

const emptyText = v.literal('');
const entities = v.nullish(
  v.array(
    v.object({
      type: v.optional(v.string(), ''),
      offset: v.optional(v.number(), 0),
      length: v.optional(v.number(), 0),
      url: v.optional(v.string(), ''),
      info: v.optional(v.string(), ''),
    }),
  ),
  [],
);

export const createTextMessage = withJsonAnswer('CreateTextMessage', message, {
  input: plainText,
});
export const createTextAtMessage = withJsonAnswer('CreateTextAtMessage', message, {
  input: v.object({
    text: v.string(),
    atUserIDList: ids,
    atUsersInfo: v.nullish(v.array(atUserInfo), []),
    message: v.union([message, emptyText]),
  }),
  jsonFields: ['atUserIDList', 'atUsersInfo', 'message'],
});
export const createAdvancedTextMessage = withJsonAnswer('CreateAdvancedTextMessage', message, {
  input: v.object({ text: v.string(), messageEntityList: entities }),
  jsonFields: ['messageEntityList'],
});
export const createImageMessageByURL = withJsonAnswer('CreateImageMessageByURL', message, {
  input: v.object({
    sourcePicture: pictureInfo,
    bigPicture: pictureInfo,
    snapshotPicture: pictureInfo,
  }),
  jsonFields: ['sourcePicture', 'bigPicture', 'snapshotPicture'],
});
export const createSoundMessageByURL = withJsonAnswer('CreateSoundMessageByURL', message, {
  input: v.object({ soundBaseInfo: soundInfo }),
  jsonFields: ['soundBaseInfo'],
});
export const createVideoMessageByURL = withJsonAnswer('CreateVideoMessageByURL', message, {
  input: v.object({ videoBaseInfo: videoInfo }),
  jsonFields: ['videoBaseInfo'],
});
export const createFileMessageByURL = withJsonAnswer('CreateFileMessageByURL', message, {
  input: v.object({ fileBaseInfo: fileInfo }),
  jsonFields: ['fileBaseInfo'],
});
export const createMergerMessage = withJsonAnswer('CreateMergerMessage', message, {
  input: v.object({
    messageList: v.array(message),
    title: v.string(),
    summaryList: v.array(v.string()),
  }),
  jsonFields: ['messageList', 'summaryList'],
});
/** Empty data where the message was never sent. */
export const createForwardMessage = withJsonAnswer(
  'CreateForwardMessage',
  v.union([message, emptyText]),
  { input: message },
);
export const createQuoteMessage = withJsonAnswer('CreateQuoteMessage', message, {
  input: v.object({ text: v.string(), message }),
  jsonFields: ['message'],
});
export const createAdvancedQuoteMessage = withJsonAnswer('CreateAdvancedQuoteMessage', message, {
  input: v.object({ text: v.string(), message, messageEntityList: entities }),
  jsonFields: ['message', 'messageEntityList'],
});
/** JSON of `{userID, nickname, faceURL}` by convention; becomes the content. */
export const createCardMessage = withJsonAnswer('CreateCardMessage', message, {
  input: plainText,
});
export const createLocationMessage = withJsonAnswer('CreateLocationMessage', message, {
  input: v.object({ description: v.string(), longitude: v.number(), latitude: v.number() }),
});
export const createCustomMessage = withJsonAnswer('CreateCustomMessage', message, {
  input: v.object({ data: v.string(), extension: v.string(), description: v.string() }),
});
export const createFaceMessage = withJsonAnswer('CreateFaceMessage', message, {
  input: v.object({ index: v.number(), data: v.string() }),
});
export const getAtAllTag = withTextAnswer('GetAtAllTag');

export const creatorFunctions = [
  createTextMessage,
  createTextAtMessage,
  createAdvancedTextMessage,
  createImageMessageByURL,
  createSoundMessageByURL,
  createVideoMessageByURL,
  createFileMessageByURL,
  createMergerMessage,
  createForwardMessage,
  createQuoteMessage,
  createAdvancedQuoteMessage,
  createCardMessage,
  createLocationMessage,
  createCustomMessage,
  createFaceMessage,
  getAtAllTag,
] as const;
