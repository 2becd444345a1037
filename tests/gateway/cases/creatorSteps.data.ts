import { expect } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { Step } from '../support/steps.ts';

const picture = {
  uuid: 'p',
  type: 'png',
  size: 1,
  width: 2,
  height: 3,
  url: 'https://a.example/p',
};
const sound = {
  uuid: 's',
  soundPath: '',
  sourceUrl: 'https://a.example/s',
  dataSize: 9,
  duration: 2,
};
const video = {
  videoPath: '',
  duration: 4,
  videoType: 'mp4',
  snapshotPath: '',
  videoUUID: 'v',
  videoUrl: 'https://a.example/v',
  videoSize: 5,
  snapshotUUID: 'n',
  snapshotSize: 6,
  snapshotUrl: 'https://a.example/n',
  snapshotWidth: 7,
  snapshotHeight: 8,
};
const file = {
  filePath: '',
  fileName: 'plan.pdf',
  uuid: 'f',
  sourceUrl: 'https://a.example/f',
  fileSize: 10,
};
const entity = { type: 'bold', offset: 0, length: 2, url: '', info: '' };

function created(method: string, input: Step['input'] & object, expected: object): Step {
  return {
    by: 'ana',
    method,
    input,
    reply: (message: Message, { id, notes }) => {
      const { clientMsgID, createTime, sendTime } = message;
      expect(message).toMatchObject({ sendID: id('ana'), status: 1, msgFrom: 100, ...expected });
      expect(clientMsgID).not.toBe(notes['last']);
      expect(createTime).toBe(sendTime);
      notes['last'] = clientMsgID;
      notes['message'] ||= JSON.stringify(message);
    },
  };
}

/** Every message that can be made; nobody else hears of any. */
export const creatorSteps: Step[] = [
  created('createTextMessage', () => 'hello', {
    contentType: 101,
    content: 'hello',
    senderNickname: 'ana',
  }),
  created(
    'createTextAtMessage',
    ({ id }) => ({
      text: '@ben come',
      atUserIDList: [id('ben')],
      atUsersInfo: [{ atUserID: id('ben'), groupNickname: 'ben' }],
      message: '',
    }),
    { contentType: 106, atElem: { text: '@ben come', isAtSelf: false } },
  ),
  created('createAdvancedTextMessage', () => ({ text: 'hi', messageEntityList: [entity] }), {
    contentType: 117,
    messageEntityElem: { text: 'hi', messageEntityList: [entity] },
  }),
  created(
    'createImageMessage',
    () => ({ sourcePicture: picture, bigPicture: picture, snapshotPicture: picture }),
    { contentType: 102, pictureElem: { sourcePicture: picture, snapshotPicture: picture } },
  ),
  created('createSoundMessage', () => sound, { contentType: 103, soundElem: sound }),
  created('createVideoMessage', () => video, { contentType: 104, videoElem: video }),
  created('createFileMessage', () => file, { contentType: 105, fileElem: file }),
  created(
    'createMergerMessage',
    ({ notes }) => ({
      messageList: [JSON.parse(notes['message'] ?? '')],
      title: 'Chat of ana and ben',
      summaryList: ['ana: hello'],
    }),
    { contentType: 107, mergeElem: { title: 'Chat of ana and ben', abstractList: ['ana: hello'] } },
  ),
  created('createCardMessage', () => '{"userID":"u","nickname":"U","faceURL":""}', {
    contentType: 108,
    content: '{"userID":"u","nickname":"U","faceURL":""}',
  }),
  created(
    'createLocationMessage',
    () => ({ description: 'the bridge', longitude: 1.5, latitude: -2.5 }),
    {
      contentType: 109,
      locationElem: { description: 'the bridge', longitude: 1.5, latitude: -2.5 },
    },
  ),
  created('createCustomMessage', () => ({ data: 'd', extension: 'e', description: 'n' }), {
    contentType: 110,
    customElem: { data: 'd', extension: 'e', description: 'n' },
  }),
  created('createQuoteMessage', ({ notes }) => ({ text: 'yes', message: notes['message'] }), {
    contentType: 114,
    quoteElem: { text: 'yes', quoteMessage: { content: 'hello' } },
  }),
  created(
    'createAdvancedQuoteMessage',
    ({ notes }) => ({ text: 'yes', message: notes['message'], messageEntityList: [entity] }),
    { contentType: 114, quoteElem: { text: 'yes', quoteMessage: { content: 'hello' } } },
  ),
  created('createFaceMessage', () => ({ index: -1, data: '{"url":"https://a.example/x"}' }), {
    contentType: 115,
    faceElem: { index: -1, data: '{"url":"https://a.example/x"}' },
  }),
  {
    that: 'what was never sent is not forwarded',
    by: 'ana',
    method: 'createForwardMessage',
    input: ({ notes }) => notes['message'],
  },
  {
    by: 'ana',
    method: 'createForwardMessage',
    input: ({ notes }) => JSON.stringify({ ...JSON.parse(notes['message'] ?? ''), status: 2 }),
    reply: (message: Message, { notes }) => {
      expect(message).toMatchObject({ contentType: 101, content: 'hello', seq: 0 });
      expect(message.clientMsgID).not.toBe(JSON.parse(notes['message'] ?? '').clientMsgID);
    },
  },
];
