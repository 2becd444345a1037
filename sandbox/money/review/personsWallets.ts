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
import { findWallet } from '../wallets.ts';

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

/** @returns the wallets of a person in the brands of the platform that have points. */
export function readPersonsWallets(services: Services, person: User): Promise<ShownWallet[]> {
  const own = services.brands.all.filter(
    ({ platformId, features }) => platformId === person.platformId && features.includes('points'),
  );
  return Promise.all(own.map((brand) => readWallet(services, person.id, brand)));
}

async function readWallet(
  { db: { read }, now }: Services,
  userId: string,
  { id, packageId, currency }: SandboxBrand,
): Promise<ShownWallet> {
  const wallet = await findWallet(read, { userId, packageId });
  const walletId = wallet?.id ?? '';
  return {
    ...{ brand: id, packageId, currency },
    balances: await readBalances(read, walletId),
    hasFundPassword: (wallet?.fundPasswordHash ?? null) !== null,
    cards: (await readCards(read, walletId)).length,
    holdUntil: wallet && wallet.holdUntil > now() ? wallet.holdUntil : null,
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
