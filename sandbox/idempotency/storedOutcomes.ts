import { and, eq, lte, ne, or } from 'drizzle-orm';
import type { DeclaredError } from '../../app/contract/declaredError.ts';
import { pointsErrors } from '../../app/contract/points/errors.ts';
import type { CallFailed } from '../calls/callFailed.ts';
import type { Queries } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema.ts';

/** How long an answer is kept, in ms. */
export const keptFor = 24 * 60 * 60_000;
/** How long a key that was given up stays closed, in ms: longer than any request is on its way. */
export const closedFor = 30 * keptFor;

export type Failure = { name: string; data: unknown };
export type Stored = { answer: unknown } | { failure: Failure };

/** A key that was given up before a request came: no input is known of it. */
const noInput = '';
const closing: Stored = { failure: { name: pointsErrors.intentClosed.name, data: null } };

/** @returns what is kept of a key: its outcome, and the hash of its input; null where it was closed. */
export async function findOutcome(
  db: Queries,
  id: string,
  now: number,
): Promise<{ stored: Stored; inputHash: string | null } | null> {
  const row = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id)).get();
  if (!row) return null;
  const isClosed = row.inputHash === noInput;
  if (row.createdAt <= now - (isClosed ? closedFor : keptFor)) return null;
  return { stored: JSON.parse(row.outcome), inputHash: isClosed ? null : row.inputHash };
}

/** Keeps what became of a key. Fails where there is something already, and with it the transaction. */
export async function keepOutcome(
  tx: Queries,
  row: { id: string; inputHash: string; call: string; stored: Stored; createdAt: number },
): Promise<void> {
  const { stored, ...rest } = row;
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, row.id), outdatedAt(row.createdAt)));
  await tx.insert(idempotencyKeys).values({ ...rest, outcome: JSON.stringify(stored) });
}

/** Closes a key that nothing is known of: a request that arrives later is refused. */
export async function closeKey(
  tx: Queries,
  row: { id: string; call: string; createdAt: number },
): Promise<Stored> {
  await keepOutcome(tx, { ...row, inputHash: noInput, stored: closing });
  return closing;
}

/** What is kept no longer. */
export function outdatedAt(now: number) {
  const { createdAt, inputHash } = idempotencyKeys;
  const isPast = and(lte(createdAt, now - keptFor), ne(inputHash, noInput));
  return or(isPast, lte(createdAt, now - closedFor));
}

/** @returns what is kept of a failure: nothing where another try may end otherwise. */
export function failureToKeep({ error, data }: Pick<CallFailed, 'error' | 'data'>): Failure | null {
  return error && !error.isPassing ? { name: error.name, data } : null;
}

/** @returns the error a kept failure names. @throws Error where the call has lost it since */
export function keptError(
  call: { name: string },
  errors: readonly DeclaredError[],
  { name }: Failure,
): DeclaredError {
  const error = errors.find((one) => one.name === name);
  if (!error) throw new Error(`${call.name} does not declare the error ${name} any more.`);
  return error;
}
