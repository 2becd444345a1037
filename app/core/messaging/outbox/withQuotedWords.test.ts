import { expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { textElement } from '../contents/text.ts';
import { quotedNameOf } from '../messageModel/quotedName.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { fitsFrame } from './fitsFrame.ts';
import { wireMessage } from './outgoingMessage.ts';
import { withQuotedWords } from './withQuotedWords.ts';

const quoted = plainMessage({ clientMsgID: 'q', content: 'When?', state: 'sent' });

function answerOf(message: StoredMessage, text = 'At nine.'): StoredMessage {
  const element = textElement({ text, quoted: quotedNameOf(message) });
  return plainMessage({ clientMsgID: 'a', state: 'sending', ...element });
}

function filled(own: StoredMessage, kept: StoredMessage | null) {
  return withQuotedWords(own, { message: async () => kept });
}

it('keeps the words of the quoted message out of the answer, until it is sent', async () => {
  const own = answerOf(quoted);
  expect(JSON.stringify(own)).not.toContain('When?');
  const sent = await filled(own, quoted);
  expect(sent.contentType).toBe(contentType.quote);
  expect(sent.quoteElem).toMatchObject({ text: 'At nine.', quoteMessage: { content: 'When?' } });
  expect(JSON.parse(sent.content)).toEqual(sent.quoteElem);
  expect(sent.quoteElem?.quoteMessage).not.toHaveProperty('attachedInfoElem');
});

it.each([
  ['was taken back meanwhile', { ...quoted, isRevoked: true }],
  ['was deleted meanwhile', { ...quoted, isDeleted: true }],
  ['has not been sent itself', { ...quoted, state: 'failed' as const }],
  ['is not there', null],
])('only names a message that %s', async (_, kept) => {
  const sent = await filled(answerOf(quoted), kept);
  expect(JSON.stringify(sent)).not.toContain('When?');
  expect(sent.quoteElem?.quoteMessage).toEqual(quotedNameOf(quoted));
});

it('only names a quoted message with which it would be too long for a frame', async () => {
  const long = { ...quoted, content: '问"'.repeat(2_500) };
  const text = '答"'.repeat(2_500);
  const sent = await filled(answerOf(long, text), long);
  expect(sent.quoteElem?.quoteMessage).toEqual(quotedNameOf(long));
  expect(fitsFrame(wireMessage(await filled(answerOf(quoted), quoted)))).toBe(true);
});

it('quotes nothing of what the quoted message quotes', async () => {
  const chain = answerOf(quoted);
  const kept = { ...chain, state: 'sent' as const };
  const sent = await filled(answerOf(kept, 'Fine.'), kept);
  expect(JSON.stringify(sent)).not.toContain('When?');
});

it('leaves a plain text as it is', async () => {
  const own = plainMessage({ state: 'sending' });
  expect(await filled(own, quoted)).toBe(own);
});

it('fills in what a text that mentions somebody quotes', async () => {
  const mentions = [{ start: 0, end: 4, userID: 'u1' }];
  const text = '@Bea at nine.';
  const element = textElement({ text, quoted: quotedNameOf(quoted), mentions });
  const own = plainMessage({ clientMsgID: 'a', state: 'sending', ...element });
  expect(JSON.stringify(own)).not.toContain('When?');
  const sent = await filled(own, quoted);
  expect(sent.contentType).toBe(contentType.atText);
  expect(sent.atElem).toMatchObject({ text: '@u1 at nine.', quoteMessage: { content: 'When?' } });
  expect(JSON.parse(sent.content)).toEqual(sent.atElem);
});
