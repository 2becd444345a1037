import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageBurns } from '../../sandbox/database/schema.ts';
import {
  join,
  openWire,
  type Peer,
  type Person,
  type Wire,
} from '../../sandbox/testing/gatewayPeople.ts';
import {
  closeScene,
  contents,
  history,
  openScene,
  send,
} from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben } = await openScene());
  await send(ada, ben, 'stays');
  const conversationID = `single_${ben.userId}`;
  await ada.call('SetOneConversationPrivateChat', { conversationID, isPrivate: true });
  await ada.forget();
  await ben.forget();
});
afterEach(() => closeScene({ sandbox, wire }));

const read = (peer: Peer, other: Peer, ids: string[]) =>
  peer.call('MarkC2CMessageAsRead', { userID: other.userId, msgIDList: ids });
const isBurnt = ({ event }: { event: string }) => event === 'OnMsgDeleted';
const texts = async (peer: Peer, other: Peer) =>
  contents((await history(peer, other)).filter(({ contentType }) => contentType === 101));

describe('a private chat', () => {
  it('burns a message on both sides half a minute after it was read, and says so', async () => {
    const secret = await send(ada, ben, 'secret');
    expect(secret.attachedInfoElem).toMatchObject({ isPrivateChat: true, burnDuration: 30 });
    await read(ben, ada, [secret.clientMsgID]);
    await ada.forget();
    await ben.forget();
    sandbox.clock.now += 30_000;
    await ada.until(isBurnt);
    await ben.until(isBurnt);
    expect(await ben.told('OnMsgDeleted')).toMatchObject([
      { clientMsgID: secret.clientMsgID, status: 4, content: '' },
    ]);
    expect(await ada.events()).toEqual(['OnMsgDeleted', 'OnConversationChanged']);
    expect(await ben.events()).toEqual(['OnMsgDeleted', 'OnConversationChanged']);
    for (const [peer, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await texts(peer, other)).toEqual(['stays']);
      const [conversation] = (await peer.call('GetAllConversationList')) ?? [];
      expect(JSON.parse(conversation?.latestMsg ?? '')).toMatchObject({ contentType: 1701 });
    }
  });

  it('keeps what nobody has read, and what was said before', async () => {
    await send(ada, ben, 'unread secret');
    sandbox.clock.now += 86_400_000;
    expect(await texts(ben, ada)).toEqual(['stays', 'unread secret']);
  });

  it('leaves nothing of the words behind, and answers a repetition with what is left', async () => {
    const secret = await send(ada, ben, 'secret words');
    await read(ben, ada, [secret.clientMsgID]);
    sandbox.clock.now += 30_000;
    await ada.until(isBurnt);
    const found = await ada.call('SearchLocalMessages', { keywordList: ['secret words'] });
    expect(found.totalCount).toBe(0);
    expect(await send(ada, ben, { ...secret, content: 'secret words' })).toMatchObject({
      ...{ serverMsgID: secret.serverMsgID, status: 4, content: '' },
    });
    await expect(ada.call('NewRevokeMessage', secret)).rejects.toMatchObject({ code: 201 });
    expect(await texts(ben, ada)).toEqual(['stays']);
  });

  it('leaves the note of what was taken back', async () => {
    const secret = await send(ada, ben, 'secret');
    await read(ben, ada, [secret.clientMsgID]);
    await ada.call('NewRevokeMessage', secret);
    const other = await send(ada, ben, 'other');
    await read(ben, ada, [other.clientMsgID]);
    sandbox.clock.now += 30_000;
    await ben.until(isBurnt);
    expect((await ben.told('OnMsgDeleted')).map(({ clientMsgID }) => clientMsgID)).toEqual([
      other.clientMsgID,
    ]);
    expect((await history(ben, ada)).some(({ contentType }) => contentType === 118)).toBe(true);
  });

  it('burns at its next start what came due while the sandbox was closed', async () => {
    const secret = await send(ada, ben, 'secret');
    await read(ben, ada, [secret.clientMsgID]);
    await wire.close();
    const { clock } = sandbox;
    sandbox = await sandbox.reopen();
    sandbox.clock.now = clock.now;
    expect(await sandbox.services.db.read.$count(messageBurns)).toBe(1);
    clock.now += 30_000;
    sandbox = await sandbox.reopen();
    wire = await openWire(sandbox);
    ada = await join(wire, people.ada);
    ben = await join(wire, people.ben);
    // The transactions of the start are over when one that comes later is.
    await sandbox.services.db.write(async () => undefined);
    expect(await sandbox.services.db.read.$count(messageBurns)).toBe(0);
    expect(await texts(ben, ada)).toEqual(['stays']);
  });
});
