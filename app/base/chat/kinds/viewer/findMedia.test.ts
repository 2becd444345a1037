import { expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { HistoryRead } from '../../../../core/messaging/messaging.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { createMessageKinds } from '../../../../parts/message/messageKinds.ts';
import { messageKinds } from '../messageKinds.ts';
import { unknownKind } from '../unknown/unknownKind.ts';
import { findMedia } from './findMedia.ts';

const { viewedOf } = createMessageKinds(messageKinds, unknownKind);

const text = (id: string) => plainMessage({ clientMsgID: id });
const photo = (id: string, isRevoked = false) =>
  plainMessage({ clientMsgID: id, contentType: contentType.picture, isRevoked });
const ids = (messages: readonly StoredMessage[]) => messages.map((one) => one.clientMsgID);

function historyOf(...pages: HistoryRead[]) {
  const from: string[] = [];
  return {
    from,
    viewedOf,
    async readHistory({ clientMsgID }: StoredMessage) {
      from.push(clientMsgID);
      return pages[from.length - 1] ?? { messages: [], hasMore: true };
    },
  };
}

it('looks on from page to page until one has a picture that can be seen', async () => {
  const history = historyOf(
    { messages: [text('c'), photo('d', true)], hasMore: true },
    { messages: [text('a'), photo('b')], hasMore: true },
  );
  const found = await findMedia(history, text('e'), 'older', () => true);
  expect([ids(found.media), found.reached.clientMsgID, found.hasMore]).toEqual([['b'], 'a', true]);
  expect(history.from).toEqual(['e', 'c']);
});

it('goes the other way as well, and says where nothing is left', async () => {
  const history = historyOf({ messages: [text('f'), photo('g')], hasMore: false });
  const found = await findMedia(history, text('e'), 'newer', () => true);
  expect([ids(found.media), found.reached.clientMsgID, found.hasMore]).toEqual([['g'], 'g', false]);
});

it('rests after a thousand messages, where nobody has more, and where nobody wants it any more', async () => {
  const page = (number: number) => ({ messages: [text(`t${number}`)], hasMore: true });
  const long = historyOf(...Array.from({ length: 30 }, (_, number) => page(number)));
  const rested = await findMedia(long, text('e'), 'older', () => true);
  expect([rested.media, rested.reached.clientMsgID, rested.hasMore]).toEqual([[], 't9', true]);
  const none = historyOf();
  expect((await findMedia(none, text('e'), 'older', () => true)).reached.clientMsgID).toBe('e');
  expect(none.from).toHaveLength(1);
  const unwanted = historyOf(page(0));
  await findMedia(unwanted, text('e'), 'older', () => false);
  expect(unwanted.from).toEqual([]);
});
