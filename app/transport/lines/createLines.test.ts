import { createPublicKey, verify as verifyWith } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { createSigner, signedList } from '../../../tests/support/transport/signedList.ts';
import { createVirtualClock } from '../../../tests/support/virtualClock.ts';
import { storageKeys } from '../../platform/storage.ts';
import type { verifySignature } from '../../platform/verifySignature.ts';
import { createLines } from './createLines.ts';

const signer = await createSigner();
const stranger = await createSigner();
const own = 'https://a.acme.test';
const backup = 'https://b.acme.test';
const codeUrl = 'https://codes.acme.test/lists/{combineId}.txt';
const time = createVirtualClock({ turns: 4 });
const inAnHour = Math.floor(time.now() / 1000) + 3600;

/** Node's own check answers at once, so that the tests' time knows when all is done. */
const verify: typeof verifySignature = async ([key = ''], signature, message) => {
  const x = key.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isRight = verifyWith(
    null,
    Buffer.from(message),
    publicKey,
    Buffer.from(signature, 'base64'),
  );
  return isRight ? 'right' : 'wrong';
};

type World = {
  lists?: Record<string, string | (() => Response)>;
  stored?: string;
  codeUrls?: string[];
};

function createWorld({ lists = {}, stored, codeUrls = [codeUrl] }: World) {
  const storage = memoryStore();
  if (stored !== undefined) storage.write(storageKeys.lines, stored);
  const asked: string[] = [];
  const lines = createLines({
    api: [own],
    codeUrls,
    combineId: 'acme',
    zones: ['acme.test'],
    publicKeys: [signer.publicKey],
    storage,
    clock: time.now,
    timers: time.timers,
    verify,
    fetch: async (url) => {
      asked.push(String(url));
      const list = lists[String(url)];
      if (list === undefined) throw new TypeError('lost');
      return typeof list === 'string' ? new Response(list) : list();
    },
  });
  const failAll = async () => {
    lines.noteFailure(lines.current());
    lines.noteFailure(lines.current());
    await time.until(lines.ready());
    await time.finish();
  };
  const outcomes = () => lines.report().map(({ outcome }) => outcome);
  return { lines, storage, asked, failAll, outcomes };
}

const listAt = 'https://codes.acme.test/lists/acme.txt';
const good = await signedList(signer, { addresses: [backup], version: 7, expires: inAnHour });

describe('backup lists', () => {
  it('are asked for when every line has failed, and kept', async () => {
    const world = createWorld({ lists: { [listAt]: good } });
    expect(world.outcomes()).toEqual([{ status: 'unused' }]);
    world.lines.noteFailure(own);
    expect(world.asked).toEqual([]);
    world.lines.noteFailure(own);
    await time.until(world.lines.ready());
    expect(world.asked).toEqual([listAt]);
    expect(world.lines.current()).toBe(backup);
    expect(world.storage.read(storageKeys.lines)).toBe(good);
    expect(world.outcomes()).toMatchObject([{ status: 'accepted', version: 7, lines: [backup] }]);
  });

  it('are asked for at most once a minute', async () => {
    const world = createWorld({});
    await world.failAll();
    await world.failAll();
    expect(world.asked).toHaveLength(1);
    expect(world.outcomes()).toEqual([{ status: 'unreachable' }]);
    time.timers.set(() => undefined, 61_000);
    await time.finish();
    await world.failAll();
    expect(world.asked).toHaveLength(2);
  });

  it('are never asked for once the service is blocked', async () => {
    const world = createWorld({ lists: { [listAt]: good } });
    world.lines.noteBlocked();
    await world.failAll();
    expect([world.asked, world.lines.current()]).toEqual([[], own]);
  });

  it('serve as soon as the first is there, and the newest wins', async () => {
    const newer = await signedList(signer, {
      addresses: ['https://c.acme.test'],
      version: 8,
      expires: inAnHour,
    });
    const codeUrls = ['https://one.acme.test', 'https://two.acme.test', 'https://never.acme.test'];
    const world = createWorld({
      codeUrls,
      lists: { 'https://one.acme.test/acme': newer, 'https://two.acme.test/acme': good },
    });
    await world.failAll();
    expect(world.lines.current()).toBe('https://c.acme.test');
    expect(world.outcomes()).toMatchObject([
      { status: 'accepted', version: 8 },
      { status: 'refused', reason: 'older' },
      { status: 'unreachable' },
    ]);
    expect(world.storage.read(storageKeys.lines)).toBe(newer);
  });

  it('leave out addresses that may not be used, each with its reason', async () => {
    const list = await signedList(signer, {
      addresses: ['http://b.acme.test', 'https://evil.test', 'https://acme.test:99999', backup],
      version: 1,
      expires: inAnHour,
    });
    const world = createWorld({ lists: { [listAt]: list } });
    await world.failAll();
    expect(world.outcomes()).toMatchObject([
      {
        lines: [backup],
        ignored: [{ reason: 'not-https' }, { reason: 'outside-zone' }, { reason: 'malformed' }],
      },
    ]);
  });
});

describe('a list that may not be used', () => {
  const parts = { addresses: [backup], version: 7, expires: inAnHour };
  const refusals: [string, string | Promise<string>][] = [
    ['signature-wrong', signedList(stranger, parts)],
    ['signature-wrong', signedList(signer, parts, 'other')],
    ['signature-wrong', good.replace('b.acme', 'c.acme')],
    ['unsigned', good.replace(/#sig .*\n/, '')],
    ['malformed', '<html><body>Log in to this network</body></html>'],
    ['malformed', `${good}https://z.acme.test\n`],
    ['too-large', `#${' '.repeat(64 * 1024)}\n${good}`],
    ['expired', signedList(signer, { ...parts, expires: inAnHour - 2 * 3600 })],
    ['no-line', signedList(signer, { ...parts, addresses: ['https://b.other.test'] })],
  ];
  it.each(refusals)('is ignored as %s', async (reason, list) => {
    const world = createWorld({ lists: { [listAt]: await list } });
    await world.failAll();
    expect(world.outcomes()).toEqual([{ status: 'refused', reason }]);
    expect([world.lines.current(), Object.keys(world.storage.all()).length]).toEqual([own, 0]);
  });

  it('may be out of date by the five minutes a clock may be wrong', async () => {
    const expires = Math.floor(time.now() / 1000) - 299;
    const list = await signedList(signer, { ...parts, expires });
    const world = createWorld({ lists: { [listAt]: list } });
    await world.failAll();
    expect(world.lines.current()).toBe(backup);
  });

  it.each([404, 500, 451])('is unreachable with HTTP %i', async (status) => {
    const world = createWorld({ lists: { [listAt]: () => new Response(good, { status }) } });
    await world.failAll();
    expect(world.outcomes()).toEqual([{ status: 'unreachable' }]);
  });
});

describe('the list of an earlier visit', () => {
  it('is used without asking again', async () => {
    const world = createWorld({ stored: good });
    await time.finish();
    await world.failAll();
    expect([world.lines.current(), world.asked]).toEqual([backup, []]);
    expect(world.lines.report()[0]).toMatchObject({ url: 'stored', outcome: { version: 7 } });
  });

  it('lets no older list in, and no other of the same version', async () => {
    const older = await signedList(signer, {
      addresses: ['https://c.acme.test'],
      version: 6,
      expires: inAnHour,
    });
    const changed = await signedList(signer, {
      addresses: ['https://c.acme.test'],
      version: 7,
      expires: inAnHour,
    });
    for (const [list, reason] of [
      [older, 'older'],
      [changed, 'changed'],
    ] as const) {
      const world = createWorld({ stored: good, lists: { [listAt]: list } });
      await time.finish();
      await world.failAll();
      await world.failAll();
      expect(world.outcomes()[1]).toEqual({ status: 'refused', reason });
      expect(world.storage.read(storageKeys.lines)).toBe(good);
    }
  });

  it('gives no lines once expired, and still lets no older list in', async () => {
    const expired = await signedList(signer, {
      addresses: [backup],
      version: 7,
      expires: inAnHour - 9_000,
    });
    const older = await signedList(signer, { addresses: [backup], version: 6, expires: inAnHour });
    const world = createWorld({ stored: expired, lists: { [listAt]: older } });
    await world.failAll();
    expect(world.lines.current()).toBe(own);
    expect(world.outcomes()).toEqual([
      { status: 'refused', reason: 'expired' },
      { status: 'refused', reason: 'older' },
    ]);
  });

  it('is forgotten when it was tampered with', async () => {
    const world = createWorld({ stored: good.replace('b.acme', 'c.acme') });
    await time.finish();
    expect(world.storage.read(storageKeys.lines)).toBeNull();
    expect(world.outcomes()[0]).toEqual({ status: 'refused', reason: 'signature-wrong' });
  });
});
