import { describe, expect, it } from 'vitest';
import { createGatewayRig } from '../../../tests/support/transport/gatewayRig.ts';
import { limits } from '../../lib/limits.ts';

const probes = (socket: { sent: readonly { reqFuncName: string }[] }) =>
  socket.sent.filter(({ reqFuncName }) => reqFuncName === 'GetLoginStatus').length;

/** The first tick after the idle threshold. */
const untilProbe = limits.heartbeatIdle + limits.heartbeat;

describe('the heartbeat', () => {
  it('asks at the first tick after nine quiet seconds, and goes on asking', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(limits.heartbeatIdle);
    expect(probes(socket)).toBe(0);
    rig.time.advance(limits.heartbeat);
    expect(probes(socket)).toBe(1);
    socket.reply({ data: '101' });
    rig.time.advance(untilProbe);
    expect(probes(socket)).toBe(2);
  });

  it('does not ask while anything comes in', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    for (let second = 0; second < 60; second += 5) {
      rig.time.advance(5_000);
      socket.say('not even a frame');
    }
    expect(probes(socket)).toBe(0);
  });

  it('gives up a connection that does not answer', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe + limits.heartbeatAnswer - 1);
    expect([rig.status(), probes(socket)]).toEqual(['online', 1]);
    rig.time.advance(1);
    expect(rig.status()).toBe('waiting');
    expect(socket.isDropped).toBe(true);
  });

  it('keeps a connection on which something else comes in', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    socket.tell('OnConnecting');
    rig.time.advance(limits.heartbeatAnswer);
    expect(rig.status()).toBe('online');
  });

  it('keeps a connection whose gateway refuses the question', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    socket.reply({ errCode: 1001 });
    rig.time.advance(limits.heartbeatAnswer);
    expect(rig.status()).toBe('online');
  });

  it.each(['0', '102', '201', '703'])('logs in again when the status is %s', (data) => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    socket.reply({ data });
    expect(rig.status()).toBe('logging-in');
    socket.reply({}, socket.request('Login'));
    socket.tell('OnSyncServerFinish');
    expect(rig.status()).toBe('online');
    expect(rig.sockets).toHaveLength(1);
  });

  it('asks at once after sleep, and waits a short time only', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(3_000);
    rig.time.sleep(60_000);
    rig.time.advance(limits.heartbeat);
    expect(probes(socket)).toBe(1);
    rig.time.advance(limits.wakeAnswer);
    expect(rig.status()).toBe('waiting');
  });

  it('asks when the clock was set back, and keeps asking', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.skew(-3_600_000);
    rig.time.advance(limits.heartbeat);
    expect(probes(socket)).toBe(1);
    socket.reply({ data: '101' });
    rig.time.advance(untilProbe);
    expect(probes(socket)).toBe(2);
  });

  it('gives an answer that waits behind a frozen page one more chance', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    rig.time.skew(60_000);
    rig.time.advance(limits.heartbeatAnswer);
    expect(rig.status()).toBe('online');
    rig.time.advance(limits.wakeAnswer);
    expect(rig.status()).toBe('waiting');
    expect(socket.isDropped).toBe(true);
  });
});

describe('waking', () => {
  it('asks at once while online, once for many signals', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    for (let count = 0; count < 5; count += 1) rig.wake();
    expect(probes(socket)).toBe(1);
    rig.time.advance(limits.wakeAnswer);
    expect(rig.status()).toBe('waiting');
  });

  it('shortens the time for a question already asked', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    rig.wake();
    expect(probes(socket)).toBe(1);
    rig.time.advance(limits.wakeAnswer);
    expect(rig.status()).toBe('waiting');
  });

  it('keeps the connection that answers', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.wake();
    socket.reply({ data: '101' });
    rig.time.advance(limits.wakeAnswer);
    expect(rig.status()).toBe('online');
  });

  it('connects at once while waiting', () => {
    const rig = createGatewayRig();
    rig.start().end();
    expect(rig.status()).toBe('waiting');
    rig.wake();
    expect(rig.status()).toBe('connecting');
    rig.wake();
    expect(rig.sockets).toHaveLength(2);
  });

  it('begins an attempt anew that has hung for long, and leaves a fresh one', () => {
    const rig = createGatewayRig();
    rig.client.start({ userID: 'u1', token: 't' });
    rig.time.advance(1_000);
    rig.wake();
    expect(rig.sockets).toHaveLength(1);
    rig.time.sleep(60_000);
    rig.wake();
    expect([rig.status(), rig.sockets.length, rig.live().length]).toEqual(['connecting', 2, 1]);
  });

  it('leaves a login alone that has just been asked for again', () => {
    const rig = createGatewayRig();
    const socket = rig.start();
    rig.time.advance(untilProbe);
    socket.reply({ data: '201' });
    rig.wake();
    expect([rig.status(), rig.sockets.length]).toEqual(['logging-in', 1]);
  });

  it('can be asked for by the owner', () => {
    const rig = createGatewayRig();
    rig.start().end();
    rig.client.wake();
    expect(rig.status()).toBe('connecting');
  });

  it('starts nothing that was not started', () => {
    const rig = createGatewayRig();
    rig.client.wake();
    expect([rig.status(), rig.sockets.length]).toEqual(['idle', 0]);
  });
});

describe('connecting again', () => {
  it('tries 500 ms after a close', () => {
    const rig = createGatewayRig();
    rig.start();
    rig.time.advance(1_000);
    rig.socket().end();
    const retryAt = rig.time.now() + limits.retryDelay;
    expect(rig.client.state()).toEqual({ status: 'waiting', attempt: 1, retryAt });
    rig.time.advance(limits.retryDelay);
    expect(rig.client.state()).toEqual({ status: 'connecting', attempt: 1 });
  });

  it('asks for the address anew each time', () => {
    let line = 0;
    const rig = createGatewayRig({
      url: () => {
        line += 1;
        return `wss://im${line}.test/im`;
      },
    });
    rig.start().end();
    rig.wake();
    expect(rig.sockets.map(({ url }) => new URL(url).host)).toEqual(['im1.test', 'im2.test']);
  });

  const waitAfter = (rig: ReturnType<typeof createGatewayRig>, losses: number): number => {
    rig.client.start({ userID: 'u1', token: 't' });
    for (let loss = 1; loss < losses; loss += 1) {
      rig.socket().end();
      rig.wake();
    }
    rig.socket().end();
    const state = rig.client.state();
    return state.status === 'waiting' ? state.retryAt - rig.time.now() : Number.NaN;
  };
  const highest = { random: (bytes: Uint8Array) => bytes.fill(255) };

  it('waits longer each time, up to a cap that depends on whether the page is seen', () => {
    const seen = [1, 2, 3, 4, 5, 6, 20, 2_000].map((losses) =>
      waitAfter(createGatewayRig(highest), losses),
    );
    expect(seen).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    const hidden = createGatewayRig({ ...highest, isVisible: () => false });
    expect(waitAfter(hidden, 20)).toBe(30_000);
  });

  it('waits for the network, and tries at the cap all the same', () => {
    const rig = createGatewayRig();
    rig.start();
    rig.device.isOnline = false;
    rig.socket().end();
    rig.time.advance(limits.gatewayRetrySeen - 1);
    expect(rig.status()).toBe('waiting');
    rig.time.advance(1);
    expect(rig.status()).toBe('connecting');
    rig.socket().end();
    rig.device.isOnline = true;
    rig.wake();
    rig.logIn();
    expect(rig.status()).toBe('online');
  });

  it('keeps waiting longer when connections are accepted and closed', () => {
    const rig = createGatewayRig(highest);
    const waits: number[] = [];
    rig.client.start({ userID: 'u1', token: 't' });
    for (let round = 0; round < 4; round += 1) {
      rig.logIn();
      rig.time.advance(5_000);
      rig.socket().end();
      const state = rig.client.state();
      if (state.status === 'waiting') waits.push(state.retryAt - rig.time.now());
      rig.wake();
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000]);
    rig.logIn();
    rig.time.advance(8_000);
    rig.socket().tell('OnConnecting');
    rig.time.advance(2_000);
    rig.socket().end();
    expect(rig.client.state()).toMatchObject({ status: 'waiting', attempt: 1 });
  });
});
