type Holdable = {
  /** Seconds since 1970; null where nothing waits. */
  holdUntil: number | null;
};

/** True while a card, or a whole wallet, waits until it may be used. */
export function isHeld({ holdUntil }: Holdable): boolean {
  return holdUntil !== null && holdUntil * 1000 > Date.now();
}
