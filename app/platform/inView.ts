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
 * Tells each time an element comes to fill most of the area that it is scrolled in.
 * @param share of the element that must be in view, from 0 to 1
 * @returns the unsubscriber.
 */
export function watchFilling(
  element: Element,
  { area, share }: { area: Element | null; share: number },
  onFilling: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last && last.intersectionRatio >= share) onFilling();
    },
    { root: area, threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
