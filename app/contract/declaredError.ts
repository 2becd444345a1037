import type * as v from 'valibot';
import type { Schema } from './call.ts';
import type { ErrorDomain } from './calls.ts';

/** One error that calls may answer, as both sides know it. */
export type DeclaredError<
  Of extends ErrorDomain = ErrorDomain,
  Name extends string = string,
  Data extends Schema | null = Schema | null,
> = {
  domain: Of;
  /** Unique over all domains; also the key of its sentence in the texts of the domain's errors. */
  name: Name;
  /** Unique over all domains; stands in the envelope. */
  code: number;
  /** What a server says with it, in English. The app says it in the person's language. */
  meaning: string;
  /** What the envelope carries as `data`; null for nothing. */
  data: Data;
  /**
   * True where it says nothing of what an earlier request with the same key may have done, or where
   * waiting or another try ends it. The server does not keep it under the key, and the client keeps
   * the key open: after a wrong fund password, a first request with the right one may still be on its
   * way, and under a new key it would be a second order.
   */
  isPassing: boolean;
};

/** What the envelope of an error carries as `data`, after it was parsed. */
export type ErrorDataOf<Declared extends DeclaredError> =
  Declared extends DeclaredError<ErrorDomain, string, infer Data>
    ? Data extends Schema
      ? v.InferOutput<Data>
      : null
    : never;

type Entry = { code: number; meaning: string; data?: Schema; isPassing?: boolean };

type DeclaredErrors<Of extends ErrorDomain, Entries extends Record<string, Entry>> = {
  readonly [Name in keyof Entries & string]: DeclaredError<
    Of,
    Name,
    Entries[Name] extends { data: infer Data extends Schema } ? Data : null
  >;
};

/** Declares the errors of a domain, by name. */
/* @__NO_SIDE_EFFECTS__ */
export function declareErrors<
  const Of extends ErrorDomain,
  const Entries extends Record<string, Entry>,
>(domain: Of, entries: Entries): DeclaredErrors<Of, Entries> {
  const declared = Object.entries(entries).map(([name, entry]) => {
    const { code, meaning, data = null, isPassing = false } = entry;
    return [name, { domain, name, code, meaning, data, isPassing }];
  });
  return Object.fromEntries(declared) as DeclaredErrors<Of, Entries>;
}
