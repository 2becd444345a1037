import type { AnyError } from './anyError.ts';
import type { DeclaredError, ErrorDataOf } from './declaredError.ts';

/** Every way in which a call can fail, as its caller sees it. */
export type CallFailure =
  /** The device has no network; nothing was sent. */
  | { kind: 'offline' }
  /** No line answered, as often as it was tried. Whether the server did the work is unknown. */
  | { kind: 'network' }
  /** A line took the request and did not answer in time. The outcome is unknown. */
  | { kind: 'timeout' }
  /** The answer was no envelope, such as a page of a proxy. */
  | { kind: 'http'; status: number }
  /** HTTP 451: the service may not be offered here. No other line is tried. */
  | { kind: 'blocked' }
  /** The envelope or its data are not what the contract says; `path` names where. */
  | { kind: 'contract'; path: string }
  /** The session ended: 401, 402 or 403 (specification, section 4). */
  | { kind: 'session'; code: 401 | 402 | 403; message: string }
  | DeclaredFailure
  /** A code that the call does not declare, with the server's sentence. */
  | { kind: 'refused'; code: number; message: string }
  /** The caller gave up. */
  | { kind: 'cancelled' };

/** An error that the call declares; its name tells the type of its data. */
export type DeclaredFailure = FailureFor<AnyError>;

type FailureFor<Declared extends DeclaredError> = Declared extends DeclaredError
  ? {
      kind: 'declared';
      domain: Declared['domain'];
      name: Declared['name'];
      data: ErrorDataOf<Declared>;
      message: string;
    }
  : never;

/** The one error of a call. Its message names the call and never holds what was sent. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** Name of the call, such as `user.editNick`. */
  readonly call: string;
  readonly failure: CallFailure;

  constructor(call: string, failure: CallFailure, cause?: unknown) {
    super(`[${call}] ${describe(failure)}`, { cause });
    this.call = call;
    this.failure = failure;
  }
}

function describe(failure: CallFailure): string {
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'contract':
      return `answer not as declared at ${failure.path}`;
    case 'session':
      return `session ended (${failure.code})`;
    case 'declared':
      return failure.name;
    case 'refused':
      return `code ${failure.code}`;
    default:
      return failure.kind;
  }
}

/** @returns the failure of a call, or null for any other error. */
export function failureOf(error: unknown): CallFailure | null {
  return error instanceof CallError ? error.failure : null;
}

/** @returns the declared failure, or null for any other error. */
export function declaredFailure(error: unknown): DeclaredFailure | null {
  const failure = failureOf(error);
  return failure?.kind === 'declared' ? failure : null;
}

/** True where the server may have done the work although no answer came. */
export function isUnknownOutcome(failure: CallFailure): boolean {
  return ['network', 'timeout', 'http', 'contract', 'cancelled'].includes(failure.kind);
}
