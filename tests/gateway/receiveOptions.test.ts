import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Peer, Wire } from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  history,
  makeGroup,
  openScene,
  send,
  sendToGroup,
  unread,
} from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

const set = async (opt: 0 | 1 | 2) => {
  await ben.call('SetGlobalRecvMessageOpt', { opt });
  await ben.forget();
};

describe('the receive option for everything', () => {
  it('lets no message come and none count, and keeps them all the same', async () => {
    const groupID = await makeGroup(ada, [ben]);
    const before = await ben.call('GetTotalUnreadMsgCount');
    await set(1);
    await send(ada, ben, 'silence');
    await sendToGroup(ada, groupID, 'in the group');
    await ada.call('TypingStatusUpdate', { recvID: ben.userId, msgTip: 'yes' });
    expect(await ben.told('OnRecvNewMessage')).toEqual([]);
    expect(await unread(ben, `single_${ada.userId}`)).toBe(0);
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(before);
    expect(contents(await history(ben, ada))).toEqual(['silence']);
  });

  it('counts messages received silently in their conversation, not in the total', async () => {
    await send(ada, ben, 'one');
    await ben.forget();
    await ben.call('SetGlobalRecvMessageOpt', { opt: 2 });
    expect(await ben.events()).toEqual(['OnSelfInfoUpdated', 'OnTotalUnreadMessageCountChanged']);
    expect(await ben.told('OnTotalUnreadMessageCountChanged')).toEqual([0]);
    await send(ada, ben, 'two');
    expect((await ben.told('OnRecvNewMessage')).map(({ content }) => content)).toEqual(['two']);
    expect(await unread(ben, `single_${ada.userId}`)).toBe(2);
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(0);
    await ben.call('SetGlobalRecvMessageOpt', { opt: 0 });
    expect(await ben.call('GetTotalUnreadMsgCount')).toBe(2);
  });

  it('goes before the option of a conversation', async () => {
    await send(ada, ben, 'one');
    const conversationIDList = [`single_${ada.userId}`];
    await ben.call('SetConversationRecvMessageOpt', { conversationIDList, opt: 1 });
    await set(2);
    await send(ada, ben, 'two');
    expect(await ben.told('OnRecvNewMessage')).toHaveLength(1);
    await set(0);
    await send(ada, ben, 'three');
    expect(await ben.told('OnRecvNewMessage')).toEqual([]);
  });
});
