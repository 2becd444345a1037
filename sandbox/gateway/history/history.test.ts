import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Peer, textMessage, type Wire } from '../../testing/gatewayPeople.ts';
import { closeScene, contents, history, openScene, send } from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

describe('history', () => {
  it('pages by place, whatever the clients say about the time', async () => {
    for (let index = 0; index < 25; index += 1) {
      await send(ada, ben, textMessage(String(index), { createTime: 7 }));
    }
    const seen: string[] = [];
    let anchor = '';
    for (;;) {
      const page = (await history(ben, ada, anchor, 7)) ?? [];
      seen.unshift(...contents(page));
      anchor = page[0]?.clientMsgID ?? '';
      if (page.length < 7) break;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => String(index)));
    const newer = await ben.call('GetHistoryMessageListReverse', {
      ...{ userID: ada.userId, count: 3, startClientMsgID: anchor },
    });
    expect(contents(newer)).toEqual(['1', '2', '3']);
  });

  it('says of an advanced page where it ends', async () => {
    for (const text of ['a', 'b', 'c']) await send(ada, ben, text);
    const conversationID = `single_${ada.userId}`;
    const page = (startClientMsgID: string, count: number) =>
      ben.call('GetAdvancedHistoryMessageList', { conversationID, count, startClientMsgID });
    expect(await page('', 2)).toMatchObject({ lastMinSeq: 2, isEnd: false });
    expect(await page('', 5)).toMatchObject({ lastMinSeq: 1, isEnd: true });
  });

  it('is empty where nothing was said, and refuses what is no anchor', async () => {
    expect(await history(ada, cora)).toEqual([]);
    await send(ada, ben, 'a');
    await expect(history(ada, ben, 'nonsense')).rejects.toMatchObject({ code: 201 });
    await expect(history(ada, ben, '', 0)).rejects.toMatchObject({ code: 201 });
  });

  it('is nobody else’s', async () => {
    await send(ada, ben, 'between us');
    const conversationID = `single_${ben.userId}`;
    const page = { conversationID, count: 5, startClientMsgID: '' };
    expect(await cora.call('GetHistoryMessageList', page)).toEqual([]);
    const found = await cora.call('SearchLocalMessages', { keywordList: ['between'] });
    expect(found.totalCount).toBe(0);
  });
});

describe('finding', () => {
  it('finds by words, types, people and ids', async () => {
    await send(ada, ben, 'Apples and pears');
    await send(ben, ada, 'Pears only');
    const last = await send(ada, cora, 'apples for Cora');
    const search = (input: object) => ada.call('SearchLocalMessages', input);
    const found = await search({ keywordList: ['apples'] });
    expect(found.totalCount).toBe(2);
    expect(found.searchResultItems).toHaveLength(2);
    const both = { keywordList: ['apples', 'pears'], keywordListMatchType: 1 as const };
    expect((await search(both)).totalCount).toBe(1);
    const byBen = { keywordList: ['pears'], senderUserIDList: [ben.userId] };
    expect((await search(byBen)).totalCount).toBe(1);
    const paged = { conversationID: `single_${ben.userId}`, messageTypeList: [101], count: 1 };
    expect(
      contents((await search({ ...paged, pageIndex: 2 })).searchResultItems?.[0]?.messageList),
    ).toEqual(['Apples and pears']);
    await expect(search(paged)).rejects.toMatchObject({ code: 201 });
    await expect(search({})).rejects.toMatchObject({ code: 201 });
    const byId = await ada.call('FindMessageList', [
      { conversationID: `single_${cora.userId}`, clientMsgIDList: [last.clientMsgID, 'other'] },
    ]);
    expect(byId).toMatchObject({ totalCount: 1, findResultItems: [{ messageList: [last] }] });
  });
});
