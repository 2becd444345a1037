import { and, eq, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Call } from '../../app/contract/call.ts';
import { commonErrors, possibleErrors } from '../../app/contract/common/errors.ts';
import { intentInput } from '../../app/contract/intentInput.ts';
import { hmac, sha256 } from '../auth/hashes.ts';
import { CallFailed, failed } from '../calls/callFailed.ts';
import type { BaseContext, Commit, Committed } from '../calls/context.ts';
import type { AnyHandler } from '../calls/handler.ts';
import type { Queries } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema.ts';

/** How long an answer is kept, in ms. */
export const keptFor = 24 * 60 * 60_000;

export type KeyedRequest = {
  /** As sent; never stored. */
  key: string;
  /** Who may repeat it: the user, or the device of a visitor. */
  caller: string;
  /** SHA-256 of the file, or empty. */
  fileHash: string;
};

type Failure = { name: string; data: unknown };
type Stored = { answer: unknown } | { failure: Failure };

/**
 * Runs a keyed call once for its key: a repetition gets the first answer, a parallel one
 * `inProgress`, one with another input `idempotencyMismatch`. The answer commits with the effect.
 */
export function makeKeyedRuns(): (
  handler: AnyHandler,
  input: unknown,
  context: BaseContext,
  request: KeyedRequest,
) => Promise<unknown> {
  const running = new Set<string>();
  return async (handler, input, context, { key, caller, fileHash }) => {
    const id = sha256(JSON.stringify([caller, handler.call.name, key]));
    // The key is a part of the hash and not kept, so that nobody can guess a password from the hash.
    const inputHash = hmac(key, JSON.stringify([intentInput(input), fileHash]));
    if (running.has(id)) throw failed(commonErrors.inProgress);
    running.add(id);
    try {
      const stored =
        (await findStored(context, id, inputHash)) ??
        (await runFirst(handler, input, context, { id, inputHash }));
      if ('failure' in stored) throw keptFailure(handler.call, stored.failure);
      return handler.answer ? await handler.answer(stored.answer, input, context) : stored.answer;
    } finally {
      running.delete(id);
    }
  };
}

async function findStored(
  { db, now }: BaseContext,
  id: string,
  inputHash: string,
): Promise<Stored | null> {
  const row = await db.read
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, id), gt(idempotencyKeys.createdAt, now() - keptFor)))
    .get();
  if (!row) return null;
  if (row.inputHash !== inputHash) throw failed(commonErrors.idempotencyMismatch);
  return JSON.parse(row.outcome);
}

async function runFirst(
  handler: AnyHandler,
  input: unknown,
  context: BaseContext,
  row: { id: string; inputHash: string },
): Promise<Stored> {
  const { call } = handler;
  let committed: Stored | null = null;
  const store = async (tx: Queries, stored: Stored) => {
    const now = context.now();
    await tx
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.id, row.id), lte(idempotencyKeys.createdAt, now - keptFor)));
    await tx.insert(idempotencyKeys).values({
      ...row,
      call: call.name,
      outcome: JSON.stringify(stored),
      createdAt: now,
    });
    committed = stored;
  };
  const commit: Commit = async <Answer>(
    effect: (tx: Queries) => Promise<Answer | CallFailed>,
  ): Promise<Committed<Answer>> => {
    const answer = await context.db.write(async (tx) => {
      const result = await effect(tx);
      if (result instanceof CallFailed) {
        const failure = failureToKeep(result);
        if (failure) await store(tx, { failure });
        return result;
      }
      // Checked before it is committed: an answer that breaks the contract must not have an effect.
      await store(tx, { answer: handler.answer ? result : v.parse(call.output, result) });
      return result;
    });
    if (answer instanceof CallFailed) throw answer;
    return answer as unknown as Committed<Answer>;
  };
  try {
    await handler.run(input, { ...context, commit } as BaseContext);
  } catch (error) {
    if (committed && error instanceof CallFailed) return committed;
    const failure = error instanceof CallFailed ? failureToKeep(error) : null;
    if (!failure || !call.errors.some(({ name }) => name === failure.name)) throw error;
    await context.db.write((tx) => store(tx, { failure }));
  }
  if (!committed) throw new Error(`The handler of ${call.name} did not commit.`);
  return committed;
}

function failureToKeep({ error, data }: CallFailed): Failure | null {
  return error && !error.isPassing ? { name: error.name, data } : null;
}

/** @throws Error where the call has lost the error since */
function keptFailure(call: Call, { name, data }: Failure): CallFailed {
  const error = possibleErrors(call).find((one) => one.name === name);
  if (!error) throw new Error(`${call.name} does not declare the error ${name} any more.`);
  return failed(error, data);
}
