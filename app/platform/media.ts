/** A media query that can be read and followed. */
export type Media = {
  matches: () => boolean;
  /** @returns the unsubscriber. */
  subscribe: (onChange: (matches: boolean) => void) => () => void;
};

/** Never matches where the browser has no `matchMedia`. */
export function watchMedia(query: string): Media {
  const find = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);
  return {
    matches: () => find()?.matches ?? false,
    subscribe(onChange) {
      const list = find();
      const listener = (event: MediaQueryListEvent) => onChange(event.matches);
      // Safari before 14 has no events on media queries; there the value stays as it was.
      list?.addEventListener?.('change', listener);
      return () => list?.removeEventListener?.('change', listener);
    },
  };
}
