import { Argument } from 'commander';

/** Brand ids; none means every brand. */
export function idsArgument(): Argument {
  return new Argument('[ids...]', 'brands to work on; every brand when none is named');
}
