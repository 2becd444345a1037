import { describe, expect, it } from 'vitest';
import { createGatewayRig, testLogin } from '../../../tests/support/transport/gatewayRig.ts';
import { getTotalUnreadMsgCount } from '../../contract/gateway/functions/conversations.ts';
import { limits } from '../../lib/limits.ts';

describe('connecting', () => {
  it('opens one socket with the login in its encoded query', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    expect(rig.status()).toBe('connecting');
    expect(rig.sockets.map(({ url }) => url)).toEqual([
      'wss://im.test/im?sendID=u1&token=to%2Bk%26e%23n%25&platformID=5',
    ]);
  });

  it('adds to a query that the address already has', () => {
    const rig = createGatewayRig({ url: () => 'wss://im.test/im?line=2' });
    rig.client.start(testLogin);
    expect(rig.socket().url).toContain('/im?line=2&sendID=u1&');
  });

  it('logs in first, and asks for messages in batches', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    expect(rig.status()).toBe('logging-in');
    const { operationID, ...login } = rig.socket().request('Login');
    expect(operationID).toMatch(/^[0-9a-f]{32}$/);
    expect(login).toEqual({
      reqFuncName: 'Login',
      userID: 'u1',
      data: JSON.stringify(testLogin),
      batchMsg: 1,
    });
  });

  it('is online when the lists are together', () => {
    const rig = createGatewayRig();
    rig.start();
    expect(rig.statuses()).toEqual(['connecting', 'logging-in', 'syncing', 'online']);
  });

  it.each(['OnSyncServerFinish', 'OnSyncServerFailed'])(
    'takes %s before the login reply',
    (name) => {
      const rig = createGatewayRig();
      rig.client.start(testLogin);
      rig.socket().open();
      rig.socket().tell(name);
      rig.socket().reply();
      expect(rig.statuses()).toEqual(['connecting', 'logging-in', 'syncing', 'online']);
    },
  );

  it('does not wait for the lists for ever', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    rig.socket().reply();
    rig.time.advance(limits.gatewaySync - 1);
    expect(rig.status()).toBe('syncing');
    rig.time.advance(1);
    expect(rig.status()).toBe('online');
  });

  it('gives up a socket that does not open', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.time.advance(limits.gatewayOpen);
    expect(rig.status()).toBe('waiting');
    expect(rig.live()).toEqual([]);
  });

  it('gives up a login that is not answered', () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    rig.time.advance(limits.requestTimeout);
    expect(rig.status()).toBe('waiting');
    expect(rig.live()).toEqual([]);
  });

  it('tries again later where the address cannot be used', () => {
    const rig = createGatewayRig({
      url: () => {
        throw new Error('no line');
      },
    });
    rig.client.start(testLogin);
    expect(rig.statuses()).toEqual(['connecting', 'waiting']);
    rig.time.advance(limits.retryDelay);
    expect(rig.statuses().slice(2)).toEqual(['connecting', 'waiting']);
  });
});

describe('start', () => {
  it('changes nothing with the login that is in use', () => {
    const rig = createGatewayRig();
    rig.start();
    rig.client.start({ ...testLogin });
    expect(rig.sockets).toHaveLength(1);
    expect(rig.status()).toBe('online');
  });

  it('takes another login over a new socket and settles the calls of the old one', async () => {
    const rig = createGatewayRig();
    const old = rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    rig.client.start({ userID: 'u2', token: 't2' });
    await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 111 });
    expect(old.isDropped).toBe(true);
    const next = rig.logIn();
    expect(next.request('Login')).toMatchObject({ userID: 'u2' });
    expect(rig.status()).toBe('online');
    old.end();
    old.tell('OnKickedOffline');
    expect(rig.status()).toBe('online');
  });

  it('starts again after it has stopped', () => {
    const rig = createGatewayRig();
    rig.start().tell('OnKickedOffline');
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'kicked' });
    rig.client.start(testLogin);
    rig.logIn();
    expect(rig.status()).toBe('online');
  });
});

describe('stopping', () => {
  it.each([
    ['OnKickedOffline', 'kicked'],
    ['OnUserTokenExpired', 'expired'],
  ])('stops for good on %s, also before the login is accepted', (name, reason) => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    rig.socket().tell(name);
    expect(rig.client.state()).toEqual({ status: 'stopped', reason });
    expect(rig.events.map((event) => event.name)).toEqual([name]);
    rig.wake();
    rig.time.advance(3_600_000);
    expect(rig.sockets).toHaveLength(1);
    expect(rig.live()).toEqual([]);
    expect([rig.time.waiting(), rig.wakers.size]).toEqual([0, 0]);
  });

  it.each([700, 701, 706, 708])('stops for good when the login is refused with %i', (errCode) => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    rig.socket().reply({ errCode });
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'refused' });
    expect([rig.time.waiting(), rig.live().length]).toEqual([0, 0]);
  });

  it.each([699, 709, 1002, 1004, 812])('tries a login again that is refused with %i', (errCode) => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    rig.socket().reply({ errCode });
    expect(rig.status()).toBe('waiting');
  });

  it('has stopped before listeners are called', () => {
    const rig = createGatewayRig();
    const seen: string[] = [];
    rig.client.onEvent(({ name }) => seen.push(`${name} while ${rig.status()}`));
    rig.start().tell('OnKickedOffline');
    expect(seen.at(-1)).toBe('OnKickedOffline while stopped');
  });

  it('keeps the first reason', async () => {
    const rig = createGatewayRig();
    rig.start().tell('OnKickedOffline');
    await rig.client.logout();
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'kicked' });
  });

  it('closes without logging out', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.client.close();
    expect(rig.status()).toBe('idle');
    expect(socket.sent.map(({ reqFuncName }) => reqFuncName)).toEqual(['Login']);
    expect([rig.time.waiting(), rig.wakers.size, rig.live().length]).toEqual([0, 0, 0]);
  });
});

describe('logout', () => {
  it('says so, and closes when that is answered', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const leaving = rig.client.logout();
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'logout' });
    expect(socket.request('Logout')).toMatchObject({ userID: 'u1', data: '' });
    expect(socket.isDropped).toBe(false);
    socket.reply({}, socket.request('Login'));
    expect(socket.isDropped).toBe(false);
    socket.reply({}, socket.request('Logout'));
    await leaving;
    expect([socket.isDropped, rig.time.waiting()]).toEqual([true, 0]);
  });

  it('closes without an answer when the time for it is up', async () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    const leaving = rig.client.logout();
    rig.time.advance(limits.gatewayLogout);
    await leaving;
    expect([socket.isDropped, rig.time.waiting()]).toEqual([true, 0]);
  });

  it('settles the calls that wait, and takes no more', async () => {
    const rig = createGatewayRig();
    rig.start();
    const call = rig.client.call(getTotalUnreadMsgCount, undefined);
    const leaving = rig.client.logout();
    await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 111 });
    const later = rig.client.call(getTotalUnreadMsgCount, undefined);
    await expect(later).rejects.toMatchObject({ kind: 'not-sent', code: 112 });
    rig.socket().end();
    await leaving;
  });

  it('is over at once where nothing was logged in', async () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    await rig.client.logout();
    expect([rig.live().length, rig.time.waiting()]).toEqual([0, 0]);
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'logout' });
  });

  it('works while the login is on its way', async () => {
    const rig = createGatewayRig();
    rig.client.start(testLogin);
    rig.socket().open();
    const leaving = rig.client.logout();
    rig.socket().reply({}, rig.socket().request('Login'));
    expect(rig.client.state()).toEqual({ status: 'stopped', reason: 'logout' });
    rig.socket().reply({}, rig.socket().request('Logout'));
    await leaving;
  });

  it('makes way for a login that follows', async () => {
    const rig = createGatewayRig();
    const old = rig.start();
    const leaving = rig.client.logout();
    rig.client.start(testLogin);
    await leaving;
    expect(old.isDropped).toBe(true);
    rig.logIn();
    expect(rig.status()).toBe('online');
  });

  it('passes nothing on that comes in meanwhile', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    void rig.client.logout();
    const before = rig.events.length;
    socket.tell('OnKickedOffline');
    expect(rig.events).toHaveLength(before);
  });
});
