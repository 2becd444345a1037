import { InvalidArgumentError } from 'commander';

/** @returns a parser for `Option.argParser` that takes whole numbers between the bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const bounds =
      most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number, ${bounds}.`);
  };
}
