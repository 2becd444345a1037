/**
 * Tells whether an element is in the visible part of the page, now and whenever that changes.
 * @returns the unsubscriber.
 */
export function watchInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    onChange(entries.at(-1)?.isIntersecting ?? false);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells how much of an element is in view of the area that it is scrolled in, now and each time that crosses a bound.
 * @param bounds shares of the element, from 0 to 1
 * @returns the unsubscriber.
 */
export function watchShare(
  element: Element,
  { area, bounds }: { area: Element | null; bounds: readonly number[] },
  onChange: (share: number) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.intersectionRatio);
    },
    { root: area, threshold: [...bounds] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
