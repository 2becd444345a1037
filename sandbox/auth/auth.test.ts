import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '../accounts/maskPhone.ts';
import { atMost } from './atMost.ts';
import { attemptTurns } from './attemptTurns.ts';
import { readJwt, signJwt } from './jwt.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { loadSecret } from './secret.ts';

describe('hashPassword', () => {
  const hashing = { passwordCost: 16, randomBytes: (count: number) => Buffer.alloc(count, 7) };

  it('makes a hash that only the password opens', async () => {
    const hash = await hashPassword('demo1234', hashing);
    expect(hash).not.toContain('demo1234');
    expect(await isPassword('demo1234', hash, hashing)).toBe(true);
    expect(await isPassword('demo12345', hash, hashing)).toBe(false);
    expect(await isPassword('demo1234', null, hashing)).toBe(false);
  });

  it('makes hashes that stay good when the cost changes', async () => {
    const hash = await hashPassword('demo1234', hashing);
    expect(await isPassword('demo1234', hash, { passwordCost: 32 })).toBe(true);
  });
});

describe('signJwt', () => {
  const secret = Buffer.alloc(32, 1);
  const claims = { sub: 'user', jti: 'id', iat: 1, exp: 2 };

  it('makes a JWT that only the same secret reads', () => {
    const jwt = signJwt(claims, secret);
    expect(readJwt(jwt, secret)).toEqual(claims);
    expect(readJwt(jwt, Buffer.alloc(32, 2))).toBeNull();
  });

  it.each(['', 'a', 'a.b.c', 'ä.ö.ü', 'a.b.c.d'])('reads nothing in "%s"', (text) => {
    expect(readJwt(text, secret)).toBeNull();
  });
});

describe('attemptTurns', () => {
  it('runs attempts of a key one by one, also after a failure, and others beside', async () => {
    const takeTurn = attemptTurns();
    const seen: string[] = [];
    const attempt = (name: string) => async () => {
      seen.push(`${name} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (name === 'a1') throw new Error('failed');
    };
    const runs = [
      takeTurn('a', attempt('a1')).catch(() => undefined),
      takeTurn('a', attempt('a2')),
      takeTurn('b', attempt('b1')),
    ];
    await Promise.all(runs);
    expect(seen.filter((one) => one.startsWith('a'))).toEqual([
      'a1 starts',
      'a1 ends',
      'a2 starts',
      'a2 ends',
    ]);
    expect(seen.indexOf('b1 starts')).toBeLessThan(seen.indexOf('a1 ends'));
  });
});

describe('atMost', () => {
  it('runs all, never more at once than allowed, in the order they came', async () => {
    const takePlace = atMost(3);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = (name: number) => async () => {
      started.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (name === 4) throw new Error('failed');
    };
    const names = Array.from({ length: 10 }, (_, index) => index);
    const settled = await Promise.allSettled(names.map((name) => takePlace(work(name))));
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect([most, started]).toEqual([3, names]);
  });
});

describe('loadSecret', () => {
  it('makes a secret for the owner alone, and the same again later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-secret-'));
    const dataDir = join(folder, 'new');
    const first = await loadSecret(dataDir);
    expect(first).toHaveLength(32);
    expect(await loadSecret(dataDir)).toEqual(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    writeFileSync(join(dataDir, 'secret'), 'short');
    await expect(loadSecret(dataDir)).rejects.toMatchObject({ code: 'dataFolder' });
    rmSync(folder, { recursive: true });
  });

  it('says which folder cannot be used', async () => {
    const loading = loadSecret('/dev/null/folder');
    await expect(loading).rejects.toMatchObject({ code: 'dataFolder' });
    await expect(loading).rejects.toThrow('/dev/null/folder');
  });
});

describe('maskPhone', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['0123456789', '012****89'],
    ['123456', '1****56'],
    ['123', '****'],
    [null, ''],
  ])('shows %s as %s', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});
