/** A media query that can be read and followed. */
export type Media = {
  matches: () => boolean;
  /** @returns the unsubscriber. */
  subscribe: (onChange: (matches: boolean) => void) => () => void;
};

export function watchMedia(query: string): Media {
  return {
    matches: () => matchMedia(query).matches,
    subscribe(onChange) {
      const list = matchMedia(query);
      const listener = (event: MediaQueryListEvent) => onChange(event.matches);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}
