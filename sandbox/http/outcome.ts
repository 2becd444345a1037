import { commonErrors } from '../../app/contract/common/errors.ts';
import type { DeclaredError } from '../../app/contract/declaredError.ts';
import type { CallFailed } from '../calls/callFailed.ts';

/** What is answered, before it is an HTTP response. */
export type Outcome = {
  status: number;
  code: number;
  msg: string;
  data: unknown;
  /** Seconds, where waiting helps. */
  retryAfter?: number;
};

/** HTTP statuses of errors; every other answer of a known call has 200. */
const statuses: ReadonlyMap<DeclaredError, number> = new Map<DeclaredError, number>([
  [commonErrors.inputInvalid, 400],
  [commonErrors.callUnknown, 404],
  [commonErrors.tooLarge, 413],
  [commonErrors.rateLimited, 429],
  [commonErrors.serverFailed, 500],
]);

/** @returns what a failure answers. */
export function failedOutcome(failure: CallFailed): Outcome {
  const { code, message, data, error } = failure;
  const status = (error && statuses.get(error)) ?? 200;
  const wait = status === 429 ? retryAfterOf(data) : null;
  return { status, code, msg: message, data, ...(wait === null ? {} : { retryAfter: wait }) };
}

function retryAfterOf(data: unknown): number | null {
  const value = (data as { retryAfter?: unknown } | null)?.retryAfter;
  return typeof value === 'number' ? value : null;
}

/** @returns the outcome as the envelope. */
export function envelopeResponse({ status, code, msg, data, retryAfter }: Outcome): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify({ code, msg, data }), { status, headers });
}
