import type * as v from 'valibot';
import type { Domain } from './calls.ts';
import type { DeclaredError } from './declaredError.ts';

// biome-ignore lint/suspicious/noExplicitAny: the one place where any schema is meant.
export type Schema = v.GenericSchema<any, any>;

type CallNamePattern = `${Domain}.${string}`;

/** What a call that takes a file takes: one part `file` of `multipart/form-data`, beside `input`. */
export type FileRule = {
  /** Largest size in bytes. */
  maxBytes: number;
  /** Media types the server keeps, after looking into the file itself. */
  mediaTypes: readonly string[];
};

/** One call, as both sides know it. Client, sandbox, documents and tests all derive from it. */
export type Call<
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Errors extends DeclaredError = DeclaredError,
  Name extends CallNamePattern = CallNamePattern,
  Auth extends 'visitor' | 'member' = 'visitor' | 'member',
  Repetition extends 'natural' | 'key' = 'natural' | 'key',
> = {
  /** Folder and file, such as `user.editNick`; names the call in errors, logs and tests. */
  name: Name;
  /** Path below the base URL of a line, as the specification spells it. */
  path: `/${string}`;
  /** `POST` sends the input as JSON; `GET` sends none. */
  method: 'GET' | 'POST';
  /** `member` calls carry the token; without one they answer 401. */
  auth: Auth;
  /**
   * `natural`: repeating does no harm. `key`: carries `Idempotency-Key`, and the server answers a
   * repetition with the first answer instead of doing it again.
   */
  idempotency: Repetition;
  /** One sentence: what it does. */
  summary: string;
  input: Input;
  /** Unknown keys are dropped; missing ones are a contract error. */
  output: Output;
  /** Errors of its own, beside those any call may answer (`possibleErrors`). */
  errors: readonly Errors[];
  file?: FileRule;
  /** Not in the specification; the product needs it. */
  isAddition?: boolean;
};

/** The input as the server gets it. */
export type InputOf<C extends Call> = v.InferOutput<C['input']>;
/** The input as a caller writes it. */
export type SentInputOf<C extends Call> = v.InferInput<C['input']>;
export type OutputOf<C extends Call> = v.InferOutput<C['output']>;
export type ErrorsOf<C extends Call> = C['errors'][number];

/** Declares the call that its file is named after; the types of both sides follow from it. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<
  Input extends Schema,
  Output extends Schema,
  const Errors extends DeclaredError,
  const Name extends CallNamePattern,
  const Auth extends 'visitor' | 'member',
  const Repetition extends 'natural' | 'key',
>(
  call: Call<Input, Output, Errors, Name, Auth, Repetition>,
): Call<Input, Output, Errors, Name, Auth, Repetition> {
  return call;
}

/**
 * Declares a call as far as one feature has to do with it, under the name of the whole, so that a site
 * holds what its features need.
 */
/* @__NO_SIDE_EFFECTS__ */
export const declareCallPart: typeof declareCall = (call) => call;
