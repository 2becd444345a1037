import * as v from 'valibot';
import { commonErrors, possibleErrors } from '../../app/contract/common/errors.ts';
import { intentInput } from '../../app/contract/intentInput.ts';
import { hmac } from '../auth/hashes.ts';
import { CallFailed, failed } from '../calls/callFailed.ts';
import type { BaseContext, Commit, Committed } from '../calls/context.ts';
import type { AnyHandler } from '../calls/handler.ts';
import type { Queries } from '../database/database.ts';
import { keyIdOf } from './keyId.ts';
import {
  failureToKeep,
  findOutcome,
  keepOutcome,
  keptError,
  type Stored,
} from './storedOutcomes.ts';

export type KeyedRequest = {
  /** As sent; never stored. */
  key: string;
  /** Who may repeat it: the person in a brand, or the device of a visitor. */
  caller: string;
  /** SHA-256 of the file, or empty. */
  fileHash: string;
};

/** What a request with a key is told from others by. */
type Row = { id: string; inputHash: string };

/**
 * Runs a keyed call once for its key: a repetition gets the first answer, a parallel one
 * `inProgress`, one with another input `idempotencyMismatch`. The answer commits with the effect.
 * @param running ids of the keys that are being worked on
 */
export function makeKeyedRuns(
  running: Set<string>,
): (
  handler: AnyHandler,
  input: unknown,
  context: BaseContext,
  request: KeyedRequest,
) => Promise<unknown> {
  return async (handler, input, context, { key, caller, fileHash }) => {
    const id = keyIdOf(caller, handler.call.name, key);
    // The key is a part of the hash and not kept, so that nobody can guess a password from the hash.
    const inputHash = hmac(key, JSON.stringify([intentInput(input), fileHash]));
    if (running.has(id)) throw failed(commonErrors.inProgress);
    running.add(id);
    try {
      const row = { id, inputHash };
      const stored =
        (await findStored(context.db.read, context, row)) ??
        (await recalled(handler, input, context, id)) ??
        (await runFirst(handler, input, context, row));
      if ('failure' in stored) {
        const { failure } = stored;
        throw failed(keptError(handler.call, possibleErrors(handler.call), failure), failure.data);
      }
      return handler.answer ? await handler.answer(stored.answer, input, context) : stored.answer;
    } finally {
      running.delete(id);
    }
  };
}

async function findStored(db: Queries, { now }: BaseContext, row: Row): Promise<Stored | null> {
  const found = await findOutcome(db, row.id, now());
  if (!found) return null;
  const { stored, inputHash } = found;
  if (inputHash !== null && inputHash !== row.inputHash)
    throw failed(commonErrors.idempotencyMismatch);
  return stored;
}

/** What was done with a key is known from its effect for longer than the answer is kept. */
async function recalled(
  handler: AnyHandler,
  input: unknown,
  context: BaseContext,
  id: string,
): Promise<Stored | null> {
  const answer = (await handler.recall?.(id, input, context)) ?? null;
  return answer === null ? null : { answer };
}

async function runFirst(
  handler: AnyHandler,
  input: unknown,
  context: BaseContext,
  row: Row,
): Promise<Stored> {
  const { call } = handler;
  let committed: Stored | null = null;
  const store = async (tx: Queries, stored: Stored) => {
    await keepOutcome(tx, { ...row, call: call.name, stored, createdAt: context.now() });
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
    await handler.run(input, { ...context, commit, intentId: row.id } as BaseContext);
  } catch (error) {
    if (committed && error instanceof CallFailed) return committed;
    // Another server, or the person who gave it up, was first with the same key: that alone may be why.
    const first = await findStored(context.db.read, context, row);
    if (first) return first;
    const failure = error instanceof CallFailed ? failureToKeep(error) : null;
    if (!failure || !call.errors.some(({ name }) => name === failure.name)) throw error;
    return context.db.write(async (tx) => {
      const meanwhile = await findStored(tx, context, row);
      if (!meanwhile) await store(tx, { failure });
      return meanwhile ?? { failure };
    });
  }
  if (!committed) throw new Error(`The handler of ${call.name} did not commit.`);
  return committed;
}
