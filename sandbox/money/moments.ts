/** @param moment milliseconds. @returns the second it is in, as the contract has moments. */
export function secondOf(moment: number): number {
  return Math.floor(moment / 1000);
}

/** @returns the same of a moment that may not have come. */
export function secondOrNull(moment: number | null): number | null {
  return moment === null ? null : secondOf(moment);
}

/** @param moment milliseconds, for what ends then. @returns the first second that is not before it. */
export function secondAfter(moment: number): number {
  return Math.ceil(moment / 1000);
}
