import { describe, expect, it } from 'vitest';
import {
  answer,
  createTestClient,
  failureFrom,
  type Sent,
} from '../../tests/support/transport/testClient.ts';
import { register } from '../contract/session/register.ts';
import { editNick } from '../contract/user/editNick.ts';
import { storageKeys } from '../platform/storage.ts';

const member = { token: 'token-1', userId: 'u1' };
const lost = () => {
  throw new TypeError('lost');
};
const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers['idempotency-key']);
const distinct = (keys: readonly unknown[]) => new Set(keys).size;

/** A server that answers only when told to. */
function createWorld() {
  const state = { answers: false };
  const world = createTestClient(({ body }) => (state.answers ? answer(body) : lost()));
  world.session.now = member;
  const edit = (nickName: string, intent = 'edit') =>
    world.client.call(editNick, { nickName }, { intent });
  return { ...world, state, edit };
}

describe('the key of an intent', () => {
  it('stays the same over retries, lost answers and reloads', async () => {
    const world = createWorld();
    await world.time.until(failureFrom(world.edit('Ann')));
    const reloaded = createTestClient(({ body }) => answer(body), { intents: world.store });
    reloaded.session.now = member;
    await reloaded.time.until(
      reloaded.client.call(editNick, { nickName: 'Ann' }, { intent: 'edit' }),
    );
    expect(distinct(keysOf([...world.sent, ...reloaded.sent]))).toBe(1);
  });

  it('is not sent again by itself after the device has slept', async () => {
    const world = createWorld();
    const edit = failureFrom(world.edit('Ann'));
    await world.time.pass(100);
    expect(world.sent).toHaveLength(1);
    // Somebody may have been told meanwhile what became of it, and the server may have forgotten.
    world.time.sleep(24 * 3_600_000);
    world.state.answers = true;
    expect(await world.time.until(edit)).toEqual({ kind: 'network' });
    expect(world.sent).toHaveLength(1);
  });

  it('is new after an answer', async () => {
    const world = createWorld();
    world.state.answers = true;
    await world.time.until(world.edit('Ann'));
    await world.time.until(world.edit('Ann'));
    expect(distinct(keysOf(world.sent))).toBe(2);
    expect(world.store.read(storageKeys.intents)).toBeNull();
  });

  it('is new for another input, and the one before is not taken up again', async () => {
    const world = createWorld();
    await world.time.until(failureFrom(world.edit('Ann')));
    world.state.answers = true;
    await world.time.until(world.edit('Bo'));
    await world.time.until(world.edit('Ann'));
    expect(distinct(keysOf(world.sent))).toBe(3);
  });

  it('belongs to one person and one intent', async () => {
    const world = createWorld();
    await world.time.until(failureFrom(world.edit('Ann')));
    await world.time.until(failureFrom(world.edit('Ann', 'other')));
    world.session.now = { token: 'token-2', userId: 'u2' };
    await world.time.until(failureFrom(world.edit('Ann')));
    expect(distinct(keysOf(world.sent))).toBe(3);
  });

  it('does not hang on what differs with every attempt', async () => {
    const world = createWorld();
    const input = {
      packageId: 1,
      platform: 'h5',
      deviceId: 'device-0001',
      account: 'anna',
      password: 'abc12345',
    } as const;
    for (const operationID of ['1', '2']) {
      await world.time.until(failureFrom(world.client.call(register, { ...input, operationID })));
    }
    expect(distinct(keysOf(world.sent))).toBe(1);
  });

  it('is kept for a day, whatever the clock says', async () => {
    const world = createWorld();
    await world.time.until(failureFrom(world.edit('Ann')));
    world.time.timers.set(() => undefined, 25 * 60 * 60_000);
    await world.time.finish();
    await world.time.until(failureFrom(world.edit('Ann')));
    expect(distinct(keysOf(world.sent))).toBe(2);
  });

  it.each(['{', '[]', 'null', '{"version":1,"entries":{"u1 user.editNick edit":{"key":"x\\n"}}}'])(
    'survives damaged storage: %s',
    async (text) => {
      const world = createWorld();
      world.state.answers = true;
      world.store.write(storageKeys.intents, text);
      await world.time.until(world.edit('Ann'));
      expect(keysOf(world.sent)[0]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is stored without the input', async () => {
    const world = createWorld();
    await world.time.until(failureFrom(world.edit('Annabella')));
    expect(JSON.stringify(world.store.all())).not.toContain('Annabella');
  });
});

describe('an answer that settles nothing', () => {
  it.each([
    ['still at work', { code: 1006 }, 21],
    ['too many requests', { code: 1002, data: { retryAfter: 1 } }, 1],
    ['a failed server', { code: 500 }, 1],
    ['a success that cannot be read', { code: 0, data: {} }, 1],
  ])('keeps the key: %s', async (_case, body, sendings) => {
    let reply: unknown = body;
    const world = createTestClient(() => Response.json(reply));
    world.session.now = member;
    const edit = () => world.client.call(editNick, { nickName: 'Ann' }, { intent: 'edit' });
    await world.time.until(failureFrom(edit()));
    expect(world.sent).toHaveLength(sendings);
    reply = { code: 0, data: { nickName: 'Ann' } };
    await world.time.until(edit());
    expect(distinct(keysOf(world.sent))).toBe(1);
  });

  it('waits for the server to end what it still works on', async () => {
    const world = createTestClient(({ body }, count) =>
      count < 4 ? answer(null, { code: 1006 }) : answer(body),
    );
    world.session.now = member;
    expect(await world.time.until(world.client.call(editNick, { nickName: 'Ann' }))).toEqual({
      nickName: 'Ann',
    });
  });
});

it('gets a new key where two inputs happen to look alike', async () => {
  const world = createTestClient(({ body }, count) =>
    count === 1 ? answer(null, { code: 1005 }) : answer(body),
  );
  world.session.now = member;
  await world.time.until(world.client.call(editNick, { nickName: 'Ann' }));
  expect(distinct(keysOf(world.sent))).toBe(2);
  const hopeless = createTestClient(() => answer(null, { code: 1005 }));
  hopeless.session.now = member;
  const call = hopeless.client.call(editNick, { nickName: 'Ann' });
  expect(await hopeless.time.until(failureFrom(call))).toMatchObject({
    name: 'idempotencyMismatch',
  });
  expect(hopeless.sent).toHaveLength(2);
});
