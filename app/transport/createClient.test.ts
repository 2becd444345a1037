import { describe, expect, it } from 'vitest';
import { answer, createTestClient, failureFrom } from '../../tests/support/transport/testClient.ts';
import { dictMaps } from '../contract/platform/dictMaps.ts';
import { accountLogin } from '../contract/session/accountLogin.ts';
import { editNick } from '../contract/user/editNick.ts';
import { mine } from '../contract/user/mine.ts';
import { limits } from '../lib/limits.ts';

const member = { token: 'token-1', userId: 'u1' };
const profile = {
  userId: 'u1',
  username: 'ann',
  nickName: 'Ann',
  avatar: '',
  isActivation: 1,
  phone: '',
  notice: 0,
  customerId: '',
  isRecharge: 0,
};
const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('a call', () => {
  it('posts its input as JSON with the language, and the token of a member', async () => {
    const world = createTestClient(() => answer({ nickName: 'Bo' }));
    world.session.now = member;
    const output = await world.time.until(
      world.client.call(editNick, { nickName: ' Bo ' }, { intent: 'edit-nickname' }),
    );
    expect(output).toEqual({ nickName: 'Bo' });
    expect(world.sent).toMatchObject([
      {
        url: 'https://a.test/user/editNick',
        method: 'POST',
        body: { nickName: 'Bo' },
        headers: { language: 'en-US', token: 'token-1', 'content-type': 'application/json' },
      },
    ]);
    expect(world.sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends no token for visitors, and no key where repeating does no harm', async () => {
    const world = createTestClient(() => answer({ maps: {} }));
    await world.time.until(world.client.call(dictMaps, {}));
    expect(Object.keys(world.sent[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'content-type',
      'language',
    ]);
  });

  it('drops what the contract does not know, and names what it misses', async () => {
    const world = createTestClient(() => answer({ ...profile, secret: 1 }));
    world.session.now = member;
    expect(await world.time.until(world.client.call(mine, {}))).toEqual(profile);
    const { notice: _, ...partial } = profile;
    const other = createTestClient(() => answer(partial));
    other.session.now = member;
    expect(await other.time.until(failureFrom(other.client.call(mine, {})))).toEqual({
      kind: 'contract',
      path: 'data.notice',
    });
  });

  it('refuses input that is not as declared before anything is sent', async () => {
    const world = createTestClient(() => answer({}));
    const login = world.client.call(accountLogin, { account: 'ann' } as never);
    expect(await failureFrom(login)).toEqual({ kind: 'contract', path: 'input.packageId' });
    expect(world.sent).toEqual([]);
  });

  it.each([
    [
      'a declared error',
      { code: 3001, msg: 'Too long.' },
      200,
      { kind: 'declared', domain: 'user', name: 'nicknameInvalid' },
    ],
    [
      'an error any call may answer',
      { code: 1001 },
      400,
      { kind: 'declared', domain: 'common', name: 'inputInvalid' },
    ],
    [
      'an error with its data',
      { code: 1002, data: { retryAfter: 7 } },
      429,
      { kind: 'declared', data: { retryAfter: 7 } },
    ],
    [
      'an error without its data',
      { code: 1002, msg: 'Slow.' },
      429,
      { kind: 'refused', code: 1002, message: 'Slow.' },
    ],
    [
      "another call's error",
      { code: 2011, msg: 'No.' },
      200,
      { kind: 'refused', code: 2011, message: 'No.' },
    ],
    [
      'an unknown code',
      { code: 77, msg: 'No.\u202e\n Go.' },
      200,
      { kind: 'refused', code: 77, message: 'No. Go.' },
    ],
    ['a failed server', { code: 500 }, 500, { kind: 'declared', name: 'serverFailed' }],
    ['no envelope', { hello: 1 }, 200, { kind: 'contract', path: 'code' }],
  ])('reads %s', async (_case, body, status, failure) => {
    const world = createTestClient(() => Response.json(body, { status }));
    world.session.now = member;
    const call = world.client.call(editNick, { nickName: 'Bo' }, { intent: 'edit' });
    expect(await world.time.until(failureFrom(call))).toMatchObject(failure);
    expect(world.sent).toHaveLength(1);
  });

  it('refuses an answer of more than 2 MiB', async () => {
    const world = createTestClient(() =>
      answer({ maps: {}, more: 'x'.repeat(limits.answerBytes) }),
    );
    const call = world.client.call(dictMaps, {});
    expect(await world.time.until(failureFrom(call))).toEqual({ kind: 'contract', path: 'size' });
  });

  it('ends when its caller gives up, whatever it waits for', async () => {
    const world = createTestClient(() => new Promise(() => undefined));
    const { signal, abort } = abortable();
    const call = failureFrom(world.client.call(dictMaps, {}, { signal }));
    abort();
    expect(await call).toEqual({ kind: 'cancelled' });
  });
});

describe('a line that fails', () => {
  it('is tried twice, then the next one is used and kept', async () => {
    const world = createTestClient(
      ({ url }) => (url.startsWith('https://b.test') ? answer({ maps: {} }) : lost()),
      { api: ['https://a.test', 'https://b.test'] },
    );
    await world.time.until(world.client.call(dictMaps, {}));
    await world.time.until(world.client.call(dictMaps, {}));
    expect(world.sent.map(({ url }) => url)).toEqual([
      'https://a.test/dictMaps',
      'https://a.test/dictMaps',
      'https://b.test/dictMaps',
      'https://b.test/dictMaps',
    ]);
    expect(world.reconnecting).toEqual([1, 2, 0]);
  });

  it.each([
    ['an HTML page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'JSON that says it is HTML',
      () => new Response('{"code":0}', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a body cut short',
      () => new Response('{"code":0,"da', { headers: { 'content-type': 'application/json' } }),
    ],
    ['the JSON of a proxy', () => Response.json({ message: 'Bad gateway' }, { status: 502 })],
    ['no answer in time', () => new Promise<Response>(() => undefined)],
  ])('is left for the next one after %s', async (_case, reply) => {
    const world = createTestClient(
      ({ url }) => (url.startsWith('https://b.test') ? answer({ maps: {} }) : reply()),
      { api: ['https://a.test', 'https://b.test'] },
    );
    await world.time.until(world.client.call(dictMaps, {}));
    expect(world.sent).toHaveLength(3);
    expect(world.lines.current()).toBe('https://b.test');
  });

  it('is given up after 60 retries, with growing waits of at most 5 s', async () => {
    const world = createTestClient(lost);
    const start = world.time.now();
    const call = world.client.call(dictMaps, {});
    expect(await world.time.until(failureFrom(call))).toEqual({ kind: 'network' });
    expect(world.sent).toHaveLength(61);
    expect(world.reconnecting.slice(-2)).toEqual([60, 0]);
    const took = world.time.now() - start;
    expect(took).toBeGreaterThan(60 * 2_000);
    expect(took).toBeLessThan(60 * 5_000);
  });

  it('says what the last try met', async () => {
    const slow = createTestClient(() => new Promise<Response>(() => undefined));
    expect(await slow.time.until(failureFrom(slow.client.call(dictMaps, {})))).toEqual({
      kind: 'timeout',
    });
    const portal = createTestClient(() => new Response('<html>', { status: 403 }));
    expect(await portal.time.until(failureFrom(portal.client.call(dictMaps, {})))).toEqual({
      kind: 'http',
      status: 403,
    });
  });

  it('counts the failures of many calls at once as failures of one line', async () => {
    const world = createTestClient(
      ({ url }) => (url.startsWith('https://b.test') ? answer({ maps: {} }) : lost()),
      { api: ['https://a.test', 'https://b.test', 'https://c.test'] },
    );
    const calls = Array.from({ length: 20 }, () => world.client.call(dictMaps, {}));
    await world.time.until(Promise.all(calls));
    expect(world.lines.current()).toBe('https://b.test');
  });
});

describe('a device without network', () => {
  it('fails at once, and nothing is sent', async () => {
    const world = createTestClient(lost, { isOnline: () => false });
    expect(await failureFrom(world.client.call(dictMaps, {}))).toEqual({ kind: 'offline' });
    expect(world.sent).toEqual([]);
  });

  it('knows nothing of what was under way when the network went', async () => {
    let online = true;
    const world = createTestClient(
      () => {
        online = false;
        return lost();
      },
      { isOnline: () => online },
    );
    expect(await failureFrom(world.client.call(dictMaps, {}))).toEqual({ kind: 'network' });
    expect(world.sent).toHaveLength(1);
  });
});

it('waits for backup lists that are on their way, and sends nothing to lines that are dead', async () => {
  let come = (): void => undefined;
  const lists = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { lines } = createTestClient(lost);
  const world = createTestClient(() => answer({ maps: {} }), {
    lines: { ...lines, ready: () => lists },
  });
  const called = world.client.call(dictMaps, {});
  await world.time.pass(2_000);
  expect(world.sent).toEqual([]);
  come();
  await world.time.until(called);
  expect(world.sent).toHaveLength(1);
});

describe('HTTP 451', () => {
  const blocked = () => new Response('', { status: 451 });

  it('stops every call that waits, on this line', async () => {
    let isBlocking = true;
    const world = createTestClient((_, count) => (count >= 3 && isBlocking ? blocked() : lost()), {
      api: ['https://a.test', 'https://b.test'],
    });
    const first = failureFrom(world.client.call(dictMaps, {}));
    const second = failureFrom(world.client.call(dictMaps, {}));
    void Promise.race([first, second]).then(() => {
      isBlocking = false;
    });
    expect(await world.time.until(first)).toEqual({ kind: 'blocked' });
    expect(await world.time.until(second)).toEqual({ kind: 'blocked' });
    const line = world.lines.current();
    isBlocking = true;
    expect(await world.time.until(failureFrom(world.client.call(dictMaps, {})))).toEqual({
      kind: 'blocked',
    });
    expect(world.lines.current()).toBe(line);
  });

  it('is over when a later call is answered', async () => {
    const world = createTestClient((_, count) => {
      if (count === 1) return blocked();
      return count === 2 || count > 3 ? answer({ maps: {} }) : lost();
    });
    expect(await failureFrom(world.client.call(dictMaps, {}))).toEqual({ kind: 'blocked' });
    await world.time.until(world.client.call(dictMaps, {}));
    expect(world.lines.isBlocked()).toBe(false);
    await world.time.until(world.client.call(dictMaps, {}));
  });
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
