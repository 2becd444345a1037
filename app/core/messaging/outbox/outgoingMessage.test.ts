import { describe, expect, test } from 'vitest';
import { contentType, sessionType } from '../../../contract/gateway/enums.ts';
import type { OutgoingContent } from '../messaging.ts';
import { newMessageId } from './messageId.ts';
import { filesOf, withAddresses } from './outgoingElement.ts';
import { composeMessage, wireMessage } from './outgoingMessage.ts';

const blob = new Blob(['12345'], { type: 'video/mp4' });
const poster = new Blob(['123'], { type: 'image/jpeg' });

const compose = (
  content: OutgoingContent,
  peer = { sessionType: sessionType.single, userID: 'ben' },
) =>
  composeMessage({
    clientMsgID: 'c1',
    peer,
    content,
    now: 5,
    sender: { userID: 'ann', nickname: 'Ann', faceURL: '' },
  });

describe('outgoing messages', () => {
  test('an id is 32 hexadecimal digits', () => {
    expect(newMessageId((bytes) => bytes.fill(171))).toBe('ab'.repeat(16));
  });

  test('a text stands in `content` and goes to one person', () => {
    expect(compose({ kind: 'text', text: 'hi' })).toMatchObject({
      contentType: contentType.text,
      content: 'hi',
      recvID: 'ben',
      groupID: '',
      conversationID: 'single_ben',
      state: 'sending',
    });
  });

  test('nothing that only the device keeps goes over the wire', () => {
    const wire = wireMessage(compose({ kind: 'text', text: 'hi' }));
    for (const field of ['conversationID', 'state', 'errCode', 'localOrder', 'hasGapBefore']) {
      expect(wire).not.toHaveProperty(field);
    }
  });

  test('a video gets both addresses, in its element and in its content', () => {
    const content: OutgoingContent = {
      kind: 'video',
      file: { blob, name: 'a.mp4' },
      poster: { blob: poster, name: 'a.jpg' },
      width: 16,
      height: 9,
      duration: 3,
    };
    const { uploads, files } = filesOf(content, 'c1');
    expect(uploads.map(({ part, size }) => [part, size])).toEqual([
      ['file', 5],
      ['poster', 3],
    ]);
    expect(files.get('poster')).toBe(poster);
    const sent = withAddresses(
      compose(content),
      uploads.map((upload) => ({ ...upload, url: `https://m.test/${upload.part}` })),
    );
    expect(sent.videoElem).toMatchObject({
      videoUrl: 'https://m.test/file',
      snapshotUrl: 'https://m.test/poster',
      snapshotWidth: 16,
    });
    expect(JSON.parse(sent.content)).toEqual(sent.videoElem);
  });

  test('each upload has its own intent, the same at every try', () => {
    const content: OutgoingContent = { kind: 'file', file: { blob, name: 'a' } };
    expect(filesOf(content, 'c1').uploads).toEqual(filesOf(content, 'c1').uploads);
    expect(filesOf(content, 'c1').uploads[0]?.intent).not.toBe(
      filesOf(content, 'c2').uploads[0]?.intent,
    );
  });
});
