/** Milliseconds between two readings while something waits to be decided, and otherwise. */
const often = 4_000;
const seldom = 20_000;

/** @returns milliseconds until points are read anew by themselves. */
export function whenInReview(isInReview: boolean): number {
  return isInReview ? often : seldom;
}
