import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import { createMessageKinds } from '../../../parts/message/messageKinds.ts';
import { messageKinds } from '../kinds/messageKinds.ts';
import { unknownKind } from '../kinds/unknown/unknownKind.ts';
import { buildRows } from './buildRows.ts';
import { knownAlbumsOf, messagesOf } from './knownAlbums.ts';
import type { MessageRowData } from './timelineRow.ts';

const kinds = createMessageKinds(messageKinds, unknownKind);
const start = Date.UTC(2026, 10, 20, 10);
const minute = 60_000;

function rowsOf(messages: readonly StoredMessage[], changes: object = {}) {
  const rest = { kinds, selfId: 'u1', isGroup: true, firstUnreadKey: null, isTyping: false };
  const ends = { hasOlder: false, hasNewer: false };
  return buildRows({ messages, ...rest, ...ends, ...changes });
}

const at = (id: string, minutes: number, changes: Partial<StoredMessage> = {}) =>
  plainMessage({ clientMsgID: id, sendTime: start + minutes * minute, ...changes });

const anyMessages = fc
  .array(
    fc.record({
      sendID: fc.constantFrom('u1', 'bea', 'cleo'),
      gap: fc.integer({ min: -5, max: 900 }),
      contentType: fc.constantFrom(101, 102, 113, 1509, 1516, 999),
      isRevoked: fc.boolean(),
      isDeleted: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((drafts) => {
    let minutes = 0;
    return drafts.map(({ gap, ...draft }, index) => {
      minutes += gap;
      return at(`m${index}`, minutes, draft);
    });
  });

const shape = (row: ReturnType<typeof rowsOf>[number]) =>
  row.kind === 'message'
    ? `${row.message.clientMsgID}${row.isFirst ? '<' : ''}${row.isLast ? '>' : ''}`
    : row.kind;

describe('buildRows', () => {
  it('joins what one person wrote within ten minutes', () => {
    const messages = [
      at('a', 0),
      at('b', 9),
      at('c', 20),
      at('d', 21, { sendID: 'cleo' }),
      at('e', 22, { sendID: 'cleo' }),
    ];
    expect(rowsOf(messages).map(shape)).toEqual(['day', 'a<', 'b>', 'c<>', 'd<', 'e>']);
  });

  it('parts a group at a notice, at a new day and at the line of the unread', () => {
    const messages = [
      at('a', 0),
      at('gone', 1, { isRevoked: true }),
      at('b', 2),
      at('c', 3),
      at('d', 24 * 60),
    ];
    expect(rowsOf(messages, { firstUnreadKey: messageKeyOf(at('c', 3)) }).map(shape)).toEqual([
      'day',
      'a<>',
      'notice',
      'b<>',
      'unread',
      'c<>',
      'day',
      'd<>',
    ]);
  });

  it('begins with what protects people once a single chat is there in full', () => {
    const kinds = (changes: object) => rowsOf([at('a', 0)], changes).map(({ kind }) => kind);
    expect(kinds({ isGroup: false })).toEqual(['safety', 'day', 'message']);
    expect(kinds({ isGroup: false, hasOlder: true })).toEqual(['older', 'day', 'message']);
    expect(kinds({})).toEqual(['day', 'message']);
  });

  it('ends with the place where newer messages come in, while there are any', () => {
    const ends = rowsOf([at('a', 0)], { hasOlder: true, hasNewer: true });
    expect(ends.map(({ kind }) => kind)).toEqual(['older', 'day', 'message', 'newer']);
  });

  it('gives every row a key of its own, and each message that shows exactly one row', () => {
    fc.assert(
      fc.property(anyMessages, fc.boolean(), (messages, hasOlder) => {
        const rows = rowsOf(messages, { hasOlder });
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        const shown = messages
          .filter(({ isDeleted }) => !isDeleted)
          .filter(
            ({ contentType: type, isRevoked }) => isRevoked || (type !== 113 && type !== 1516),
          )
          .map(messageKeyOf);
        const keys = rows.filter((row) => !('isMarker' in row));
        expect(keys.map(({ key }) => key)).toEqual(shown);
      }),
    );
  });

  it('opens and closes each group once, within one person, one day and ten minutes', () => {
    fc.assert(
      fc.property(anyMessages, (messages) => {
        let open: MessageRowData | null = null;
        for (const row of rowsOf(messages)) {
          if (row.kind !== 'message') {
            expect(open).toBeNull();
            continue;
          }
          expect(row.isFirst).toBe(open === null);
          if (open) {
            const [before, after] = [open.message, row.message];
            expect(after.sendID).toBe(before.sendID);
            expect(dayNumber(after.sendTime)).toBe(dayNumber(before.sendTime));
            expect(Math.abs(after.sendTime - before.sendTime)).toBeLessThanOrEqual(10 * minute);
          }
          open = row.isLast ? null : row;
        }
        expect(open).toBeNull();
      }),
    );
  });

  it('names the day above each run of messages of that day', () => {
    fc.assert(
      fc.property(anyMessages, (messages) => {
        let day: number | null = null;
        for (const row of rowsOf(messages)) {
          if (row.kind === 'day') {
            expect(dayNumber(row.time)).not.toBe(day);
            day = dayNumber(row.time);
          } else if (row.kind === 'message') {
            expect(dayNumber(row.message.sendTime)).toBe(day);
          }
        }
      }),
    );
  });

  it('shows that somebody is typing below the newest message alone', () => {
    const messages = [at('a', 0)];
    const last = (changes: object) => rowsOf(messages, { isTyping: true, ...changes }).at(-1)?.kind;
    expect(last({})).toBe('typing');
    expect(last({ hasNewer: true })).toBe('newer');
    expect(last({ isTyping: false })).toBe('message');
  });

  it('says before which messages others may be missing', () => {
    const messages = [
      plainMessage({ clientMsgID: 'a', hasGapBefore: true }),
      plainMessage({ clientMsgID: 'b' }),
      plainMessage({ clientMsgID: 'c', hasGapBefore: true }),
    ];
    const rows = rowsOf(messages, { isGroup: false, hasOlder: true });
    expect(rows.map((row) => 'isLoose' in row)).toEqual([false, false, false, false, true]);
  });
});

describe('an album', () => {
  const info = { uuid: '', type: 'image/jpeg', size: 1, width: 4, height: 3, url: '/a.jpg' };
  const pictureElem = { sourcePath: '', sourcePicture: info };
  const photo = (id: string, seconds: number, changes: Partial<StoredMessage> = {}) =>
    at(id, seconds / 60, { contentType: 102, pictureElem, ...changes });
  const runs = fc
    .array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 })
    .map((waits) => {
      let seconds = 0;
      return waits.map((wait, index) => {
        seconds += wait;
        return photo(`m${index}`, seconds);
      });
    });
  const albumsOf = (rows: ReturnType<typeof rowsOf>) =>
    rows.flatMap((row) => (row.kind === 'message' ? [row] : []));
  /** The messages of each row with any. */
  const groupsOf = (messages: readonly StoredMessage[], changes: object = {}) =>
    rowsOf(messages, changes).flatMap((row) =>
      row.kind === 'message'
        ? (row.album ?? [row.message]).map(({ clientMsgID }) => clientMsgID).join('')
        : [],
    );

  it('is made of the pictures one person sent within a minute', () => {
    const messages = [
      photo('a', 0),
      photo('b', 30),
      photo('c', 60),
      photo('d', 61),
      photo('e', 62, { sendID: 'cleo' }),
      at('f', 2),
      photo('g', 121, { sendID: 'bea' }),
    ];
    expect(groupsOf(messages)).toEqual(['abc', 'd', 'e', 'f', 'g']);
  });

  it('leaves out what did not go, and begins anew where messages may be missing', () => {
    const failed = photo('b', 1, { state: 'failed' });
    expect(groupsOf([photo('a', 0), failed, photo('c', 2)])).toEqual(['a', 'b', 'c']);
    const gap = photo('b', 1, { hasGapBefore: true });
    expect(groupsOf([photo('a', 0), gap])).toEqual(['a', 'b']);
  });

  it('begins anew at the message that is looked for, and at the first unread one', () => {
    const messages = [photo('a', 0), photo('b', 1), photo('c', 2)];
    const key = messageKeyOf(photo('b', 1));
    expect(groupsOf(messages, { foundKey: key })).toEqual(['a', 'bc']);
    expect(groupsOf(messages, { firstUnreadKey: key })).toEqual(['a', 'bc']);
  });

  it('holds each picture once, in order, at most ten', () => {
    fc.assert(
      fc.property(runs, (messages) => {
        const albums = albumsOf(rowsOf(messages));
        expect(albums.flatMap(messagesOf)).toEqual(messages);
        for (const { album = [], message, key } of albums) {
          expect(album.length).toBeLessThanOrEqual(10);
          expect(album.length).not.toBe(1);
          expect(key).toBe(messageKeyOf(message));
        }
      }),
    );
  });

  it('keeps its key and its pictures as more come in before and after them', () => {
    const pages = fc.array(fc.record({ older: fc.nat(9), newer: fc.nat(9) }), { maxLength: 8 });
    fc.assert(
      fc.property(runs, fc.nat(), pages, (messages, middle, steps) => {
        let start = middle % messages.length;
        let end = start + 1;
        let rows = rowsOf(messages.slice(start, end));
        for (const { older, newer } of steps) {
          start = Math.max(0, start - older);
          end += newer;
          const before = albumsOf(rows);
          const knownAlbums = knownAlbumsOf(rows);
          rows = rowsOf(messages.slice(start, end), { knownAlbums });
          const after = albumsOf(rows);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
          expect(after.flatMap(messagesOf)).toEqual(messages.slice(start, end));
          for (const row of before) {
            const now = after.find(({ key }) => key === row.key);
            expect(now && messagesOf(now)).toEqual(expect.arrayContaining([...messagesOf(row)]));
          }
          for (const row of after) expect(messagesOf(row).length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('gives every row a key of its own, whatever goes, comes back, is taken back or looked for', () => {
    const change = fc.record({
      hidden: fc.array(fc.nat(11)),
      revoked: fc.array(fc.nat(11)),
      found: fc.nat(11),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let rows: ReturnType<typeof rowsOf> = [];
        for (const { hidden, revoked, found } of changes) {
          const messages = Array.from({ length: 12 }, (_, index) =>
            photo(`m${index}`, index, { isRevoked: revoked.includes(index) }),
          ).filter((_, index) => !hidden.includes(index));
          const foundKey = messageKeyOf(photo(`m${found}`, found));
          rows = rowsOf(messages, { foundKey, knownAlbums: knownAlbumsOf(rows) });
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
          const isThere = messages.some((message) => messageKeyOf(message) === foundKey);
          expect(rows.some(({ key }) => key === foundKey)).toBe(isThere);
        }
      }),
    );
  });
});
