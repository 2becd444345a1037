import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Peer, type Person, type Wire } from '../../sandbox/testing/gatewayPeople.ts';
import { closeScene, openScene, send } from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { joinDeaf, large } from './support/deafPeer.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

function hold(): { held: Promise<void>; finish: () => void } {
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish };
}

describe('a peer that never reads', () => {
  it('is cut off also where it asks for more and more itself', async () => {
    for (let index = 0; index < 20; index += 1) await send(ada, ben, large(24_000));
    const deaf = await joinDeaf(wire, people.ben);
    const before = sandbox.gateway.count();
    const { userId } = people.ada;
    const page = { userID: userId, groupID: '', count: 20, startClientMsgID: '' };
    const frame = (index: number) =>
      JSON.stringify({
        ...{ reqFuncName: 'GetHistoryMessageList', operationID: `p${index}` },
        ...{ userID: people.ben.userId, data: JSON.stringify(page) },
      });
    for (let index = 0; index < 100; index += 1) deaf.send(frame(index));
    let rounds = 0;
    while (sandbox.gateway.count() === before && rounds < 2_000) {
      await ben.call('GetLoginStatus');
      ben.frames.length = 0;
      rounds += 1;
    }
    expect(sandbox.gateway.count()).toBeLessThan(before);
    deaf.terminate();
  }, 30_000);
});

describe('a peer that sends faster than it is answered', () => {
  it('keeps what is too much on its own side, and is answered in the end', async () => {
    const { userId } = people.ben;
    const socket = await joinDeaf(wire, people.ben);
    let replies = 0;
    socket.on('message', (data) => {
      if (String(data).includes('"operationID":"big-')) replies += 1;
    });
    socket.resume();
    const ask = (reqFuncName: string, operationID: string, data: string) =>
      socket.send(JSON.stringify({ reqFuncName, operationID, userID: userId, data }));
    const { held, finish } = hold();
    const transaction = sandbox.services.db.write(() => held);
    ask('SetGlobalRecvMessageOpt', 'waits', JSON.stringify({ opt: 0 }));
    const padding = 'x'.repeat(400_000);
    for (let index = 0; index < 100; index += 1) ask('CreateTextMessage', `big-${index}`, padding);
    for (let round = 0; round < 50; round += 1) await ada.call('GetLoginStatus');
    expect(socket.bufferedAmount).toBeGreaterThan(0);
    finish();
    await transaction;
    while (replies < 100) await ada.call('GetLoginStatus');
    expect(socket.bufferedAmount).toBe(0);
    socket.terminate();
  }, 30_000);
});

describe('a failure inside', () => {
  it('of a login is answered, and the next one is taken', async () => {
    const tab = await connect(wire, people.ben);
    const { write } = sandbox.services.db;
    await write((tx) => tx.run(sql`ALTER TABLE credentials RENAME TO credentials_away`));
    expect(await tab.login()).toMatchObject({ event: 'Login', errCode: 812 });
    await write((tx) => tx.run(sql`ALTER TABLE credentials_away RENAME TO credentials`));
    expect(await tab.login()).toMatchObject({ event: 'Login', errCode: 0 });
  });
});

describe('a login in the middle of a transaction', () => {
  it('is taken once it is over, so that nothing falls between what is told and what is read', async () => {
    const tab = await connect(wire, people.ben);
    const order: string[] = [];
    const { held, finish } = hold();
    const transaction = sandbox.services.db.write(async () => {
      await held;
      order.push('transaction');
    });
    const login = tab.login().then(() => order.push('login'));
    for (let round = 0; round < 20; round += 1) await ada.call('GetLoginStatus');
    finish();
    await Promise.all([transaction, login]);
    expect(order).toEqual(['transaction', 'login']);
  });
});
