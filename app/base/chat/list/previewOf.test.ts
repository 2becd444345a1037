import { describe, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { groupAtType } from '../../../contract/gateway/enums.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { messageKinds } from '../kinds/messageKinds.ts';
import { unknownKind } from '../kinds/unknown/unknownKind.ts';
import { previewOf } from './previewOf.ts';

const kinds = createMessageKinds(messageKinds, unknownKind);

const own = { sendID: 'u1', senderNickname: 'Ada' };
const bea = { userID: 'bea', nickname: 'Bea' };
const group = { conversationType: 3, groupID: 'g1', userID: '' };

describe('previewOf', () => {
  it('says nothing of a conversation without messages', () => {
    expect(previewOf(plainRow(), kinds, 'u1')).toEqual({
      mention: null,
      isDraft: false,
      mark: null,
      sender: null,
      words: '',
      mutedUnread: 0,
    });
  });

  it('puts the words of a message on one line, without characters that disguise', () => {
    const latest = plainMessage({ content: 'one\n\ntwo\u202Ethree' });
    expect(previewOf(plainRow({ latest }), kinds, 'u1').words).toBe('one twothree');
  });

  it('shows how far an own message has come', () => {
    const markOfLatest = (changes: object) =>
      previewOf(plainRow({ latest: plainMessage({ ...own, ...changes }) }), kinds, 'u1').mark;
    expect(markOfLatest({ state: 'sending' })).toBe('sending');
    expect(markOfLatest({ state: 'failed' })).toBe('failed');
    expect(markOfLatest({})).toBe('sent');
    expect(markOfLatest({ isRead: true })).toBe('read');
    expect(previewOf(plainRow({ latest: plainMessage() }), kinds, 'u1').mark).toBeNull();
  });

  it('names who wrote in a group, but neither in a single chat nor oneself', () => {
    const latest = plainMessage();
    expect(previewOf(plainRow({ ...group, latest }), kinds, 'u1').sender).toEqual(bea);
    expect(previewOf(plainRow({ latest }), kinds, 'u1').sender).toBeNull();
    const mine = plainMessage(own);
    expect(previewOf(plainRow({ ...group, latest: mine }), kinds, 'u1').sender).toBeNull();
  });

  it('says a mention instead of the draft, and the draft instead of the message', () => {
    const row = plainRow({
      ...group,
      unreadCount: 2,
      groupAtType: groupAtType.me,
      draft: 'I think',
      latest: plainMessage(),
    });
    const preview = previewOf(row, kinds, 'u1');
    expect(preview).toMatchObject({ mention: 'mentionedYou', isDraft: false, words: 'Hello.' });
    expect(previewOf({ ...row, unreadCount: 0 }, kinds, 'u1')).toMatchObject({
      ...{ mention: null, isDraft: true, words: 'I think' },
    });
  });

  it('counts the unread of a muted conversation in words', () => {
    const row = plainRow({ recvMsgOpt: 2, unreadCount: 27, latest: plainMessage() });
    expect(previewOf(row, kinds, 'u1').mutedUnread).toBe(27);
    expect(previewOf({ ...row, recvMsgOpt: 0 }, kinds, 'u1').mutedUnread).toBe(0);
  });

  it('names the kind of what is no text, also of kinds yet to come', () => {
    const wordsOf = (type: number) =>
      previewOf(plainRow({ latest: plainMessage({ contentType: type }) }), kinds, 'u1').words;
    expect(wordsOf(contentType.picture)).toEqual({ key: 'imageTag' });
    expect(wordsOf(contentType.voice)).toEqual({ key: 'voiceTag' });
    expect(wordsOf(777)).toEqual({ key: 'unsupported' });
    expect(wordsOf(contentType.typing)).toBe('');
    expect(wordsOf(1516)).toBe('');
  });

  it('says more of what has a name or a length', () => {
    const wordsOf = (changes: object) =>
      previewOf(plainRow({ latest: plainMessage(changes) }), kinds, 'u1').words;
    const place = { description: 'North\ngate', longitude: 1, latitude: 1 };
    const sound = { uuid: '', soundPath: '', sourceUrl: '', dataSize: 1, duration: 8 };
    expect(wordsOf({ contentType: contentType.location, locationElem: place })).toEqual({
      ...{ key: 'locationTag', detail: 'North gate' },
    });
    expect(wordsOf({ contentType: contentType.voice, soundElem: sound })).toEqual({
      ...{ key: 'voiceTag', detail: '0:08' },
    });
    const card = JSON.stringify({ userID: 'cleo', nickname: 'Cleo' });
    expect(wordsOf({ contentType: contentType.card, content: card })).toEqual({
      ...{ key: 'cardTag', detail: 'Cleo' },
    });
    for (const content of ['{"nickname":3}', '[]', 'null', '{"nick']) {
      expect(wordsOf({ contentType: contentType.card, content })).toEqual({ key: 'cardTag' });
    }
  });

  it('says who took a message back', () => {
    const wordsOf = (changes: object) =>
      previewOf(plainRow({ latest: plainMessage({ isRevoked: true, ...changes }) }), kinds, 'u1')
        .words;
    expect(wordsOf({})).toEqual({ key: 'unsent', person: bea });
    expect(wordsOf({ revokerID: 'u1' })).toEqual({ key: 'youUnsent' });
    expect(wordsOf(own)).toEqual({ key: 'youUnsent' });
    expect(wordsOf({ revokerID: 'admin' })).toEqual({ key: 'adminUnsent' });
  });
});
