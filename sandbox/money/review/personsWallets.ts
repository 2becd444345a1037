import { desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { User } from '../../accounts/users.ts';
import type { SandboxBrand } from '../../brands.ts';
import type { Queries } from '../../database/database.ts';
import { ledgerAccounts, ledgerLegs, orders } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { type Balances, readBalances } from '../balances.ts';
import { readCards } from '../cards/bankCards.ts';
import { type Identity, readIdentities } from '../identities.ts';
import type { OrderRow } from '../orders.ts';
import { findWallet, type Wallet } from '../wallets.ts';
import { withdrawalHold } from '../withdrawalHold.ts';

/** A movement, with the kinds of its accounts. Moments in milliseconds, amounts in hundredths. */
export type Movement = {
  seq: number;
  createdAt: number;
  orderNo: string;
  from: string;
  to: string;
  amount: number;
};

/** A wallet as the operator sees it. */
export type ShownWallet = {
  brand: string;
  packageId: number;
  currency: string;
  balances: Balances;
  hasFundPassword: boolean;
  cards: number;
  holdUntil: number | null;
  /** Newest first; the last fifty. */
  orders: Pick<OrderRow, 'orderNo' | 'kind' | 'amount' | 'stage' | 'reason' | 'createdAt'>[];
  /** Newest first; the last fifty. */
  movements: Movement[];
  identities: Identity[];
};

const mostShown = 50;

/** A brand with points in which a person has no wallet yet. */
export type OtherBrand = { brand: string; packageId: number };

/** @returns a person's wallets, and the brands of the platform with points where there is none yet. */
export async function readPersonsWallets(
  services: Services,
  { id: userId, platformId }: User,
): Promise<{ wallets: ShownWallet[]; others: OtherBrand[] }> {
  const own = services.brands.all.filter(
    (brand) => brand.platformId === platformId && brand.features.includes('points'),
  );
  const found = await Promise.all(
    own.map(async (brand) => {
      const { packageId } = brand;
      const wallet = await findWallet(services.db.read, { userId, packageId });
      return wallet ? readWallet(services, wallet, brand) : { brand: brand.id, packageId };
    }),
  );
  const isOwned = (one: ShownWallet | OtherBrand): one is ShownWallet => 'balances' in one;
  return { wallets: found.filter(isOwned), others: found.filter((one) => !isOwned(one)) };
}

async function readWallet(
  { db: { read }, now }: Services,
  wallet: Wallet,
  { id, packageId, currency }: SandboxBrand,
): Promise<ShownWallet> {
  const { id: walletId, fundPasswordHash } = wallet;
  const hold = await withdrawalHold(read, wallet, now());
  return {
    ...{ brand: id, packageId, currency },
    balances: await readBalances(read, walletId),
    hasFundPassword: fundPasswordHash !== null,
    cards: (await readCards(read, walletId)).length,
    holdUntil: hold?.until ?? null,
    orders: await read
      .select({
        ...{ orderNo: orders.orderNo, kind: orders.kind, amount: orders.amount },
        ...{ stage: orders.stage, reason: orders.reason, createdAt: orders.createdAt },
      })
      .from(orders)
      .where(eq(orders.walletId, walletId))
      .orderBy(desc(orders.createdAt), desc(orders.orderNo))
      .limit(mostShown),
    movements: await readMovements(read, walletId),
    identities: await readIdentities(read, packageId),
  };
}

function readMovements(db: Queries, walletId: string): Promise<Movement[]> {
  const from = alias(ledgerAccounts, 'from_account_row');
  const to = alias(ledgerAccounts, 'to_account_row');
  const own = db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.walletId, walletId));
  return db
    .select({
      ...{ seq: ledgerLegs.seq, createdAt: ledgerLegs.createdAt, orderNo: ledgerLegs.orderNo },
      ...{ from: from.kind, to: to.kind, amount: ledgerLegs.amount },
    })
    .from(ledgerLegs)
    .innerJoin(from, eq(from.id, ledgerLegs.fromAccount))
    .innerJoin(to, eq(to.id, ledgerLegs.toAccount))
    .where(or(inArray(ledgerLegs.fromAccount, own), inArray(ledgerLegs.toAccount, own)))
    .orderBy(desc(ledgerLegs.seq))
    .limit(mostShown);
}
