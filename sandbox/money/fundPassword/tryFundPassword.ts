import { and, eq } from 'drizzle-orm';
import { exchangeErrors } from '../../../app/contract/exchange/errors.ts';
import { attemptTurns } from '../../auth/attemptTurns.ts';
import { type CallFailed, failed } from '../../calls/callFailed.ts';
import type { BaseContext } from '../../calls/context.ts';
import type { Queries } from '../../database/database.ts';
import { wallets } from '../../database/schema.ts';
import { addNotice } from '../../notices/addNotice.ts';
import type { WalletOwner } from '../wallets.ts';
import { lockAfter, mostWrong, triesLeft } from './fundPasswordRules.ts';
import { isFundPassword } from './hashFundPassword.ts';

type PinErrorName =
  | 'fundPasswordMissing'
  | 'fundPasswordWrong'
  | 'fundPasswordLocked'
  | 'fundPasswordBlocked';

/** What a try needs: the context of a call that declares `pinErrors`. */
export type PinContext = BaseContext & { fail: (name: PinErrorName, ...data: never) => CallFailed };

type Counted = WalletOwner & { hash: string; wrongCount: number };

const takeTurn = attemptTurns();

/**
 * Tries a fund password. It counts as wrong before it is compared, so that several servers together
 * compare no more than one may try; a right one sets the count back.
 * @returns the stored hash it was compared with, for `mustHaveSameFundPassword`.
 * @throws CallFailed `fundPasswordMissing`, `fundPasswordWrong`, `fundPasswordLocked`,
 * `fundPasswordBlocked`
 */
export function tryFundPassword(
  context: PinContext,
  wallet: { id: string },
  digits: string,
): Promise<string> {
  return takeTurn(wallet.id, async () => {
    const counted = await context.db.write((tx) => countTry(tx, context, wallet.id));
    const { hash } = counted;
    if (!(await isFundPassword(wallet.id, digits, { ...context, hash }))) {
      throw await refuse(context, counted);
    }
    await context.db.write((tx) =>
      tx
        .update(wallets)
        .set({ wrongCount: 0, lockedUntil: 0 })
        .where(and(eq(wallets.id, wallet.id), eq(wallets.fundPasswordHash, hash))),
    );
    return hash;
  });
}

/**
 * For the transaction of what a fund password allows: it may have been changed while it was compared.
 * @throws CallFailed `fundPasswordMissing`, `fundPasswordWrong`
 */
export async function mustHaveSameFundPassword(
  tx: Queries,
  walletId: string,
  hash: string,
): Promise<void> {
  const row = await tx.select().from(wallets).where(eq(wallets.id, walletId)).get();
  if (!row?.fundPasswordHash) throw failed(exchangeErrors.fundPasswordMissing);
  if (row.fundPasswordHash !== hash) {
    throw failed(exchangeErrors.fundPasswordWrong, { triesLeft: triesLeft(row.wrongCount) });
  }
}

async function countTry(tx: Queries, { now }: BaseContext, walletId: string): Promise<Counted> {
  const row = await tx.select().from(wallets).where(eq(wallets.id, walletId)).get();
  if (!row?.fundPasswordHash) throw failed(exchangeErrors.fundPasswordMissing);
  if (row.wrongCount >= mostWrong) throw failed(exchangeErrors.fundPasswordBlocked);
  const wait = row.lockedUntil - now();
  if (wait > 0) throw locked(wait);
  const wrongCount = row.wrongCount + 1;
  const lock = lockAfter(wrongCount);
  await tx
    .update(wallets)
    .set({ wrongCount, lockedUntil: lock > 0 ? now() + lock : 0 })
    .where(eq(wallets.id, walletId));
  const { userId, packageId } = row;
  return { userId, packageId, hash: row.fundPasswordHash, wrongCount };
}

async function refuse(
  context: BaseContext,
  { userId, packageId, wrongCount }: Counted,
): Promise<CallFailed> {
  if (wrongCount >= mostWrong) {
    const notice = { userId, packageId, kind: 'fundPasswordBlocked' } as const;
    await context.db.write((tx) => addNotice(tx, context, notice));
    return failed(exchangeErrors.fundPasswordBlocked);
  }
  const lock = lockAfter(wrongCount);
  return lock > 0
    ? locked(lock)
    : failed(exchangeErrors.fundPasswordWrong, { triesLeft: triesLeft(wrongCount) });
}

function locked(wait: number): CallFailed {
  return failed(exchangeErrors.fundPasswordLocked, { retryAfter: Math.ceil(wait / 1000) });
}
