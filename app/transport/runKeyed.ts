import type { ErrorName } from '../contract/anyError.ts';
import type { Intent, Intents } from './intents.ts';
import type { Verdict } from './readEnvelope.ts';
import { type Run, runCall, type Shared } from './runCall.ts';

/** Answers that say nothing of what an earlier request with the same key may have done. */
const unsettling: readonly ErrorName<'common'>[] = [
  'inProgress',
  'rateLimited',
  'serverFailed',
  'callUnknown',
];

/** Runs a call under the key of its intent, which stays open until the server has settled it. */
export async function runKeyed(
  run: Omit<Run, 'key'>,
  shared: Shared,
  intents: Intents,
  intent: Intent,
): Promise<Verdict> {
  const once = async (): Promise<Verdict> => {
    const key = intents.keyOf(intent);
    const verdict = await runCall({ ...run, key }, shared);
    if (isSettled(verdict)) intents.settle(intent, key);
    return verdict;
  };
  const verdict = await once();
  // Two inputs with the same fingerprint: what the key stands for is settled, and this one is new.
  return isMismatch(verdict) ? once() : verdict;
}

function isSettled(verdict: Verdict): boolean {
  if (verdict.ok) return true;
  const { failure } = verdict;
  if (failure.kind === 'declared') return !unsettling.some((name) => name === failure.name);
  return failure.kind === 'refused';
}

function isMismatch(verdict: Verdict): boolean {
  if (verdict.ok) return false;
  return verdict.failure.kind === 'declared' && verdict.failure.name === 'idempotencyMismatch';
}
