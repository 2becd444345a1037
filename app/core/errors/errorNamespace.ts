import type { ErrorDomain } from '../../contract/calls.ts';

/** Where the sentences of a domain's errors are; the key of a sentence is the error's name. */
export function errorNamespace<Of extends ErrorDomain>(domain: Of): `${Of}.errors` {
  return `${domain}.errors`;
}
