import type { Call } from '../contract/call.ts';
import { possibleErrors } from '../contract/common/errors.ts';
import type { Intent, Intents } from './intents.ts';
import type { Verdict } from './readEnvelope.ts';
import { type Run, runCall, type Shared } from './runCall.ts';

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
    if (isSettled(run.call, verdict)) intents.settle(intent, key);
    return verdict;
  };
  const verdict = await once();
  // Two inputs with the same fingerprint: what the key stands for is settled, and this one is new.
  return isMismatch(verdict) ? once() : verdict;
}

function isSettled(call: Call, verdict: Verdict): boolean {
  if (verdict.ok) return true;
  const { failure } = verdict;
  if (failure.kind !== 'declared') return failure.kind === 'refused';
  return !possibleErrors(call).some(({ name, isPassing }) => isPassing && name === failure.name);
}

function isMismatch(verdict: Verdict): boolean {
  if (verdict.ok) return false;
  return verdict.failure.kind === 'declared' && verdict.failure.name === 'idempotencyMismatch';
}
