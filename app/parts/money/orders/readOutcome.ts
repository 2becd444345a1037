import * as v from 'valibot';
import type { Call, OutputOf } from '../../../contract/call.ts';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import { possibleErrors } from '../../../contract/common/errors.ts';
import { pointsErrors } from '../../../contract/points/errors.ts';
import type { intentOutcome } from '../../../contract/points/intentOutcome.ts';
import type { IntentOutcome } from './intentState.ts';

/** What is read of the data of an error that carries none. */
const nothing = { success: true, output: null } as const;

type Told = OutputOf<typeof intentOutcome>;

/** How much of a call is known where its order is looked up: its name, or all of it. */
export type KnownCall = { name: string; declared: Call | null };

/** @returns what became of an order in the end, or null where that is still open */
export function readOutcome(call: KnownCall, { state, answer, error }: Told): IntentOutcome | null {
  switch (state) {
    case 'done':
      return { kind: 'done', answer: readAnswer(call, answer) };
    case 'refused':
      return { kind: 'refused', error: new CallError(call.name, readFailure(call, error)) };
    default:
      return null;
  }
}

/** Whether it was refused because the person gave it up. */
export function isClosed(outcome: IntentOutcome): boolean {
  if (outcome.kind !== 'refused') return false;
  const { failure } = outcome.error;
  if (failure.kind === 'declared') return failure.name === pointsErrors.intentClosed.name;
  return failure.kind === 'refused' && failure.code === pointsErrors.intentClosed.code;
}

function readAnswer({ declared }: KnownCall, answer: unknown): unknown {
  if (!declared) return null;
  const parsed = v.safeParse(declared.output, answer);
  return parsed.success ? parsed.output : null;
}

function readFailure({ declared }: KnownCall, error: Told['error']): CallFailure {
  const code = error?.code ?? 0;
  const found = declared && possibleErrors(declared).find((one) => one.code === code);
  if (found) {
    const { domain, name } = found;
    const parsed = found.data ? v.safeParse(found.data, error?.data) : nothing;
    if (parsed.success) {
      const failure = { kind: 'declared', domain, name, data: parsed.output, message: '' };
      return failure as CallFailure;
    }
  }
  return { kind: 'refused', code, message: '' };
}
