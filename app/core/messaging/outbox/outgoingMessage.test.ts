import { describe, expect, test } from 'vitest';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { OutgoingContent } from '../contents/content.ts';
import { createContents } from '../contents/createContents.ts';
import { newMessageId } from './messageId.ts';
import { composeMessage, wireMessage } from './outgoingMessage.ts';

const { elementOf, filesOf, withAddresses } = createContents([]);
const blob = new Blob(['12345'], { type: 'video/mp4' });
const poster = new Blob(['123'], { type: 'image/jpeg' });

const compose = (
  content: OutgoingContent,
  peer = { sessionType: sessionType.single, userID: 'ben' },
) =>
  composeMessage({
    clientMsgID: 'c1',
    peer,
    content: elementOf(content),
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
      'video',
      uploads.map((upload) => ({ ...upload, url: `https://m.test/${upload.part}` })),
    );
    expect(sent.videoElem).toMatchObject({
      videoUrl: 'https://m.test/file',
      snapshotUrl: 'https://m.test/poster',
      snapshotWidth: 16,
    });
    expect(JSON.parse(sent.content)).toEqual(sent.videoElem);
  });

  test('a place is its element, in the content too, with how exact it is beside it', () => {
    const place = { description: 'North gate', latitude: 3.15785, longitude: 101.71165 };
    const sent = compose({ kind: 'location', ...place, accuracy: 12 });
    expect(sent).toMatchObject({ contentType: contentType.location, locationElem: place });
    expect(JSON.parse(sent.content)).toEqual(place);
    expect(JSON.parse(sent.ex)).toEqual({ accuracy: 12 });
    expect(compose({ kind: 'location', ...place }).ex).toBe('');
    expect(filesOf({ kind: 'location', ...place }, 'c1').uploads).toEqual([]);
  });

  test('a contact card is JSON in `content`, and nothing else of the person', () => {
    const card = { userID: 'cleo', nickname: 'Cleo "C"', faceURL: '/media/c.png' };
    const known = { ...card, remark: 'My boss' };
    const sent = compose({ kind: 'card', ...known });
    expect(sent.contentType).toBe(contentType.card);
    expect(JSON.parse(sent.content)).toEqual(card);
  });

  test('each upload has its own intent, the same at every try', () => {
    const content: OutgoingContent = { kind: 'file', file: { blob, name: 'a' } };
    expect(filesOf(content, 'c1').uploads).toEqual(filesOf(content, 'c1').uploads);
    expect(filesOf(content, 'c1').uploads[0]?.intent).not.toBe(
      filesOf(content, 'c2').uploads[0]?.intent,
    );
  });
});
