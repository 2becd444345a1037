import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountLogin } from '../../app/contract/session/accountLogin.ts';
import { logout } from '../../app/contract/session/logout.ts';
import {
  connect,
  join,
  makePerson,
  openWire,
  type Person,
  testPassword,
  textMessage,
  type Wire,
} from '../testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';

let sandbox: TestSandbox;
let wire: Wire;
let ada: Person;
let ben: Person;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  wire = await openWire(sandbox);
  [ada, ben] = await Promise.all([makePerson(sandbox, 'adalace'), makePerson(sandbox, 'benfrank')]);
});
afterEach(async () => {
  await wire.close();
  await sandbox.close();
});

const loginElsewhere = (account: string) =>
  sandbox.send(accountLogin, {
    ...{ packageId: 1, platform: 'h5', deviceId: 'another-device', operationID: 'test' },
    ...{ account, password: testPassword },
  });

const hour = 60 * 60_000;

describe('the handshake', () => {
  it('lets in who has a chat token', async () => {
    const peer = await connect(wire, ada);
    expect((await peer.login()).errCode).toBe(0);
    expect(await peer.call('GetLoginUser')).toBe(ada.userId);
    expect(await peer.call('GetLoginStatus')).toBe(101);
  });

  it.each([
    ['an unknown token', { chatToken: 'nonsense' }, {}, '401'],
    ['the token of somebody else', { userId: 'nobody' }, {}, '401'],
    ['no token', { chatToken: '' }, {}, '400'],
    ['a device that is none', {}, { device: 17 }, '400'],
    ['a page of a foreign origin', {}, { headers: { origin: 'https://evil.example' } }, '403'],
  ])('refuses %s', async (_, wrong, options, status) => {
    await expect(connect(wire, { ...ada, ...wrong }, options)).rejects.toThrow(status);
  });

  it('lets in pages of the brands and of this machine', async () => {
    for (const origin of ['https://quedu.example', 'http://clatter.localhost:4173']) {
      await connect(wire, ada, { headers: { origin } });
    }
  });

  it('refuses the eleventh connection of one kind of device', async () => {
    for (let count = 0; count < 10; count += 1) await connect(wire, ada);
    await expect(connect(wire, ada)).rejects.toThrow('401');
    await connect(wire, ada, { device: 2 });
    await connect(wire, ben);
  });

  it('asks plain HTTP to upgrade', async () => {
    const response = await fetch(wire.url.replace('ws:', 'http:'));
    expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });
});

describe('Login', () => {
  it('says in order that it connects, has connected and has synced', async () => {
    const peer = await connect(wire, ada);
    await peer.login();
    await peer.until(({ event }) => event === 'OnSyncServerFinish');
    expect(peer.frames.map(({ event }) => event)).toEqual([
      'OnConnecting',
      'OnConnectSuccess',
      'Login',
      'OnSyncServerStart',
      'OnSyncServerFinish',
    ]);
  });

  it('must come first', async () => {
    const peer = await connect(wire, ada);
    expect(await peer.ask('GetFriendList', '')).toMatchObject({ event: 'Login', errCode: 1003 });
  });

  it('answers a second one with "ok"', async () => {
    const peer = await join(wire, ada);
    expect(await peer.login()).toMatchObject({ errCode: 0, errMsg: 'ok' });
  });

  it('refuses another token than that of the connection', async () => {
    const peer = await connect(wire, ada);
    expect((await peer.login('nonsense')).errCode).toBe(705);
    const other = await connect(wire, ada);
    expect((await other.login(ben.chatToken)).errCode).toBe(708);
    expect(await other.closed).toBe(4001);
  });

  it('says to who was logged in elsewhere meanwhile that they were', async () => {
    await loginElsewhere('adalace');
    const peer = await connect(wire, ada);
    expect((await peer.login()).errCode).toBe(706);
    expect(peer.frames.map(({ event }) => event)).toContain('OnKickedOffline');
    expect(await peer.closed).toBe(4001);
  });

  it('says that the token has expired', async () => {
    sandbox.clock.now += 31 * 24 * hour;
    const peer = await connect(wire, ada);
    expect((await peer.login()).errCode).toBe(701);
    expect(peer.frames.map(({ event }) => event)).toContain('OnUserTokenExpired');
    expect(await peer.closed).toBe(4001);
  });
});

describe('the end of a session', () => {
  it('reaches all connections of it at once, by a login on another device', async () => {
    const [one, other, bystander] = [
      await join(wire, ada),
      await join(wire, ada),
      await join(wire, ben),
    ];
    await loginElsewhere('adalace');
    expect(await one.closed).toBe(4001);
    expect(await other.closed).toBe(4001);
    expect(one.frames.map(({ event }) => event)).toEqual(['OnKickedOffline']);
    expect(await bystander.events()).toEqual([]);
  });

  it('reaches them by a logout', async () => {
    const peer = await join(wire, ada);
    await sandbox.send(
      logout,
      { platform: 'h5', operationID: 'test', chatToken: ada.chatToken },
      { token: ada.token },
    );
    expect(await peer.closed).toBe(4001);
  });

  it('leaves connections of the device that logs in again', async () => {
    const peer = await join(wire, ada);
    await sandbox.send(accountLogin, {
      ...{ packageId: 1, platform: 'h5', deviceId: 'device-of-adalace', operationID: 'test' },
      ...{ account: 'adalace', password: testPassword },
    });
    expect(await peer.events()).toEqual([]);
  });

  it('comes when the token expires', async () => {
    const peer = await join(wire, ada);
    sandbox.clock.now += 31 * 24 * hour;
    expect(await peer.closed).toBe(4001);
    expect(peer.frames.map(({ event }) => event)).toEqual(['OnUserTokenExpired']);
  });
});

describe('frames', () => {
  it('are answered in the order they came', async () => {
    const peer = await join(wire, ada);
    const names = ['GetAllConversationList', 'GetLoginUser', 'GetTotalUnreadMsgCount'];
    const replies = Array.from({ length: 60 }, (_, index) => peer.ask(names[index % 3] ?? '', ''));
    await Promise.all(replies);
    expect(peer.frames.map(({ event }) => event)).toEqual(
      Array.from({ length: 60 }, (_, index) => names[index % 3]),
    );
  });

  it('that are none get an error, and the connection goes on', async () => {
    const peer = await join(wire, ada);
    peer.say('{');
    peer.say('null');
    peer.say(Buffer.from('{}'));
    peer.say('{"operationID":"x1"}');
    expect(await peer.until(({ operationID }) => operationID === 'x1')).toMatchObject({
      event: 'error',
      errCode: 1001,
    });
    expect(peer.frames.map(({ errCode }) => errCode)).toEqual([100, 100, 100, 1001]);
    expect(await peer.ask('NoSuchFunction', '')).toMatchObject({
      event: 'NoSuchFunction',
      errCode: 1001,
    });
    expect(await peer.ask('SendMessage', '{}')).toMatchObject({ errCode: 1001 });
    expect(await peer.ask('constructor', '')).toMatchObject({ errCode: 1001 });
  });

  it('that are too large end the connection', async () => {
    const peer = await join(wire, ada);
    peer.say(' '.repeat(1024 * 1024 + 1));
    expect(await peer.closed).toBe(1009);
  });

  it('are limited, unless that is switched off', async () => {
    const limited = await openTestSandbox({ hasRateLimits: true });
    const limitedWire = await openWire(limited);
    const peer = await join(limitedWire, await makePerson(limited, 'adalace'));
    for (let count = 0; count < 500; count += 1) {
      peer.say(`{"reqFuncName":"GetLoginUser","operationID":"many","data":""}`);
    }
    expect(await peer.closed).toBe(1008);
    expect(peer.frames.at(-1)).toMatchObject({ event: 'error', errCode: 810 });
    await limitedWire.close();
    await limited.close();
  });
});

describe('the gateway', () => {
  it('tells its connections that it goes, and has everything after a restart', async () => {
    const peer = await join(wire, ada);
    const sent = await peer.call('SendMessage', {
      ...{ recvID: ben.userId, groupID: '' },
      message: textMessage('still here'),
    });
    await wire.close();
    expect(await peer.closed).toBe(1001);
    sandbox = await sandbox.reopen();
    wire = await openWire(sandbox);
    const again = await join(wire, ben);
    const page = { userID: ada.userId, count: 10, startClientMsgID: '' };
    expect(await again.call('GetHistoryMessageList', page)).toMatchObject([
      { clientMsgID: sent.clientMsgID, content: 'still here', seq: 1 },
    ]);
    expect(await again.call('GetTotalUnreadMsgCount')).toBe(1);
  });

  it('logs no token and no text', async () => {
    const peer = await join(wire, ada);
    const message = textMessage('a secret between us');
    await peer.call('SendMessage', { recvID: ben.userId, groupID: '', message });
    const log = JSON.stringify(sandbox.logs);
    expect(log).toContain('gateway.SendMessage');
    expect(log).not.toContain('a secret');
    expect(log).not.toContain(ada.chatToken);
  });
});
