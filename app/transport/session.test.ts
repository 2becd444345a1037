import { describe, expect, it } from 'vitest';
import { answer, createTestClient, failureFrom } from '../../tests/support/transport/testClient.ts';
import { CallError } from '../contract/callError.ts';
import { readAll } from '../contract/notice/readAll.ts';
import { dictMaps } from '../contract/platform/dictMaps.ts';
import { jwtLogin } from '../contract/session/jwtLogin.ts';
import { logout } from '../contract/session/logout.ts';

const first = { token: 'token-1', userId: 'u1' };
const second = { token: 'token-2', userId: 'u1' };
const other = { token: 'token-9', userId: 'u9' };
const device = { packageId: 1, platform: 'h5', deviceId: 'device-0001', operationID: '1' } as const;
const logoutInput = { chatToken: '', operationID: '1', platform: 'h5' } as const;

const rejected = (code = 401, msg = '') => answer(null, { code, msg });

/** A server that knows one token. */
const knows = (token: string) => (request: { headers: Record<string, string> }) =>
  request.headers['token'] === token ? answer({ unread: 0 }) : rejected();

describe('a refused token', () => {
  it('is renewed once for 50 calls at once, which are repeated', async () => {
    let renewals = 0;
    const world = createTestClient(knows('token-2'), {
      async renew() {
        renewals += 1;
        await world.time.after(300);
        world.session.now = second;
        return 'renewed';
      },
    });
    world.session.now = first;
    const calls = Array.from({ length: 50 }, () => world.client.call(readAll, {}));
    await world.time.until(Promise.all(calls));
    expect(renewals).toBe(1);
    expect(world.sent).toHaveLength(100);
    expect(world.ends).toEqual([]);
  });

  it('that is out of date only makes the call repeat with the token in use', async () => {
    const world = createTestClient((request) => {
      world.session.now = second;
      return knows('token-2')(request);
    });
    world.session.now = first;
    expect(await world.time.until(world.client.call(readAll, {}))).toEqual({ unread: 0 });
    expect(world.sent.map(({ headers }) => headers['token'])).toEqual(['token-1', 'token-2']);
  });

  it('ends the session when the renewed one is refused as well', async () => {
    let renewals = 0;
    const world = createTestClient(() => rejected(401, 'Log in.'), {
      renew: async () => {
        renewals += 1;
        world.session.now = second;
        return 'renewed';
      },
    });
    world.session.now = first;
    expect(await world.time.until(failureFrom(world.client.call(readAll, {})))).toEqual({
      kind: 'session',
      code: 401,
      message: 'Log in.',
    });
    expect([renewals, world.sent.length]).toEqual([1, 2]);
    expect(world.ends).toEqual([{ code: 401, message: 'Log in.' }]);
  });

  it('ends the session when there is nothing to renew it with, or renewing changes nothing', async () => {
    for (const result of ['ended', 'renewed'] as const) {
      const world = createTestClient(() => rejected(), { renew: async () => result });
      world.session.now = first;
      const calls = Array.from({ length: 5 }, () => failureFrom(world.client.call(readAll, {})));
      for (const failure of await world.time.until(Promise.all(calls))) {
        expect(failure).toMatchObject({ kind: 'session', code: 401 });
      }
      expect(world.ends).toHaveLength(1);
      expect(world.sent).toHaveLength(5);
    }
  });

  it('ends the session with what the server said of the JWT', async () => {
    const world = createTestClient(
      ({ url }) => (url.endsWith('/jwt/login') ? rejected(402, 'Too old.') : rejected()),
      {
        renew: () => world.client.call(jwtLogin, { ...device, token: 'jwt' }).then(() => 'renewed'),
      },
    );
    world.session.now = first;
    const failure = await world.time.until(failureFrom(world.client.call(readAll, {})));
    expect(failure).toEqual({ kind: 'session', code: 402, message: 'Too old.' });
    expect(world.ends).toEqual([{ code: 402, message: 'Too old.' }]);
    expect(world.sent).toHaveLength(2);
  });

  it('leaves the session as it is when renewing finds no network', async () => {
    const world = createTestClient(() => rejected(), {
      renew: () => Promise.reject(new CallError('session.jwtLogin', { kind: 'network' })),
    });
    world.session.now = first;
    expect(await world.time.until(failureFrom(world.client.call(readAll, {})))).toEqual({
      kind: 'network',
    });
    expect(world.ends).toEqual([]);
    expect(world.session.now).toBe(first);
  });
});

describe('402 and 403', () => {
  it.each([402, 403] as const)('end the session once, without renewing (%i)', async (code) => {
    const world = createTestClient(() => rejected(code, 'Gone.'), {
      renew: () => Promise.reject(new Error('not wanted')),
    });
    world.session.now = first;
    const calls = Array.from({ length: 9 }, () => failureFrom(world.client.call(readAll, {})));
    const failures = await world.time.until(Promise.all(calls));
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['session']));
    expect(world.ends).toEqual([{ code, message: 'Gone.' }]);
  });

  it('of a call for visitors fail that call alone', async () => {
    const world = createTestClient(() => rejected(402));
    world.session.now = first;
    expect(await world.time.until(failureFrom(world.client.call(dictMaps, {})))).toMatchObject({
      kind: 'session',
      code: 402,
    });
    expect(world.ends).toEqual([]);
  });
});

describe('a session that has ended', () => {
  it('fails calls of members before anything is sent', async () => {
    const world = createTestClient(() => answer({}));
    expect(await failureFrom(world.client.call(readAll, {}))).toMatchObject({ kind: 'session' });
    expect(world.sent).toEqual([]);
  });

  it.each([
    ['logged out', null],
    ['switched', other],
  ])('stops the retries of its calls (%s)', async (_case, next) => {
    const world = createTestClient(() => {
      throw new TypeError('lost');
    });
    world.session.now = first;
    const call = failureFrom(world.client.call(readAll, {}));
    world.time.timers.set(() => {
      world.session.now = next;
    }, 100);
    expect(await world.time.until(call)).toEqual({ kind: 'cancelled' });
    expect(world.sent).toHaveLength(1);
  });

  it('keeps its answers from the next person', async () => {
    const world = createTestClient(() => {
      world.session.now = other;
      return answer({ unread: 4 });
    });
    world.session.now = first;
    expect(await failureFrom(world.client.call(readAll, {}))).toEqual({ kind: 'cancelled' });
  });

  it('does not repeat under another account what that account never asked for', async () => {
    const world = createTestClient(knows('token-9'), {
      renew: async () => {
        world.session.now = other;
        return 'renewed';
      },
    });
    world.session.now = first;
    expect(await world.time.until(failureFrom(world.client.call(readAll, {})))).toEqual({
      kind: 'cancelled',
    });
    expect(world.sent.map(({ headers }) => headers['token'])).toEqual(['token-1']);
  });

  it('can still be revoked with its own token, which never touches the session in use', async () => {
    const world = createTestClient(() => rejected(403));
    world.session.now = other;
    const call = world.client.call(logout, logoutInput, { token: 'token-1' });
    expect(await failureFrom(call)).toMatchObject({ kind: 'session', code: 403 });
    expect(world.sent[0]?.headers['token']).toBe('token-1');
    expect([world.ends, world.session.now]).toEqual([[], other]);
  });
});

it('refuses to send a token that cannot stand in a header', async () => {
  const world = createTestClient(() => answer({}));
  world.session.now = { token: 'a\r\nb: c', userId: 'u1' };
  expect(await failureFrom(world.client.call(readAll, {}))).toEqual({
    kind: 'contract',
    path: 'headers.token',
  });
  expect(world.sent).toEqual([]);
});
