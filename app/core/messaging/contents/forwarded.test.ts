import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { contentType as type } from '../../../contract/gateway/contentType.ts';
import { message as messageSchema } from '../../../contract/gateway/entities/message.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { fitsOneMessage } from '../outbox/fitsFrame.ts';
import { composeMessage, wireMessage } from '../outbox/outgoingMessage.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { OutgoingContent } from './content.ts';
import { createContents } from './createContents.ts';

const { elementOf, filesOf, forwarded } = createContents([]);
const compose = (content: OutgoingContent): StoredMessage =>
  composeMessage({
    clientMsgID: 'c1',
    peer: { sessionType: sessionType.single, userID: 'ben' },
    content: elementOf(content),
    now: 5,
    sender: { userID: 'ann', nickname: 'Ann', faceURL: '' },
  });

/** What nobody may learn who gets a copy: who wrote it, where, when, and who has read it. */
const secret = 'SECRET';
const hidden = {
  clientMsgID: `${secret}-id`,
  serverMsgID: `${secret}-server`,
  sendID: `${secret}-sender`,
  recvID: `${secret}-receiver`,
  groupID: `${secret}-group`,
  attachedInfo: `{"hasReadUserIDList":["${secret}"]}`,
};
const picture = { uuid: '', type: 'image/png', size: 3, width: 4, height: 3, url: '/media/a.png' };
const pictureElem = {
  sourcePath: `/${secret}/a.png`,
  sourcePicture: picture,
  bigPicture: picture,
  snapshotPicture: picture,
};
const soundElem = {
  uuid: '',
  soundPath: `/${secret}/a`,
  sourceUrl: '/media/a.webm',
  dataSize: 9,
  duration: 3,
};
const quoted = { clientMsgID: secret, sendID: secret, content: secret, contentType: type.text };
const record = {
  title: 'Chat history',
  abstractList: ['Bea: Hello.'],
  multiMessage: [{ ...hidden, contentType: type.text, content: 'Hello.', senderNickname: 'Bea' }],
};

const sendable: fc.Arbitrary<Partial<StoredMessage>> = fc.oneof(
  fc.record({ contentType: fc.constant(type.text), content: fc.string({ minLength: 1 }) }),
  fc.constant<Partial<StoredMessage>>({
    contentType: type.atText,
    atElem: {
      text: '@Cleo look',
      atUserList: [secret],
      atUsersInfo: [{ atUserID: secret, groupNickname: secret }],
      quoteMessage: quoted,
      isAtSelf: true,
    },
  }),
  fc.constant<Partial<StoredMessage>>({
    contentType: type.quote,
    quoteElem: { text: 'Yes.', quoteMessage: quoted, messageEntityList: [] },
  }),
  fc.constant<Partial<StoredMessage>>({
    contentType: type.picture,
    pictureElem,
    content: secret,
  }),
  fc.constant<Partial<StoredMessage>>({
    contentType: type.voice,
    soundElem,
    ex: JSON.stringify({ peaks: [0.5, 1], of: secret }),
  }),
  fc.constant<Partial<StoredMessage>>({ contentType: type.merger, mergeElem: record }),
  fc.constant<Partial<StoredMessage>>({ contentType: type.card, content: '{"userID":"x"}' }),
  fc.record({
    contentType: fc.constant(type.location),
    locationElem: fc.record({
      description: fc.string(),
      longitude: fc.float({ noNaN: true }),
      latitude: fc.float({ noNaN: true }),
    }),
  }),
);
const secretly = (fields: Partial<StoredMessage>) => storedMessage('m', { ...fields, ...hidden });

describe('messages that are forwarded', () => {
  test('carry neither who sent the first one nor any of its ids, alone or in a record', () => {
    fc.assert(
      fc.property(sendable, (fields) => {
        const message = secretly(fields);
        const content = forwarded(message);
        expect(content).not.toBeNull();
        if (!content) return;
        const merged = { kind: 'merged' as const, title: 't', lines: [], messages: [message] };
        for (const one of [content, merged]) {
          const sent = wireMessage(compose(one));
          expect(JSON.stringify(sent)).not.toContain(secret);
          expect(sent).toMatchObject({ sendID: 'ann', recvID: 'ben', clientMsgID: 'c1' });
          expect(filesOf(one, 'c1')).toEqual({ uploads: [], files: new Map() });
        }
      }),
    );
  });

  test('a text goes as one, without whom it mentions and what it quotes', () => {
    const answer = secretly({
      contentType: type.quote,
      quoteElem: { text: 'Yes.', quoteMessage: quoted, messageEntityList: [] },
    });
    expect(forwarded(answer)).toEqual({ kind: 'text', text: 'Yes.' });
  });

  test('a picture, a voice message and a record stay what they are', () => {
    const sent = (fields: Partial<StoredMessage>): StoredMessage =>
      compose({ kind: 'copy', of: secretly(fields) });
    expect(sent({ contentType: type.picture, pictureElem }).pictureElem?.sourcePicture).toEqual(
      picture,
    );
    const voice = sent({ contentType: type.voice, soundElem, ex: '{"peaks":[0.5,1],"more":1}' });
    expect(voice.soundElem).toEqual({ ...soundElem, soundPath: '' });
    expect(JSON.parse(voice.ex)).toEqual({ peaks: [0.5, 1] });
    expect(JSON.parse(voice.content)).toEqual(voice.soundElem);
    const merged = sent({ contentType: type.merger, mergeElem: record });
    expect(merged.mergeElem).toMatchObject({
      title: 'Chat history',
      abstractList: ['Bea: Hello.'],
      multiMessage: [{ content: 'Hello.', senderNickname: 'Bea', contentType: type.text }],
    });
    expect(JSON.parse(merged.content)).toEqual(merged.mergeElem);
  });

  test.each<[string, Partial<StoredMessage>]>([
    ['what was taken back', { isRevoked: true, contentType: type.advancedRevoke, content: '' }],
    ['what was deleted', { isDeleted: true }],
    ['an empty text', { content: ' ' }],
    ['a notice', { contentType: type.groupCreated }],
    ['content that is not known', { contentType: type.custom }],
    ['a picture that is not uploaded yet', { contentType: type.picture }],
    [
      'a voice message without an address',
      { contentType: type.voice, soundElem: { ...soundElem, sourceUrl: '' } },
    ],
    [
      'what is to end once it is read',
      { attachedInfoElem: { groupHasReadInfo: null, isPrivateChat: true, hasReadTime: 0 } },
    ],
  ])('%s cannot be forwarded', (_, fields) => {
    expect(forwarded(storedMessage('m', fields))).toBeNull();
  });

  test('a copy of what cannot be copied is refused', () => {
    const of = storedMessage('m', { contentType: type.custom });
    expect(() => compose({ kind: 'copy', of })).toThrow(TypeError);
  });
});

describe('a record of several messages', () => {
  const many = (count: number, content: string): StoredMessage[] =>
    Array.from({ length: count }, (_, at) =>
      storedMessage(`m${at}`, { content, senderNickname: 'Bea', sendTime: 1_000 + at }),
    );

  test('holds each message as a reader needs it, and each can be read again', () => {
    const answer = storedMessage('q', {
      contentType: type.quote,
      quoteElem: { text: 'Yes.', quoteMessage: quoted, messageEntityList: [] },
      senderNickname: 'Cleo',
      sendTime: 9,
    });
    const shown = secretly({ contentType: type.picture, pictureElem, senderNickname: 'Bea' });
    const lines = Array.from({ length: 9 }, (_, at) => `line ${at}`);
    const messages = [...many(2, 'Hi.'), answer, shown];
    const { mergeElem } = compose({ kind: 'merged', title: 'Chat history', lines, messages });
    expect(mergeElem?.abstractList).toEqual(lines.slice(0, 4));
    const read = (mergeElem?.multiMessage ?? []).map((one) => v.parse(messageSchema, one));
    expect(read.map(({ contentType }) => contentType)).toEqual([
      ...[type.text, type.text, type.text, type.picture],
    ]);
    expect(read[2]).toMatchObject({ content: 'Yes.', senderNickname: 'Cleo', sendTime: 9 });
    expect(read[3]?.pictureElem?.sourcePicture).toMatchObject({ url: '/media/a.png', width: 4 });
    expect(new Set(read.map(({ clientMsgID }) => clientMsgID)).size).toBe(4);
  });

  test('leaves out what cannot be sent on', () => {
    const messages = [...many(1, 'Hi.'), storedMessage('n', { contentType: type.groupCreated })];
    const { mergeElem } = compose({ kind: 'merged', title: '', lines: [], messages });
    expect(mergeElem?.multiMessage).toHaveLength(1);
  });

  test('one that is said to fit is never larger than what a gateway takes', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 3_000 }),
      fc.constant('"\\\u0001😀字'.repeat(300)),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), text, (texts, title) => {
        const messages = texts.flatMap((content) => many(1, content));
        const input = { title, lines: texts, messages };
        const content = { kind: 'merged' as const, ...input };
        if (!fitsOneMessage(elementOf(content))) return;
        const sent = wireMessage(compose(content));
        const data = JSON.stringify({ message: JSON.stringify(sent) });
        const frame = JSON.stringify({ reqFuncName: 'SendMessage', data });
        expect(new TextEncoder().encode(frame).length).toBeLessThanOrEqual(51_200);
      }),
      { numRuns: 60 },
    );
  });

  test('a usual selection fits, one that is too large does not', () => {
    const fits = (messages: StoredMessage[]) =>
      fitsOneMessage(elementOf({ kind: 'merged', title: 'Chat history', lines: [], messages }));
    expect(fits(many(60, 'See you at seven, then.'))).toBe(true);
    expect(fits(many(60, '字'.repeat(300)))).toBe(false);
  });

  test('records in records end at some depth', () => {
    let nested: Record<string, unknown> = {
      clientMsgID: 'a',
      contentType: type.text,
      content: 'x',
    };
    for (let level = 0; level < 500; level += 1) {
      const mergeElem = { title: 't', abstractList: [], multiMessage: [nested] };
      nested = { clientMsgID: 'a', contentType: type.merger, mergeElem };
    }
    const of = storedMessage('m', v.parse(messageSchema, nested));
    const depth = JSON.stringify(compose({ kind: 'copy', of }).mergeElem).split('title').length - 1;
    expect(depth).toBeLessThan(12);
  });
});
