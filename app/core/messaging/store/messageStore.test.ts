import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  entryOf,
  numberedMessages as numbered,
  outgoingMessage as outgoing,
  refTo,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { conversation as conversationShape } from '../../../contract/gateway/entities/conversation.ts';
import { groupMember } from '../../../contract/gateway/entities/group.ts';
import { friend as friendShape } from '../../../contract/gateway/entities/people.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { openDatabase } from '../../../platform/database/openDatabase.ts';
import { messageKeyOf } from '../messageRef.ts';
import { type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { type MessageRows, messageLayout } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';
import { pruneMessages } from './pruneMessages.ts';

const conversationID = 'single_them';
const live = { isContinuous: () => true };
const idsOf = (messages: readonly StoredMessage[]) => messages.map((one) => one.clientMsgID);
const friend = (userID: string, nickname = '') => v.parse(friendShape, { userID, nickname });
const conversation = (id: string, unreadCount = 0) =>
  v.parse(conversationShape, { conversationID: id, unreadCount });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each([
  ['in the browser', () => openDatabase('a', messageLayout)],
  ['in memory', async () => createMemoryDatabase(messageLayout)],
])('the store of an account %s', (_name, openTables: () => Promise<Database<MessageRows>>) => {
  const open = async (): Promise<MessageStore> => createMessageStore(await openTables());

  it('reads pages in either direction from a place', async () => {
    const store = await open();
    await store.mergePage({
      conversationID,
      messages: numbered(1, 9),
      count: 20,
      at: { kind: 'newest' },
    });
    const newest = await store.pageBefore(conversationID, null, 3);
    expect(idsOf(newest)).toEqual(['m7', 'm8', 'm9']);
    const [first] = newest;
    const place = first ? orderKeyOf(first) : null;
    expect(idsOf(await store.pageBefore(conversationID, place, 2))).toEqual(['m5', 'm6']);
    expect(idsOf(await store.pageAfter(conversationID, [2, 1_002, 'm2', 'them'], 2))).toEqual([
      'm3',
      'm4',
    ]);
    expect(await store.pageBefore('single_other', null, 3)).toEqual([]);
    expect(await store.hasOlder(conversationID)).toBe(false);
    expect(await store.hasOlder('single_other')).toBe(true);
  });

  it('lets what is learned of a message wait for it', async () => {
    const store = await open();
    await store.applyFacts([
      { ...refTo('m1'), isRevoked: true, revokerID: 'ann' },
      { ...refTo('m1'), isRead: true, readTime: 7 },
    ]);
    await store.mergeArrivals(numbered(1, 2), live);
    expect(await store.message(refTo('m1'))).toMatchObject({
      isRevoked: true,
      revokerID: 'ann',
      isRead: true,
      attachedInfoElem: { hasReadTime: 7 },
    });
    expect(await store.message(refTo('m2'))).toMatchObject({ isRevoked: false, isRead: false });
  });

  it('takes a receipt of any length in parts, between which other writes have their turn', async () => {
    const store = await open();
    await store.mergeArrivals(numbered(1, 2), live);
    const strangers = Array.from({ length: 5_000 }, (_, index) => refTo(`x${index}`));
    const read = [...strangers, refTo('m2')].map((ref) => ({ ...ref, isRead: true as const }));
    const done: string[] = [];
    const learning = store.applyFacts(read).then(() => done.push('receipt'));
    await store
      .addOutgoing(outgoing('own'), entryOf('own'), new Map())
      .then(() => done.push('own'));
    await learning;
    expect(done).toEqual(['own', 'receipt']);
    expect(await store.message(refTo('m2'))).toMatchObject({ isRead: true });
    expect(await store.message(refTo('m1'))).toMatchObject({ isRead: false });
  });

  it('keeps of a long receipt only so much for messages that may still come', async () => {
    const store = await open();
    const read = Array.from({ length: 3_000 }, (_, index) => refTo(`m${index + 1}`));
    await store.applyFacts(read.map((ref) => ({ ...ref, isRead: true as const })));
    await store.applyFacts([{ ...refTo('m2999'), isRevoked: true }]);
    await store.mergeArrivals([...numbered(1, 1), ...numbered(2_998, 2_999)], live);
    expect(await store.message(refTo('m1'))).toMatchObject({ isRead: true });
    expect(await store.message(refTo('m2998'))).toMatchObject({ isRead: false });
    expect(await store.message(refTo('m2999'))).toMatchObject({ isRead: false, isRevoked: true });
  });

  it('does not bring back what was deleted, and shows the one before as the latest', async () => {
    const store = await open();
    await store.mergeArrivals(numbered(1, 3), live);
    const changes = await store.applyFacts([{ ...refTo('m3'), isDeleted: true }]);
    expect(changes.latestOf).toEqual([conversationID]);
    expect((await store.latest()).get(conversationID)?.clientMsgID).toBe('m2');
    const again = await store.mergeArrivals(numbered(1, 3), live);
    expect(again.messages).toEqual([]);
    expect(await store.message(refTo('m3'))).toMatchObject({ isDeleted: true });
  });

  it('knows a copy under another id by the id of the server', async () => {
    const store = await open();
    const [known] = numbered(1, 1);
    if (!known) throw new Error('no message');
    await store.mergeArrivals([known], live);
    await store.mergeArrivals([{ ...known, clientMsgID: 'copy', isRead: true }], live);
    expect(await store.pageBefore(conversationID, null, 9)).toMatchObject([
      { ...refTo('m1'), isRead: true },
    ]);
  });

  it('says which files are to go, once their message is taken back, deleted or not there any more', async () => {
    const store = await open();
    const withFile = numbered(1, 4).map((message, index) => {
      const fileElem = {
        filePath: '',
        uuid: '',
        sourceUrl: `/${index + 1}.pdf`,
        fileName: '',
        fileSize: 1,
      };
      return { ...message, contentType: 105, fileElem };
    });
    await store.mergeArrivals(withFile, live);
    const goneOf = (id: string) => [
      { key: messageKeyOf(refTo(id)), addresses: [`/${id.slice(1)}.pdf`] },
    ];
    const revoked = [{ ...refTo('m1'), isRevoked: true } as const];
    expect((await store.applyFacts(revoked)).goneFiles).toEqual(goneOf('m1'));
    expect((await store.applyFacts(revoked)).goneFiles).toEqual([]);
    const deleted = await store.applyFacts([{ ...refTo('m2'), isDeleted: true }]);
    expect(deleted.goneFiles).toEqual(goneOf('m2'));
    const read = await store.applyFacts([{ ...refTo('m3'), isRead: true }]);
    expect(read.goneFiles).toEqual([]);
    const page = {
      conversationID,
      count: 9,
      at: { kind: 'newest' },
      knownUpTo: orderKeyOf(withFile[3] as StoredMessage),
    } as const;
    const lacking = await store.mergePage({ ...page, messages: withFile.slice(0, 3) });
    expect(lacking.goneFiles).toEqual(goneOf('m4'));
  });

  it('reports gaps once, and nothing that did not change', async () => {
    const store = await open();
    const page = {
      conversationID,
      messages: numbered(4, 6),
      count: 3,
      at: { kind: 'newest' },
    } as const;
    expect((await store.mergePage(page)).gapsIn).toEqual([conversationID]);
    const again = await store.mergePage(page);
    expect(again).toEqual({
      messages: [],
      addedKeys: [],
      removed: [],
      latestOf: [],
      confirmedIds: [],
      unverified: [],
      gapsIn: [],
      goneFiles: [],
    });
    const jump = await store.mergeArrivals(numbered(9, 9), live);
    expect(jump.gapsIn).toEqual([conversationID]);
    expect(idsOf(await store.gaps(conversationID))).toEqual(['m9', 'm4']);
  });

  it('leaves a gap where it was when the message after it moves away', async () => {
    const store = await open();
    const [first, second] = [
      storedMessage('a', { sendTime: 1_000 }),
      storedMessage('b', { sendTime: 2_000 }),
    ];
    await store.mergeArrivals([first], { isContinuous: () => false });
    await store.mergeArrivals([second], live);
    await store.mergeArrivals([{ ...first, sendTime: 3_000 }], live);
    const messages = await store.pageBefore(conversationID, null, 9);
    expect(messages.map(({ clientMsgID, hasGapBefore }) => [clientMsgID, hasGapBefore])).toEqual([
      ['b', true],
      ['a', false],
    ]);
  });

  it('merges lists by what differs', async () => {
    const store = await open();
    expect(await store.replaceList('friends', [friend('a'), friend('b')])).toEqual(['a', 'b']);
    expect(await store.replaceList('friends', [friend('b'), friend('a')])).toEqual([]);
    expect(await store.mergeList('friends', [friend('b', 'Bea')])).toEqual(['b']);
    expect(await store.removeFromList('friends', ['a', 'c'])).toEqual(['a']);
    expect(await store.list('friends')).toEqual([friend('b', 'Bea')]);

    const member = (groupID: string, userID: string) => v.parse(groupMember, { groupID, userID });
    await store.mergeList('members', [member('g', 'a')], 'g');
    await store.mergeList('members', [member('h', 'a')], 'h');
    expect(await store.replaceList('members', [member('g', 'b')], 'g')).toEqual(['b', 'a']);
    expect(await store.list('members', 'g')).toEqual([member('g', 'b')]);
    expect(await store.list('members', 'h')).toEqual([member('h', 'a')]);
    expect(await store.list('members', '')).toEqual([]);
    expect(await store.removeFromList('members', ['a', 'b'], 'h')).toEqual(['a']);

    for (const group of ['f', 'g', 'h']) {
      await store.mergeList('members', [member(group, 'a'), member(group, 'z')], group);
    }
    for (const group of ['e', 'f', 'g']) await store.noteFetched('members', group);
    expect(await store.dropListsOf('members', (of) => of !== 'g')).toEqual(['f', 'h', 'e']);
    expect(await store.dropListsOf('members', (of) => of !== 'g')).toEqual([]);
    expect(await store.fetchedLists()).toEqual(['members g']);
    expect((await store.list('members', 'g')).map(({ userID }) => userID)).toEqual(['a', 'b', 'z']);
    expect(await store.listRows('members', ['z', 'y'], 'g')).toEqual([member('g', 'z')]);
    expect(await store.list('members', 'f')).toEqual([]);
    expect(await store.dropListsOf('members', () => true)).toEqual(['g']);
    expect(await store.fetchedLists()).toEqual([]);

    expect(await store.replaceConversations([conversation('x'), conversation('y')])).toEqual([
      'x',
      'y',
    ]);
    expect(await store.replaceConversations([conversation('y', 2)])).toEqual(['y', 'x']);
    expect(await store.mergeConversations([conversation('y', 2)])).toEqual([]);
    expect(await store.patchConversation('y', { unreadCount: 0 })).toBe(true);
    expect(await store.patchConversation('z', { unreadCount: 0 })).toBe(false);
    expect(await store.conversations()).toEqual([conversation('y')]);
  });

  it('keeps what was read until the receipt is sent, and what was read meanwhile', async () => {
    const store = await open();
    await store.mergeArrivals(numbered(1, 3), live);
    expect(idsOf(await store.unread(conversationID, 'me'))).toEqual(['m3', 'm2', 'm1']);
    await store.addPendingRead(conversationID, [refTo('m1'), refTo('m2')], 1);
    await store.addPendingRead(conversationID, [refTo('m3')], 1);
    expect(await store.unread(conversationID, 'me')).toEqual([]);
    await store.removePendingRead({ conversationID, clientMsgIDs: ['m1', 'm2'] });
    expect(await store.pendingReads()).toEqual([{ conversationID, clientMsgIDs: ['m3'] }]);
    await store.removePendingRead({ conversationID, clientMsgIDs: ['m3'] });
    expect(await store.pendingReads()).toEqual([]);
  });

  it('knows how far the person has read, and that they read on while the receipt was sent', async () => {
    const store = await open();
    const places = numbered(1, 3).map(orderKeyOf);
    const [one, two, three] = places as [OrderKey, OrderKey, OrderKey];
    await store.mergeArrivals(numbered(1, 3), live);
    expect(idsOf(await store.unread(conversationID, 'me', { upTo: two }))).toEqual(['m2', 'm1']);
    expect(idsOf(await store.unread(conversationID, 'me', { after: two }))).toEqual(['m3']);
    await store.addPendingRead(conversationID, [refTo('m1'), refTo('m2')], 1, two);
    const [pending] = await store.pendingReads();
    await store.addPendingRead(conversationID, [], 1, one);
    expect(await store.pendingReads()).toEqual([pending]);
    await store.addPendingRead(conversationID, [], 1, three);
    await store.removePendingRead({ conversationID, clientMsgIDs: ['m1', 'm2'], upTo: two });
    expect(await store.pendingReads()).toEqual([{ conversationID, clientMsgIDs: [], upTo: three }]);
  });

  it('prunes the oldest of what was quiet the longest, and knows that they are missing', async () => {
    const database = await openTables();
    const store = createMessageStore(database);
    const other = numbered(1, 60).map((message) => ({
      ...message,
      clientMsgID: `o${message.seq}`,
      serverMsgID: '',
      conversationID: 'single_other',
      sendTime: message.sendTime + 1_000_000,
    }));
    await store.mergePage({
      conversationID,
      messages: numbered(1, 60),
      count: 99,
      at: { kind: 'newest' },
    });
    await store.mergeArrivals(other, live);
    await store.addOutgoing(outgoing('unsent'), entryOf('unsent'), new Map());
    expect(await pruneMessages(database, 200)).toBe(0);
    expect(await pruneMessages(database, 95)).toBe(26);
    expect(await store.hasOlder(conversationID)).toBe(true);
    expect(await store.pageBefore(conversationID, null, 99)).toHaveLength(40);
    expect((await store.latest()).get(conversationID)?.clientMsgID).toBe('unsent');
    await pruneMessages(database, 0);
    expect(await store.outbox()).toHaveLength(1);
    expect(await store.message(refTo('unsent', 'me'))).not.toBeNull();
  });

  it('keeps drafts and small records', async () => {
    const store = await open();
    await store.setDraft({ conversationID, text: 'hello', time: 3 });
    await store.setDraft({ conversationID: 'single_other', text: '', time: 4 });
    expect(await store.drafts()).toEqual([{ conversationID, text: 'hello', time: 3 }]);
    await store.setDraft({ conversationID, text: '', time: 5 });
    expect(await store.drafts()).toEqual([]);
    expect(await store.meta('isListFetched')).toBeNull();
    await store.setMeta('isListFetched', true);
    expect(await store.meta('isListFetched')).toBe(true);
  });
});
