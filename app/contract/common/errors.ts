import type { Call } from '../call.ts';
import { type DeclaredError, declareErrors } from '../declaredError.ts';
import { wait } from '../fields/time.ts';

/** Errors that calls of more than one domain answer. */
export const commonErrors = declareErrors('common', {
  inputInvalid: { code: 1001, meaning: 'The input does not have the shape this call takes.' },
  rateLimited: {
    isPassing: true,
    code: 1002,
    meaning: 'Too many requests. Wait a moment.',
    data: wait,
  },
  tooLarge: { code: 1003, meaning: 'The request is larger than this call takes.' },
  brandUnknown: { code: 1004, meaning: 'There is no brand with this package number.' },
  idempotencyMismatch: {
    code: 1005,
    meaning: 'This idempotency key was used with another input.',
  },
  inProgress: {
    isPassing: true,
    code: 1006,
    meaning: 'The same request is still being worked on.',
  },
  featureOff: {
    code: 1007,
    meaning: 'This brand does not offer it, or has switched it off.',
  },
  callUnknown: { isPassing: true, code: 404, meaning: 'There is no such call.' },
  serverFailed: {
    isPassing: true,
    code: 500,
    meaning: 'The server failed. Whether anything was changed is not known.',
  },
});

/** Errors that any call may answer without declaring them. */
const undeclared: readonly DeclaredError[] = [
  commonErrors.inputInvalid,
  commonErrors.rateLimited,
  commonErrors.tooLarge,
  commonErrors.callUnknown,
  commonErrors.serverFailed,
];

/** Errors that any call with an idempotency key may answer. */
const keyed: readonly DeclaredError[] = [commonErrors.idempotencyMismatch, commonErrors.inProgress];

/** @returns every error a call may answer: its own, then those any such call may answer. */
export function possibleErrors({
  errors,
  idempotency,
}: Pick<Call, 'errors' | 'idempotency'>): readonly DeclaredError[] {
  return [...errors, ...(idempotency === 'key' ? keyed : []), ...undeclared];
}
