import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallFailed } from '../calls/callFailed.ts';
import { ledgerAccounts, ledgerLegs } from '../database/schema.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { foreignBrand, plainBrand } from '../testing/testBrands.data.ts';
import { readBalances } from './balances.ts';
import { readIdentities } from './identities.ts';
import { post } from './ledger.ts';
import { grantLegs, holdLegs, type Leg, payLegs, releaseLegs } from './movements.ts';
import { newOrderNo } from './orderNo.ts';
import { ensureWallet } from './wallets.ts';

let sandbox: TestSandbox;
let wallet: string;
const { packageId } = plainBrand;

beforeEach(async () => {
  sandbox = await openTestSandbox();
  const { services } = sandbox;
  const owner = { userId: 'anna', packageId };
  wallet = (await services.db.write((tx) => ensureWallet(tx, services, owner))).id;
});
afterEach(() => sandbox.close());

const move = (legs: readonly Leg[], orderNo = 'G20260102-0000000000') => {
  const { services } = sandbox;
  return services.db.write((tx) => post(tx, services, { packageId, orderNo, legs }));
};
const balances = () => readBalances(sandbox.services.db.read, wallet);
/** Those of the accounts alone: these tests have no orders. */
const accountsHold = async () => {
  const found = await readIdentities(sandbox.services.db.read, packageId);
  const own = found.filter(({ name }) => /sum to zero|differ from their movements|owes/.test(name));
  expect(own).toHaveLength(3);
  for (const { name, left, right } of own) expect([name, left]).toEqual([name, right]);
};

describe('post', () => {
  it('moves points and tells what stood on both accounts afterwards', async () => {
    await move(grantLegs(wallet, 500));
    await move(holdLegs(wallet, 200));
    expect(await balances()).toEqual({
      available: 300,
      held: { exchange: 200, stake: 0 },
      ledgerSeq: 2,
    });
    const rows = await sandbox.services.db.read.select().from(ledgerLegs);
    expect(rows).toMatchObject([
      { amount: 500, fromAfter: -500, toAfter: 500 },
      { amount: 200, fromAfter: 300, toAfter: 200 },
    ]);
    await accountsHold();
  });

  it('refuses what is not there, and undoes all that was posted with it', async () => {
    await move(grantLegs(wallet, 500));
    const before = await balances();
    const refused = move([...grantLegs(wallet, 100), ...holdLegs(wallet, 601)]);
    await expect(refused).rejects.toMatchObject({
      error: { name: 'balanceInsufficient' },
      data: { available: 600 },
    });
    await expect(refused).rejects.toBeInstanceOf(CallFailed);
    expect(await balances()).toEqual(before);
    await accountsHold();
  });

  it.each([0, -5, 1.5, Number.NaN, 1e12 + 1])('refuses an amount of %d', async (amount) => {
    await expect(move(grantLegs(wallet, amount))).rejects.toThrow(/whole number/);
    expect((await balances()).available).toBe(0);
  });

  it('refuses a movement to where it comes from, and to a wallet of another brand', async () => {
    const [leg] = grantLegs(wallet, 1);
    if (!leg) throw new Error('There is a leg.');
    await expect(move([{ ...leg, to: leg.from }])).rejects.toThrow();
    const { services } = sandbox;
    const posting = { packageId: foreignBrand.packageId, orderNo: 'x', legs: [leg] };
    await expect(services.db.write((tx) => post(tx, services, posting))).rejects.toThrow();
  });

  it('takes no fee leg where there is no fee', () => {
    expect(payLegs('w', 100, 0).map(({ amount }) => amount)).toEqual([100]);
    expect(payLegs('w', 100, 30).map(({ amount }) => amount)).toEqual([70, 30]);
  });
});

describe('the tables', () => {
  it('keep movements as they were written', async () => {
    await move(grantLegs(wallet, 500));
    const { db } = sandbox.services;
    await expect(db.write((tx) => tx.update(ledgerLegs).set({ amount: 1 }))).rejects.toThrow();
    await expect(db.write((tx) => tx.delete(ledgerLegs))).rejects.toThrow();
    expect((await db.read.select().from(ledgerLegs))[0]?.amount).toBe(500);
  });

  it('let no account of a person go below zero, whoever writes it', async () => {
    const { db } = sandbox.services;
    const write = db.write((tx) =>
      tx.update(ledgerAccounts).set({ balance: -1 }).where(eq(ledgerAccounts.walletId, wallet)),
    );
    await expect(write).rejects.toThrow();
  });
});

describe('order numbers', () => {
  it('have the form of the contract, the UTC day, and nothing that counts', () => {
    const now = () => Date.UTC(2026, 11, 31, 23, 59);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const orderNo = newOrderNo({ now, randomBytes: () => bytes }, 'exchange');
        expect(orderNo).toMatch(/^X20261231-[0-9A-HJKMNP-TV-Z]{10}$/);
      }),
    );
  });
});

/** The same in memory, by the same movements. */
function makeModel() {
  const standing = new Map<string, number>();
  const keyOf = ({ walletId, kind }: Leg['from']) => `${walletId ?? 'house'} ${kind}`;
  return {
    standing,
    apply: (legs: readonly Leg[]): boolean => {
      const next = new Map(standing);
      for (const { from, to, amount } of legs) {
        const left = (next.get(keyOf(from)) ?? 0) - amount;
        if (from.walletId && left < 0) return false;
        next.set(keyOf(from), left);
        next.set(keyOf(to), (next.get(keyOf(to)) ?? 0) + amount);
      }
      for (const [key, balance] of next) standing.set(key, balance);
      return true;
    },
  };
}

type Command = { kind: 'grant' | 'hold' | 'pay' | 'release'; person: number; amount: number };
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('grant', 'hold', 'pay', 'release'),
  person: fc.nat(2),
  amount: fc.integer({ min: 1, max: 1000 }),
});

function legsOf({ kind, amount }: Command, walletId: string): Leg[] {
  if (kind === 'grant') return grantLegs(walletId, amount);
  if (kind === 'hold') return holdLegs(walletId, amount);
  return kind === 'pay' ? payLegs(walletId, amount, amount % 7) : releaseLegs(walletId, amount);
}

describe('any sequence of movements', () => {
  it('keeps sums at zero and nobody below it, in the model', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 60, maxLength: 60 }), (commands) => {
        const { apply, standing } = makeModel();
        let given = 0;
        for (const one of commands)
          if (apply(legsOf(one, `w${one.person}`)) && one.kind === 'grant') given += one.amount;
        let [all, peoples] = [0, 0];
        for (const [key, balance] of standing) {
          all += balance;
          if (key.startsWith('w')) {
            peoples += balance;
            if (balance < 0) throw new Error(`${key} is below zero.`);
          }
        }
        const paid =
          (standing.get('house clearing:exchange') ?? 0) + (standing.get('house fees') ?? 0);
        return all === 0 && peoples === given - paid;
      }),
      { numRuns: 2000 },
    );
  });

  it('does in the database what it does in the model', async () => {
    const { services } = sandbox;
    const people = ['p0', 'p1', 'p2'];
    const run = async (commands: readonly Command[], round: string) => {
      const { apply, standing } = makeModel();
      const ids = await services.db.write((tx) =>
        Promise.all(
          people.map((one) => ensureWallet(tx, services, { userId: round + one, packageId })),
        ),
      );
      for (const one of commands) {
        const legs = legsOf(one, ids[one.person]?.id ?? '');
        const posted = await move(legs).then(
          () => true,
          () => false,
        );
        expect(posted).toBe(apply(legs));
      }
      for (const { id } of ids) {
        const { available, held } = await readBalances(services.db.read, id);
        expect([available, held.exchange]).toEqual([
          standing.get(`${id} available`) ?? 0,
          standing.get(`${id} held:exchange`) ?? 0,
        ]);
      }
      await accountsHold();
    };
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 20 }), (commands) => {
        round += 1;
        return run(commands, `${round}`);
      }),
      { numRuns: 15 },
    );
  });
});
