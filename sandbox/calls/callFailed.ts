import { type ErrorData, type ErrorName, errorCatalogue } from '../../app/contract/errors.ts';

/** Codes that end a session on the client: token, JWT, logged in elsewhere. */
export type SessionCode = 401 | 402 | 403;

/** A call's answer that is not success; becomes the envelope. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: number;
  readonly data: unknown;
  /** Null for the session codes. */
  readonly errorName: ErrorName | null;

  constructor(code: number, errorName: ErrorName | null, sentence: string, data: unknown = null) {
    super(sentence);
    this.code = code;
    this.errorName = errorName;
    this.data = data;
  }
}

export type FailData<Name extends ErrorName> =
  ErrorData<Name> extends null ? [] : [data: ErrorData<Name>];

/** Makes the failure of a declared error; throw it, or return it from `commit` to keep the effects. */
export type Fail<Errors extends ErrorName> = <Name extends Errors>(
  name: Name,
  ...data: FailData<Name>
) => CallFailed;

/** @param detail says where, such as a field's path; never what was sent. */
export function failed(name: ErrorName, data: unknown = null, detail = ''): CallFailed {
  const { code, meaning } = errorCatalogue[name];
  return new CallFailed(code, name, detail ? `${meaning} ${detail}` : meaning, data);
}
