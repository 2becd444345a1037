/** What must come to its end before the app starts anew. */
export type Hold =
  /** A message, or what belongs to it, is on its way. */
  | 'message'
  /** A call that may not be made twice has no answer yet. */
  | 'order'
  /** The microphone records. */
  | 'recording';

const holds = new Map<symbol, Hold>();

/** Keeps the app from starting anew for an update. @returns the way to let go, once it is over */
export function hold(what: Hold): () => void {
  const mark = Symbol(what);
  holds.set(mark, what);
  return () => void holds.delete(mark);
}

/** @returns what has held for longest, or null */
export function heldBy(): Hold | null {
  for (const what of holds.values()) return what;
  return null;
}

/** As `hold`, for as long as the work takes. */
export async function holding<Result>(what: Hold, work: () => Promise<Result>): Promise<Result> {
  const release = hold(what);
  try {
    return await work();
  } finally {
    release();
  }
}
