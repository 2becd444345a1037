import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { postcardContent, postcardKind } from '../../../../../tests/support/postcard.tsx';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { createContents } from '../../../../core/messaging/contents/createContents.ts';
import { createMessageKinds } from '../../../../parts/message/messageKinds.ts';
import { messageKinds } from '../messageKinds.ts';
import { unknownKind } from '../unknown/unknownKind.ts';
import { viewedMessages } from './viewedMessages.ts';

const { viewedOf } = createMessageKinds(messageKinds, unknownKind);

const file = { blob: new Blob(['picture']), name: 'a.png' };
const postcard = { kind: 'postcard', words: 'Hello', file } as const;

const conversation = fc.uniqueArray(
  fc.record({
    clientMsgID: fc.string({ minLength: 1, maxLength: 6 }),
    contentType: fc.constantFrom(
      contentType.text,
      contentType.picture,
      contentType.video,
      contentType.file,
    ),
    isDeleted: fc.boolean(),
    isRevoked: fc.boolean(),
  }),
  { selector: ({ clientMsgID }) => clientMsgID, maxLength: 30 },
);

it('goes through every picture and video that can be seen, in the order of the conversation', () => {
  fc.assert(
    fc.property(conversation, (changes) => {
      const messages = changes.map(plainMessage);
      const viewed = viewedMessages(messages, viewedOf);
      const places = viewed.map((one) => messages.indexOf(one));
      expect(places).toEqual([...places].sort((left, right) => left - right));
      for (const one of messages) {
        const isMedia = [contentType.picture, contentType.video].some(
          (type) => type === one.contentType,
        );
        expect(viewed.includes(one)).toBe(isMedia && !one.isDeleted && !one.isRevoked);
      }
    }),
  );
});

it('goes through what a kind that was added shows as well', () => {
  const message = plainMessage(createContents([postcardContent]).elementOf(postcard));
  expect(viewedMessages([message], viewedOf)).toEqual([]);
  const added = createMessageKinds([...messageKinds, postcardKind], unknownKind);
  expect(viewedMessages([message], added.viewedOf)).toEqual([message]);
});
