import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Peer, textMessage, type Wire } from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  makeGroup,
  openScene,
  send,
  sendToGroup,
} from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

async function found(peer: Peer, keywordList: string[], more: object = {}): Promise<string[]> {
  const { searchResultItems } = await peer.call('SearchLocalMessages', { keywordList, ...more });
  return (searchResultItems ?? []).flatMap(({ messageList }) =>
    (messageList ?? []).map(({ content }) => content),
  );
}

describe('searching', () => {
  it.each([
    ['a part of a word', 'zebrafish', 'BRAF'],
    ['Chinese', '今天天气很好', '天气很'],
    ['two characters of Chinese', '今天天气很好', '天气'],
    ['one character', '今天天气很好', '很'],
    ['two letters, whatever the case', 'Up and away', 'uP'],
    ['letters beyond A to Z, whatever the case', 'ĐÀ NẴNG', 'đà'],
    ['quotes and what means something to an index', 'say "NOT me*" AND go', '"not me*" and'],
    ['a percent sign', '100% sure', '0%'],
    ['an emoji', 'see you 😀', '😀'],
  ])('finds %s', async (_, text, word) => {
    await send(ada, ben, text);
    await send(ada, ben, 'something else');
    expect(await found(ben, [word])).toEqual([text]);
  });

  it('finds one of the words, or all of them, also of different length', async () => {
    for (const text of ['red apples', 'red pears', 'green pears ok']) await send(ada, ben, text);
    expect(await found(ben, ['apples', 'ok'])).toEqual(['green pears ok', 'red apples']);
    const all = { keywordListMatchType: 1 };
    expect(await found(ben, ['pears', 'ok'], all)).toEqual(['green pears ok']);
    expect(await found(ben, ['pears', 'red'], all)).toEqual(['red pears']);
    expect(await found(ben, ['pears\0'])).toEqual([]);
  });

  it('finds names of files and texts with mentions', async () => {
    const file = { filePath: '', uuid: '', sourceUrl: '/media/a.pdf', fileSize: 1 };
    await send(
      ada,
      ben,
      textMessage('', { contentType: 105, fileElem: { ...file, fileName: 'Invoice.pdf' } }),
    );
    const groupID = await makeGroup(ada, [ben]);
    const atElem = {
      text: 'pay the invoice',
      atUserList: [],
      atUsersInfo: [],
      quoteMessage: null,
      isAtSelf: false,
    };
    await sendToGroup(ada, groupID, textMessage('', { contentType: 106, atElem }));
    const { totalCount } = await ben.call('SearchLocalMessages', { keywordList: ['invoice'] });
    expect(totalCount).toBe(2);
    const files = { keywordList: ['invoice'], messageTypeList: [105] };
    expect((await ben.call('SearchLocalMessages', files)).totalCount).toBe(1);
  });

  it('finds nothing of what was taken back, deleted or cleared, or is between others', async () => {
    const back = await send(ada, ben, 'needle taken back');
    const gone = await send(ada, ben, 'needle deleted');
    await send(ada, cora, 'needle between others');
    await send(ada, ben, 'needle that stays');
    await ada.call('NewRevokeMessage', back);
    await ben.call('DeleteMessageFromLocalAndSvr', gone);
    expect(await found(ben, ['needle'])).toEqual(['needle that stays']);
    expect(await found(ben, ['needle', 'ne'])).toEqual(['needle that stays']);
    await ben.call('ClearC2CHistoryMessage', ada.userId);
    expect(await found(ben, ['needle'])).toEqual([]);
    expect(await found(ada, ['needle'])).toHaveLength(3);
  });

  it('finds of a group only what was said while one was in it', async () => {
    const groupID = await makeGroup(ada, [ben]);
    await sendToGroup(ada, groupID, 'needle before');
    await ada.call('InviteUserToGroup', { groupID, reason: '', userIDList: [cora.userId] });
    await sendToGroup(ada, groupID, 'needle during');
    await cora.call('QuitGroup', groupID);
    await sendToGroup(ada, groupID, 'needle after');
    expect(await found(cora, ['needle'])).toEqual(['needle during']);
    expect(await found(ben, ['needle'])).toHaveLength(3);
  });

  it('pages through one conversation, and counts all of it', async () => {
    for (let index = 0; index < 5; index += 1) await send(ada, ben, `needle ${index}`);
    sandbox.clock.now += 1_000;
    await send(cora, ben, 'needle of Cora');
    const one = { conversationID: `single_${ada.userId}`, count: 2 };
    expect(await found(ben, ['needle'], { ...one, pageIndex: 1 })).toEqual([
      'needle 4',
      'needle 3',
    ]);
    expect(await found(ben, ['needle'], { ...one, pageIndex: 3 })).toEqual(['needle 0']);
    const page = await ben.call('SearchLocalMessages', {
      ...{ keywordList: ['needle'], ...one, pageIndex: 4 },
    });
    expect(page).toEqual({ totalCount: 5, searchResultItems: [] });
    const all = await ben.call('SearchLocalMessages', { keywordList: ['needle'] });
    expect(all.totalCount).toBe(6);
    expect(all.searchResultItems?.map(({ messageCount }) => messageCount)).toEqual([1, 5]);
  });

  it('refuses more than can be meant', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `word${index}`);
    await expect(found(ben, many)).rejects.toMatchObject({ code: 201 });
    await expect(found(ben, ['x'.repeat(1_001)])).rejects.toMatchObject({ code: 201 });
  });
});
