import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Peer, Wire } from '../../testing/gatewayPeople.ts';
import { closeScene, makeGroup, openScene, send, sendToGroup } from '../../testing/gatewayScene.ts';
import type { TestSandbox } from '../../testing/openTestSandbox.ts';
import { messageLimits } from '../limits.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Peer;
let ben: Peer;
let cora: Peer;
beforeEach(async () => {
  ({ sandbox, wire, ada, ben, cora } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

const removedOf = (peer: Peer, ...asked: { conversationID: string; fromSeq: number }[]) =>
  peer.call('GetRemovedMessages', asked);

describe('what is no longer there', () => {
  it('is what anybody took back and what the reader deleted, from a place on', async () => {
    const conversationID = `single_${ada.userId}`;
    const early = await send(ada, ben, 'taken back early');
    const back = await send(ada, ben, 'taken back');
    const deleted = await send(ada, ben, 'deleted');
    const elsewhere = await send(ada, ben, 'deleted by the other');
    await send(ada, ben, 'stays');
    for (const one of [early, back]) await ada.call('NewRevokeMessage', one);
    await ben.call('DeleteMessageFromLocalAndSvr', deleted);
    await ada.call('DeleteMessageFromLocalAndSvr', elsewhere);
    const answer = await removedOf(ben, { conversationID, fromSeq: 2 });
    const sendID = ada.userId;
    expect(answer).toEqual({
      removed: [
        {
          conversationID,
          clientMsgID: back.clientMsgID,
          sendID,
          isRevoked: true,
          revokerID: sendID,
        },
        {
          conversationID,
          clientMsgID: deleted.clientMsgID,
          sendID,
          isRevoked: false,
          revokerID: '',
        },
      ],
      cleared: [],
      rest: [],
    });
    expect(JSON.stringify(answer)).not.toContain('taken');
  });

  it('says how far a conversation was cleared, and nothing of what others say to each other', async () => {
    const conversationID = `single_${ada.userId}`;
    await send(ada, ben, 'a');
    const back = await send(ada, ben, 'b');
    await ada.call('NewRevokeMessage', back);
    await ben.call('ClearC2CHistoryMessage', ada.userId);
    const asked = { conversationID, fromSeq: 1 };
    expect(await removedOf(ben, asked)).toEqual({
      ...{ removed: [], cleared: [{ conversationID, upToSeq: 2 }], rest: [] },
    });
    expect(await removedOf(ben, { conversationID, fromSeq: 3 })).toMatchObject({ cleared: [] });
    expect(await removedOf(cora, asked, { conversationID: 'nonsense', fromSeq: 0 })).toEqual({
      ...{ removed: [], cleared: [], rest: [] },
    });
  });

  it('names of a group nothing that came after one had left', async () => {
    const groupID = await makeGroup(ada, [ben]);
    const during = await sendToGroup(ada, groupID, 'during');
    await ben.call('QuitGroup', groupID);
    const after = await sendToGroup(ada, groupID, 'after');
    for (const one of [during, after]) await ada.call('NewRevokeMessage', one);
    const conversationID = `group_${groupID}`;
    const { removed } = await removedOf(ben, { conversationID, fromSeq: 1 });
    expect(removed?.map(({ clientMsgID }) => clientMsgID)).toEqual([during.clientMsgID]);
  });

  it('comes in parts, each of which says where the next begins', async () => {
    const others = Array.from({ length: messageLimits.removedAsked }, (_, index) => ({
      ...{ conversationID: `single_nobody${index}`, fromSeq: 1 },
    }));
    const last = { conversationID: `single_${ada.userId}`, fromSeq: 1 };
    const back = await send(ada, ben, 'taken back');
    await ada.call('NewRevokeMessage', back);
    const first = await removedOf(ben, ...others, last);
    expect(first).toEqual({ removed: [], cleared: [], rest: [last] });
    expect((await removedOf(ben, ...(first.rest ?? []))).removed).toHaveLength(1);
  });
});
