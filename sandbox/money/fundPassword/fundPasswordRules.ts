const minute = 60_000;

/** Wrong fund passwords in a row until each lock. */
const triesPerLock = 5;
/** Wrong ones in a row after which only a reset helps. */
export const mostWrong = 20;
/** How long withdrawals wait after a reset, in ms. */
export const resetHold = 24 * 60 * minute;

/** @returns how long so many wrong ones in a row lock, in ms; 0 where they do not. */
export function lockAfter(wrongCount: number): number {
  if (wrongCount === 0 || wrongCount % triesPerLock !== 0) return 0;
  return (wrongCount === triesPerLock ? 10 : 60) * minute;
}

/** @returns how many more may be wrong until the next lock or the block. */
export function triesLeft(wrongCount: number): number {
  return triesPerLock - (wrongCount % triesPerLock);
}
