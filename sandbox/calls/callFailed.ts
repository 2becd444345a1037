import type { DeclaredError, ErrorDataOf } from '../../app/contract/declaredError.ts';

/** Codes that end a session on the client: token, JWT, logged in elsewhere. */
export type SessionCode = 401 | 402 | 403;

/** A call's answer that is not success; becomes the envelope. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: number;
  readonly data: unknown;
  /** Null for the session codes. */
  readonly error: DeclaredError | null;

  constructor(code: number, error: DeclaredError | null, sentence: string, data: unknown = null) {
    super(sentence);
    this.code = code;
    this.error = error;
    this.data = data;
  }
}

type FailData<Declared extends DeclaredError> =
  ErrorDataOf<Declared> extends null ? [] : [data: ErrorDataOf<Declared>];

/**
 * Makes the failure of an error that the call declares, by its name; throw it, or return it from
 * `commit` to keep the effects.
 */
export type Fail<Errors extends DeclaredError> = <Name extends Errors['name']>(
  name: Name,
  ...data: FailData<Extract<Errors, { name: Name }>>
) => CallFailed;

/** @param detail says where, such as a field's path; never what was sent. */
export function failed(error: DeclaredError, data: unknown = null, detail = ''): CallFailed {
  const { code, meaning } = error;
  return new CallFailed(code, error, detail ? `${meaning} ${detail}` : meaning, data);
}
