import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import {
  join,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from '../../testing/gatewayPeople.ts';
import { closeScene, contents, history, openScene, send } from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

describe('SendMessage', () => {
  it('brings a message to both, in the order of the protocol', async () => {
    const sent = await send(ada, ben, 'hello');
    expect(sent).toMatchObject({
      ...{ content: 'hello', seq: 1, status: 2, sessionType: 1, platformID: 5 },
      ...{ sendID: ada.userId, recvID: ben.userId, senderNickname: 'ada_1', isRead: false },
    });
    expect(sent.serverMsgID).not.toBe('');
    expect(ada.frames.map(({ event }) => event)).toEqual([
      'OnProgress',
      'OnNewConversation',
      'SendMessage',
    ]);
    expect(await ben.events()).toEqual([
      'OnRecvNewMessage',
      'OnNewConversation',
      'OnTotalUnreadMessageCountChanged',
    ]);
    expect(await ben.told('OnRecvNewMessage')).toEqual([sent]);
    expect(await ben.told('OnTotalUnreadMessageCountChanged')).toEqual([1]);
    expect(await ben.told('OnNewConversation')).toMatchObject([
      [{ conversationID: `single_${ada.userId}`, showName: 'ada_1', unreadCount: 1 }],
    ]);
    expect(await cora.events()).toEqual([]);
    await ben.forget();
    await send(ada, ben, 'again');
    expect(await ben.events()).toEqual([
      'OnRecvNewMessage',
      'OnConversationChanged',
      'OnTotalUnreadMessageCountChanged',
    ]);
  });

  it('tells the other tabs of the sender once', async () => {
    const tab = await join(wire, people.ada);
    const sent = await send(ada, ben, 'hello');
    expect(await tab.events()).toEqual(['OnRecvNewMessage', 'OnNewConversation']);
    expect(await tab.told('OnRecvNewMessage')).toEqual([sent]);
    expect(await ada.told('OnRecvNewMessage')).toEqual([]);
  });

  it('sends lists to a connection that asked for them', async () => {
    const batched = await join(wire, people.ben, { batchMsg: 1 });
    const sent = await send(ada, ben, 'hello');
    expect(await batched.told('OnRecvNewMessages')).toEqual([[sent]]);
    expect(await ben.told('OnRecvNewMessage')).toEqual([sent]);
  });

  it('keeps a message once, however often and at the same time it is sent', async () => {
    const message = textMessage('once');
    const tab = await join(wire, people.ada);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(index % 2 ? ada : tab, ben, message)),
    );
    expect(new Set(replies.map(({ serverMsgID }) => serverMsgID)).size).toBe(1);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(1);
    expect(contents(await history(ben, ada))).toEqual(['once']);
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(1);
  });

  it('refuses an id that another message has, of whomever, and tells nobody', async () => {
    const message = textMessage('mine');
    const sent = await send(ada, ben, message);
    for (const peer of [ada, ben, cora]) await peer.forget();
    const refused = { code: 202 };
    const forged = { ...message, content: 'mine too' };
    await expect(send(ben, ada, forged)).rejects.toMatchObject(refused);
    await expect(send(cora, ben, forged)).rejects.toMatchObject(refused);
    await expect(send(ada, cora, message)).rejects.toMatchObject(refused);
    const online = { ...forged, contentType: 120, customElem: { data: 'x' } } as typeof message;
    await expect(send(ben, ada, online)).rejects.toMatchObject(refused);
    for (const peer of [ada, ben, cora]) expect(await peer.events()).toEqual([]);
    expect(contents(await history(ada, ben))).toEqual(['mine']);
    expect(await send(ada, ben, message)).toEqual(sent);
  });

  it('lets people write to themselves, without counting it', async () => {
    const tab = await join(wire, people.ada);
    await send(ada, ada, 'milk');
    expect(await tab.events()).toEqual(['OnRecvNewMessage', 'OnNewConversation']);
    expect(await ada.call('GetTotalUnreadMsgCount')).toBe(0);
    expect(contents(await history(ada, ada))).toEqual(['milk']);
  });

  it('numbers each thread from 1 without holes, with times that rise', async () => {
    const writers = [ada, ben];
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(writers[index % 2] ?? ada, writers[(index + 1) % 2] ?? ben, `message ${index}`),
      ),
    );
    await send(ada, cora, 'elsewhere');
    const list = (await history(ada, ben)) ?? [];
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(list.map(({ sendTime }) => sendTime)).size).toBe(40);
    expect(list.map(({ sendTime }) => sendTime)).toEqual(
      list.map(({ sendTime }) => sendTime).toSorted((one, other) => one - other),
    );
    expect(
      sent.every((one) =>
        list.some(({ seq, content }) => seq === one.seq && content === one.content),
      ),
    ).toBe(true);
    const told = await ben.told('OnRecvNewMessage');
    const seqs = told.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other));
    expect(await history(ben, ada)).toEqual(list);
  });

  it.each<[string, Partial<Message>, number]>([
    ['an empty text', { content: '' }, 201],
    ['a text of more than 10,000 characters', { content: 'x'.repeat(10_001) }, 201],
    ['a NUL character', { content: 'a\0b' }, 201],
    ['a content that is none', { contentType: 999 }, 201],
    ['a typing message', { contentType: 113, content: 'yes' }, 201],
    ['a picture without one', { contentType: 102 }, 201],
    [
      'a file at a foreign address',
      { contentType: 105, fileElem: { ...noFile, sourceUrl: 'http://evil.example/a' } },
      201,
    ],
    [
      'a file that is a script',
      { contentType: 105, fileElem: { ...noFile, sourceUrl: 'javascript:alert(1)' } },
      201,
    ],
    [
      'more than 51,200 bytes',
      {
        contentType: 110,
        customElem: { data: 'x'.repeat(52_000), description: '', extension: '' },
      },
      201,
    ],
  ])('refuses %s', async (_, fields, code) => {
    await expect(send(ada, ben, textMessage('fine', fields))).rejects.toMatchObject({ code });
    expect(await ben.events()).toEqual([]);
  });

  it('refuses nobody, both and strangers as receivers', async () => {
    const message = textMessage('hm');
    const to = (recvID: string, groupID: string) =>
      ada.call('SendMessage', { recvID, groupID, message });
    await expect(to('', '')).rejects.toMatchObject({ code: 201 });
    await expect(to(ben.userId, 'group')).rejects.toMatchObject({ code: 201 });
    await expect(to('nobody', '')).rejects.toMatchObject({ code: 201 });
    await expect(to('', 'no-group')).rejects.toMatchObject({ code: 202 });
  });

  it('is refused by a blacklist, while what was sent before stays sent', async () => {
    const message = textMessage('before');
    await send(ada, ben, message);
    await ben.call('AddBlack', ada.userId);
    await expect(send(ada, ben, 'after')).rejects.toMatchObject({ code: 600 });
    expect(await send(ada, ben, message)).toMatchObject({ content: 'before', seq: 1 });
    await send(ben, ada, 'the other way');
    await ben.call('RemoveBlack', ada.userId);
    await send(ada, ben, 'friends again');
  });

  it('does not say what a forger writes about sender, time and state', async () => {
    const forged = textMessage('me', {
      ...{ sendID: cora.userId, senderNickname: 'Support', sendTime: 1, seq: 99, status: 5 },
      ...{ serverMsgID: 'mine', isRead: true, msgFrom: 200, groupID: 'x' },
    });
    expect(await send(ada, ben, forged)).toMatchObject({
      ...{ sendID: ada.userId, senderNickname: 'ada_1', seq: 1, status: 2, isRead: false },
      ...{ msgFrom: 100, groupID: '', recvID: ben.userId },
    });
  });

  it('carries uploaded files and all kinds of content', async () => {
    const fileElem = { ...noFile, sourceUrl: '/media/abc.pdf', fileName: 'list.pdf' };
    const sent = await send(ada, ben, textMessage('', { contentType: 105, fileElem }));
    expect(JSON.parse(sent.content)).toEqual(sent.fileElem);
    const online = textMessage('', {
      contentType: 120,
      customElem: { data: '{"ping":1}', description: '', extension: '' },
    });
    expect(await send(ada, ben, online)).toMatchObject({ seq: 0 });
    expect(await history(ben, ada)).toHaveLength(1);
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(2);
  });
});

const noFile = { filePath: '', uuid: '', sourceUrl: '', fileName: '', fileSize: 0 };
