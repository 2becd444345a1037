import type { calls, ErrorDomain } from './calls.ts';
import type { commonErrors } from './common/errors.ts';

/** Every error there is, as a type alone: the app ships those of the calls it makes. */
export type AnyError =
  | (typeof calls)[number]['errors'][number]
  | (typeof commonErrors)[keyof typeof commonErrors];

/** Name of an error, such as `loginWrong`; of some domains only, where they are given. */
export type ErrorName<Of extends ErrorDomain = ErrorDomain> = Extract<
  AnyError,
  { domain: Of }
>['name'];
