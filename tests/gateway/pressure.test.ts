import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectionLimits } from '../../sandbox/gateway/limits.ts';
import {
  connect,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from '../../sandbox/testing/gatewayPeople.ts';
import { closeScene, openScene, send } from '../../sandbox/testing/gatewayScene.ts';
import type { TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let people: Record<'ada' | 'ben' | 'cora', Person>;
let ada: Peer;
let ben: Peer;
beforeEach(async () => {
  ({ sandbox, wire, people, ada, ben } = await openScene());
});
afterEach(() => closeScene({ sandbox, wire }));

/** Connects somebody, without reading anything that comes once they have logged in. */
async function joinDeaf({ userId, chatToken }: Person): Promise<WebSocket> {
  const query = new URLSearchParams({ sendID: userId, token: chatToken, platformID: '5' });
  const socket = new WebSocket(`${wire.url}?${query}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const data = JSON.stringify({ userID: userId, token: chatToken });
  socket.send(JSON.stringify({ reqFuncName: 'Login', operationID: 'x', userID: userId, data }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  return socket;
}

function hold(): { held: Promise<void>; finish: () => void } {
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish };
}

const large = (size: number, contentType = 110) => {
  const customElem = { data: '{}', description: '', extension: 'x'.repeat(size) };
  return textMessage('', { contentType, customElem });
};

describe('a peer that never reads', () => {
  it('is cut off once too much waits for it, and nobody else notices', async () => {
    const deaf = await joinDeaf(people.ben);
    const before = sandbox.gateway.count();
    const isCut = () => sandbox.gateway.count() < before;
    // What the system buffers for the socket comes on top of what the gateway may hold.
    const most = (4 * connectionLimits.waitingBytes) / 40_000;
    let sent = 0;
    while (!isCut() && sent < most) {
      // Only told, never kept: it is what is told that has to wait.
      await send(ada, ben, large(24_000, 120));
      ben.frames.length = 0;
      ada.frames.length = 0;
      sent += 1;
    }
    expect(isCut()).toBe(true);
    expect(await ben.call('GetLoginStatus')).toBe(101);
    deaf.terminate();
  }, 30_000);

  it('is cut off also where it asks for more and more itself', async () => {
    for (let index = 0; index < 20; index += 1) await send(ada, ben, large(24_000));
    const deaf = await joinDeaf(people.ben);
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
    const socket = await joinDeaf(people.ben);
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
