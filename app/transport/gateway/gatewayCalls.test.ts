import { describe, expect, it } from 'vitest';
import { createGatewayRig, testLogin } from '../../../tests/support/transport/gatewayRig.ts';
import {
  getAllConversationList,
  getTotalUnreadMsgCount,
  pinConversation,
} from '../../contract/gateway/functions/conversations.ts';
import { getHistoryMessageList } from '../../contract/gateway/functions/history.ts';
import { getLoginUser } from '../../contract/gateway/functions/session.ts';
import { limits } from '../../lib/limits.ts';
import { GatewayError } from './gatewayClient.ts';

const history = { count: 20, startClientMsgID: '', conversationID: 'single_u2' };

describe('a call', () => {
  it('resolves with what its reply says', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const count = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ data: '7' });
    expect(await count).toBe(7);
    const user = rig.client.call(getLoginUser, undefined);
    socket.reply({ data: 'u1' });
    expect(await user).toBe('u1');
  });

  it('takes replies in any order', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const calls = [1, 2, 3].map(() => rig.client.call(getTotalUnreadMsgCount, undefined));
    const asked = socket.sent.slice(-3);
    expect(new Set(asked.map(({ operationID }) => operationID)).size).toBe(3);
    for (const index of [2, 0, 1]) socket.reply({ data: String(index) }, asked[index]);
    expect(await Promise.all(calls)).toEqual([0, 1, 2]);
  });

  it.each(['', '""', 'null', '[]'])('reads %j as an empty list', async (data) => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const list = rig.client.call(getAllConversationList, undefined);
    socket.reply({ data });
    expect(await list).toEqual([]);
  });

  it.each(['', '""'])('takes %j for done', async (data) => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const done = rig.client.call(pinConversation, { conversationID: 'c', isPinned: true });
    socket.reply({ data });
    expect(await done).toBeUndefined();
  });

  it('takes the readable messages of a page and counts the others', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const unreadable: number[] = [];
    const page = rig.client.call(getHistoryMessageList, history, {
      onUnreadable: (count) => unreadable.push(count),
    });
    socket.reply({ data: JSON.stringify([{ clientMsgID: 'a' }, { clientMsgID: 7 }, null]) });
    expect((await page)?.map(({ clientMsgID }) => clientMsgID)).toEqual(['a']);
    expect(rig.client.report().ignored['unreadable-item']).toBe(2);
    expect(unreadable).toEqual([2]);
  });

  it('rejects as refused with the code and the sentence of the gateway', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ errCode: 809, errMsg: 'The group is full.' });
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      kind: 'refused',
      code: 809,
      message: 'The group is full.',
      functionName: 'GetTotalUnreadMsgCount',
    });
  });

  it('never repeats the token in an error', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ errCode: 809, errMsg: `bad token ${testLogin.token}!` });
    await expect(call).rejects.toMatchObject({ message: 'bad token …!' });
  });

  it.each(['{', '"x"', '{"a":1}', '12e3'])(
    'rejects as unknown when the reply says %j',
    async (data) => {
      const rig = createGatewayRig();
      const socket = rig.start();
      const call = rig.client.call(getTotalUnreadMsgCount, undefined);
      socket.reply({ data });
      await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 0 });
    },
  );

  it('rejects as unknown at once when its reply is no frame', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    const { operationID } = socket.request('GetTotalUnreadMsgCount');
    socket.say(JSON.stringify({ event: 'GetTotalUnreadMsgCount', errCode: 'x', operationID }));
    await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 0 });
  });

  it('is given up at its deadline', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const short = rig.client.call(getTotalUnreadMsgCount, undefined, { deadline: 1_000 });
    const long = rig.client.call(getTotalUnreadMsgCount, undefined);
    rig.time.advance(1_000);
    await expect(short).rejects.toMatchObject({ kind: 'unknown', code: 0 });
    expect(rig.client.report().waitingCalls).toBe(1);
    rig.time.advance(7_000);
    socket.tell('OnConnecting');
    rig.time.advance(limits.requestTimeout - 8_000);
    await expect(long).rejects.toMatchObject({ kind: 'unknown', code: 0 });
    expect(rig.client.report().waitingCalls).toBe(0);
  });

  it('can be cancelled, before and after it was sent', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const before = socket.sent.length;
    const signal = AbortSignal.abort();
    const never = rig.client.call(getTotalUnreadMsgCount, undefined, { signal });
    await expect(never).rejects.toMatchObject({ kind: 'cancelled' });
    expect(socket.sent).toHaveLength(before);
    const controller = new AbortController();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    socket.reply({ data: '1' });
    expect(rig.client.report().waitingCalls).toBe(0);
  });
});

describe('a call that cannot be sent', () => {
  it('rejects with 113 while the device is offline, whatever the state', async () => {
    const rig = createGatewayRig();
    rig.device.isOnline = false;
    const idle = rig.client.call(getTotalUnreadMsgCount, undefined);
    await expect(idle).rejects.toMatchObject({ kind: 'not-sent', code: 113 });
    rig.device.isOnline = true;
    rig.start();
    rig.device.isOnline = false;
    const online = rig.client.call(getTotalUnreadMsgCount, undefined);
    await expect(online).rejects.toMatchObject({ kind: 'not-sent', code: 113 });
  });

  it('rejects with 112 unless online', async () => {
    const rig = createGatewayRig();
    const expectNotSent = async () => {
      const call = rig.client.call(getTotalUnreadMsgCount, undefined);
      await expect(call).rejects.toMatchObject({ kind: 'not-sent', code: 112 });
    };
    await expectNotSent();
    rig.client.start(testLogin);
    await expectNotSent();
    rig.socket().open();
    await expectNotSent();
    rig.socket().reply();
    expect(rig.status()).toBe('syncing');
    await expectNotSent();
    rig.socket().end();
    await expectNotSent();
  });

  it('rejects with 112 when the socket takes nothing, and connects anew', async () => {
    const rig = createGatewayRig();
    rig.start().isOpen = false;
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    await expect(call).rejects.toMatchObject({ kind: 'not-sent', code: 112 });
    expect(rig.status()).toBe('waiting');
  });

  it('rejects with 112 when too many wait', async () => {
    const rig = createGatewayRig();
    rig.start();
    const calls = Array.from({ length: limits.gatewayCalls }, () =>
      rig.client.call(getTotalUnreadMsgCount, undefined),
    );
    const oneMore = rig.client.call(getTotalUnreadMsgCount, undefined);
    await expect(oneMore).rejects.toMatchObject({ kind: 'not-sent', code: 112 });
    rig.client.close();
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('a close', () => {
  it('settles all calls as 111, once, and empties the table', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const calls = [1, 2, 3].map(() => rig.client.call(getTotalUnreadMsgCount, undefined));
    socket.end();
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 111 });
    }
    expect(rig.client.report().waitingCalls).toBe(0);
  });

  it('that comes late never touches the next socket', async () => {
    const rig = createGatewayRig();
    const old = rig.start();
    rig.time.advance(limits.heartbeatIdle + 1_000 + limits.heartbeatAnswer);
    expect(rig.status()).toBe('waiting');
    rig.time.advance(limits.retryDelay);
    const next = rig.logIn();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    old.end();
    old.reply({ data: '1' }, next.request('GetTotalUnreadMsgCount'));
    expect(rig.status()).toBe('online');
    next.reply({ data: '2' });
    expect(await call).toBe(2);
  });
});

describe('an abandoned socket', () => {
  it('that opens late changes nothing', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    const old = rig.socket();
    rig.time.advance(limits.gatewayOpen);
    rig.wake();
    old.open();
    expect(rig.status()).toBe('connecting');
    expect(old.sent).toEqual([]);
  });
});

describe('a gateway that is not ready', () => {
  it('is asked once more after its sync (1004)', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    const first = socket.request('GetTotalUnreadMsgCount');
    socket.reply({ errCode: 1004 });
    socket.tell('OnSyncServerFinish');
    const second = socket.request('GetTotalUnreadMsgCount');
    expect(second.operationID).not.toBe(first.operationID);
    socket.reply({ errCode: 1004 }, first);
    socket.reply({ data: '3' }, second);
    expect(await call).toBe(3);
  });

  it('is asked once more when no sync is reported (1004)', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ errCode: 1004 });
    rig.time.advance(limits.gatewaySync);
    socket.reply({ errCode: 1004 });
    await expect(call).rejects.toMatchObject({ kind: 'not-sent', code: 1004 });
    expect(rig.status()).toBe('online');
  });

  it('gets a new login on the same socket when it has forgotten the old one (1003)', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(9_000);
    rig.time.advance(1_500);
    socket.reply({ data: '101' });
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ errCode: 1003, event: 'Login' });
    expect(rig.status()).toBe('logging-in');
    socket.reply({}, socket.request('Login'));
    socket.tell('OnSyncServerFinish');
    socket.reply({ data: '4' });
    expect(await call).toBe(4);
    expect(rig.sockets).toHaveLength(1);
  });

  it('is left alone for a while when it forgets a login at once', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    socket.reply({ errCode: 1003, event: 'Login' });
    await expect(call).rejects.toMatchObject({ kind: 'not-sent', code: 1003 });
    expect(rig.status()).toBe('waiting');
  });

  it('that is not ready before the deadline has not seen the call', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined, { deadline: 500 });
    socket.reply({ errCode: 1004 });
    rig.time.advance(500);
    await expect(call).rejects.toMatchObject({ kind: 'not-sent', code: 1004 });
  });
});
