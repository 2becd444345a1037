import { and, eq, isNull, lt } from 'drizzle-orm';
import { findByAccount } from '../../accounts/users.ts';
import type { SandboxBrand } from '../../brands.ts';
import type { Queries } from '../../database/database.ts';
import { notices, orders } from '../../database/schema.ts';
import { hashFundPassword } from '../../money/fundPassword/hashFundPassword.ts';
import { ensureWallet, findWallet, type WalletOwner } from '../../money/wallets.ts';
import type { Services } from '../../services.ts';
import { type SeedPerson, seedFundPassword } from '../people.data.ts';
import { seedGrants } from './money.data.ts';
import { pointsPersonOf } from './pointsPerson.ts';
import { walletSteps } from './walletSteps.ts';

const hour = 3_600_000;
/** Notices older than that were read, in hours. */
const readAfter = 36;

/**
 * Gives the demo person of each brand's language points with a history, by the functions that calls and
 * the operator's pages use. A wallet that anything was done with is left as it is; a history comes whole
 * or not at all.
 */
export async function seedMoney(services: Services, platformId: number): Promise<void> {
  const brands = services.brands.all.filter((brand) => brand.platformId === platformId);
  for (const brand of brands) {
    const person = pointsPersonOf(brand);
    const user = person && (await findByAccount(services.db.read, platformId, person.account));
    const owner = { userId: user?.id ?? '', packageId: brand.packageId };
    if (user) await seedWallet(services, { brand, person, owner });
  }
}

type Seeded = { brand: SandboxBrand; person: SeedPerson; owner: WalletOwner };

async function seedWallet(services: Services, { brand, person, owner }: Seeded): Promise<void> {
  const { db } = services;
  if (await isUsed(db.read, owner)) return;
  const present = services.now();
  let moment = present - Math.max(...seedGrants.map(({ hoursAgo }) => hoursAgo)) * hour;
  const now = () => moment;
  const wallet = await db.write((tx) => ensureWallet(tx, { ...services, now }, owner));
  // Outside the transaction: it is slow.
  const pinHash = await hashFundPassword(wallet.id, seedFundPassword, services);
  await db.write(async (tx) => {
    if (await isUsed(tx, owner)) return;
    const past = { ...services, now, db: { ...db, read: tx, write: within(tx) } };
    const steps = walletSteps({ tx, past, brand, person, wallet, pinHash });
    for (const { hoursAgo, run } of steps) {
      moment = present - hoursAgo * hour;
      await run();
    }
    await markRead(tx, owner, present);
  });
}

/** Whether anything was done with a wallet. */
async function isUsed(db: Queries, owner: WalletOwner): Promise<boolean> {
  const wallet = await findWallet(db, owner);
  if (!wallet) return false;
  const hasSecurity = wallet.fundPasswordHash !== null || wallet.cardsAdded > 0;
  return hasSecurity || (await db.$count(orders, eq(orders.walletId, wallet.id))) > 0;
}

/** Writes in a transaction that is open, so that all of a history is there or nothing. */
function within(tx: Queries): Services['db']['write'] {
  return async (effect, committed) => {
    const result = await effect(tx);
    committed?.();
    return result;
  };
}

async function markRead(
  tx: Queries,
  { userId, packageId }: WalletOwner,
  present: number,
): Promise<void> {
  const own = and(eq(notices.userId, userId), eq(notices.packageId, packageId));
  const old = lt(notices.createdAt, present - readAfter * hour);
  await tx
    .update(notices)
    .set({ readAt: present - readAfter * hour })
    .where(and(own, isNull(notices.readAt), old));
}
