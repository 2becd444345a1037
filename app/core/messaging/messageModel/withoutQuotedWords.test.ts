import { expect, it } from 'vitest';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import type { Message } from '../../../contract/gateway/entities/message.ts';
import { receivedMessage } from './receivedMessage.ts';

const quoted = storedMessage('m1', { content: 'Taken back', senderNickname: 'Bea' });
const quoteElem = { text: 'My answer', quoteMessage: { ...quoted }, messageEntityList: [] };
const atElem = {
  ...{ text: '@Bea yes', atUserList: ['bea'], atUsersInfo: [], isAtSelf: false },
  quoteMessage: { ...quoted },
};

const receive = (fields: Partial<Message>) =>
  receivedMessage(storedMessage('m2', fields), 'single_u2');

it('keeps of a quoted message which one it is, and none of its words', () => {
  for (const fields of [
    { contentType: contentType.quote, quoteElem, content: JSON.stringify(quoteElem) },
    { contentType: contentType.atText, atElem, content: JSON.stringify(atElem) },
  ]) {
    const kept = receive(fields);
    expect(JSON.stringify(kept)).not.toContain('Taken back');
    const { quoteMessage, text } = (kept.quoteElem ?? kept.atElem) as typeof quoteElem;
    expect(['My answer', '@Bea yes']).toContain(text);
    expect(quoteMessage).toEqual({
      clientMsgID: 'm1',
      sendID: quoted.sendID,
      recvID: quoted.recvID,
      groupID: quoted.groupID,
      sessionType: quoted.sessionType,
      contentType: quoted.contentType,
    });
  }
});

it('leaves the words of everything else', () => {
  // Some gateways send all elements, filled with nothing.
  const empty = { text: '', quoteMessage: {}, messageEntityList: [] };
  expect(receive({ content: 'Hello', quoteElem: empty }).content).toBe('Hello');
  const plain = { ...atElem, quoteMessage: null };
  const content = JSON.stringify(plain);
  const kept = receive({ contentType: contentType.atText, atElem: plain, content });
  expect(kept).toMatchObject({ atElem: plain, content });
});
