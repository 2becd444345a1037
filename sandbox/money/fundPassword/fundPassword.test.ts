import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exchangeErrors } from '../../../app/contract/exchange/errors.ts';
import { register } from '../../../app/contract/session/register.ts';
import { CallFailed, failed } from '../../calls/callFailed.ts';
import { notices, wallets } from '../../database/schema.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { plainBrand } from '../../testing/testBrands.data.ts';
import { ensureWallet } from '../wallets.ts';
import { hashFundPassword } from './hashFundPassword.ts';
import { mustHaveSameFundPassword, type PinContext, tryFundPassword } from './tryFundPassword.ts';

const minute = 60_000;
const right = '704192';

let sandbox: TestSandbox;
let context: PinContext;
let userId: string;
let walletId: string;
let people = 0;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  context = {
    ...sandbox.services,
    fail: (name: keyof typeof exchangeErrors) => failed(exchangeErrors[name]),
  } as unknown as PinContext;
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  people += 1;
  const { data } = await sandbox.send(register, {
    ...{ packageId: plainBrand.packageId, platform: 'h5', account: `person${people}` },
    ...{ deviceId: `device-${people}`.padEnd(12, '0'), operationID: `operation-${people}` },
    password: 'demo1234',
  });
  userId = data.userId;
  const fundPasswordHash = await sandbox.services.db.write(async (tx) => {
    const owner = { userId, packageId: plainBrand.packageId };
    walletId = (await ensureWallet(tx, sandbox.services, owner)).id;
    return hashFundPassword(walletId, right, sandbox.services);
  });
  await change({ fundPasswordHash });
});

const change = (values: Partial<typeof wallets.$inferInsert>) =>
  sandbox.services.db.write((tx) => tx.update(wallets).set(values).where(eq(wallets.id, walletId)));
const row = () =>
  sandbox.services.db.read.select().from(wallets).where(eq(wallets.id, walletId)).get();

/** @returns `right`, or the error with its data. */
async function attempt(digits: string): Promise<unknown> {
  try {
    await tryFundPassword(context, { id: walletId }, digits);
    return 'right';
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return error.data ? [error.error?.name, error.data] : error.error?.name;
  }
}

const wrong = (triesLeft: number) => ['fundPasswordWrong', { triesLeft }];
const locked = (retryAfter: number) => ['fundPasswordLocked', { retryAfter }];

describe('a fund password', () => {
  it('is right, and sets the count back', async () => {
    expect(await attempt('704193')).toEqual(wrong(4));
    expect(await attempt(right)).toBe('right');
    expect(await row()).toMatchObject({ wrongCount: 0, lockedUntil: 0 });
    expect(await attempt('704193')).toEqual(wrong(4));
  });

  it('locks for 10 minutes after 5, for an hour after 10 and 15, and is blocked after 20', async () => {
    const answers: unknown[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      answers.push(await attempt('000001'));
      sandbox.clock.now += 60 * minute;
    }
    const four = [wrong(4), wrong(3), wrong(2), wrong(1)];
    expect(answers).toEqual([
      ...[...four, locked(600)],
      ...[...four, locked(3600)],
      ...[...four, locked(3600)],
      ...[...four, 'fundPasswordBlocked'],
    ]);
    expect(await attempt(right)).toBe('fundPasswordBlocked');
    const told = await sandbox.services.db.read
      .select()
      .from(notices)
      .where(and(eq(notices.userId, userId), eq(notices.kind, 'fundPasswordBlocked')));
    expect(told).toHaveLength(1);
  });

  it('is not looked at while it is locked, and the lock forgives nothing', async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempt('000001');
    sandbox.clock.now += 10 * minute - 1000;
    expect(await attempt(right)).toEqual(locked(1));
    expect(await row()).toMatchObject({ wrongCount: 5 });
    sandbox.clock.now += 1000;
    expect(await attempt('000001')).toEqual(wrong(4));
    expect(await row()).toMatchObject({ wrongCount: 6 });
  });

  it('is compared at most 20 times, however many try at once and however long', async () => {
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(Array.from({ length: 15 }, () => attempt('000001')));
      sandbox.clock.now += 60 * minute;
    }
    // Each comparison was counted, and only those were.
    expect(await row()).toMatchObject({ wrongCount: 20 });
    expect(await attempt(right)).toBe('fundPasswordBlocked');
  });

  it('counts before it is compared: what breaks off then was a try too', async () => {
    await change({ wrongCount: 19, fundPasswordHash: 'scrypt$broken' });
    await expect(attempt(right)).rejects.toThrow();
    expect(await row()).toMatchObject({ wrongCount: 20 });
    expect(await attempt(right)).toBe('fundPasswordBlocked');
  });

  it('is none where none is set', async () => {
    await change({ fundPasswordHash: null });
    expect(await attempt(right)).toBe('fundPasswordMissing');
    expect(await row()).toMatchObject({ wrongCount: 0 });
  });

  it('of one wallet opens no other, also with the same hash', async () => {
    const hash = await hashFundPassword('another-wallet', right, sandbox.services);
    await change({ fundPasswordHash: hash });
    expect(await attempt(right)).toEqual(wrong(4));
  });
});

describe('mustHaveSameFundPassword', () => {
  it('refuses what was changed while it was compared', async () => {
    const hash = await tryFundPassword(context, { id: walletId }, right);
    const check = () => mustHaveSameFundPassword(sandbox.services.db.read, walletId, hash);
    await expect(check()).resolves.toBeUndefined();
    await change({ fundPasswordHash: await hashFundPassword(walletId, right, sandbox.services) });
    await expect(check()).rejects.toMatchObject({ error: exchangeErrors.fundPasswordWrong });
    await change({ fundPasswordHash: null });
    await expect(check()).rejects.toMatchObject({ error: exchangeErrors.fundPasswordMissing });
  });
});
